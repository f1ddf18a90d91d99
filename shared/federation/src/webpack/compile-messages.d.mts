/** Puts what the parser of ICU messages makes of a text in the place of the text. */
export function compileMessages(source: string, parse: (text: string) => unknown): string
