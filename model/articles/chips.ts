import { mapStrings } from "../reading/schema-walk.ts";

/** Matches citation chips. `[^terms]` names a source; readEntry replaces the name with the source's number, as in `[^1]`. */
export const CHIP = /\[\^([^\]\s]+)\]/g;

/** Returns the names or numbers of the chips in a string. */
export const chipsOf = (text: string): string[] => [...text.matchAll(CHIP)].map(([, id = ""]) => id);

/** Returns a string without its chips. */
export const withoutChips = (text: string): string => text.replace(CHIP, "");

/** Returns a copy of a value without the chips in its strings, for use outside the page that lists the sources. */
export const plain = <Value>(value: Value): Value => mapStrings(value, withoutChips) as Value;
