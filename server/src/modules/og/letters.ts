/** Characters that the fonts cover besides letters; everything else (pictographs, control characters, other scripts) is left out. */
const unknown = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}0-9\p{P}\p{Sc} +<=>|~^`´°©®™]/gu

/** The drawable part of a text, on one line. */
export const drawable = (text: string): string =>
  text.normalize('NFC').replace(/\s/g, ' ').replace(unknown, '').replace(/ {2,}/g, ' ').trim().slice(0, 300)
