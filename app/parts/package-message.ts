import { dollars } from "../../shared/dollars.ts";

/**
 * Returns the chat message of a package (docs/product.md, section 7).
 *
 * @param message `pricing.message` of content/services/link-building.md, with the placeholders [package] and [price].
 * @param monthlyPrice In whole dollars.
 */
export function packageMessage(message: string, name: string, monthlyPrice: number): string {
	return message.replace("[package]", name).replace("[price]", dollars(monthlyPrice));
}
