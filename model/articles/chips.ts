import { mapStrings } from "../reading/schema-walk.ts";

/** Matches citation chips: `[^terms]` names a source of the page; reading a file turns it into the position, `[^1]`. */
export const CHIP = /\[\^([^\]\s]+)\]/g;

/** Returns the names or numbers of the chips in a text. */
export const chipsOf = (text: string): string[] => [...text.matchAll(CHIP)].map(([, id = ""]) => id);

/** Returns a text without chips, for use outside its page. */
export const withoutChips = (text: string): string => text.replace(CHIP, "");

/** Returns a copy of a value with no chips in any text. */
export const plain = <Value>(value: Value): Value => mapStrings(value, withoutChips) as Value;
