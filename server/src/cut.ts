/**
 * The beginning of a text, without half of a character at its end: an emoji is two UTF-16 units, and jsonb does not accept one of them.
 * @param most in UTF-16 units
 */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
