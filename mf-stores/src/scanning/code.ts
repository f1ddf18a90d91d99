/** Characters of a pass: without 0 O 1 I. */
export const CODE_LENGTH = 8
const foreign = /[^2-9A-HJ-NP-Z]/g

/** What of a text can be characters of a pass: capitals, at most eight. Spaces and dashes of what was pasted are left out, and so is what no code has. */
export const cleanCode = (text: string): string =>
  text.normalize('NFKC').toUpperCase().replace(foreign, '').slice(0, CODE_LENGTH)

/** Whether something that was typed cannot stand in a code. */
export const hasForeign = (text: string): boolean => /[01OI]/.test(text.normalize('NFKC').toUpperCase())

/** Eight characters as people read them out: four and four. */
export const spacedCode = (code: string): string => code.replace(/^(.{4})(?=.)/, '$1 ')

/** The pass in what a camera read, or undefined for anything else: a pass's picture holds its characters and nothing more. */
export const codeIn = (text: string): string | undefined => {
  const code = text.trim().toUpperCase()
  return new RegExp(`^[2-9A-HJ-NP-Z]{${CODE_LENGTH}}$`).test(code) ? code : undefined
}

/** The token in a store's sign, which holds an address of this site: `https://…/stores/qr/<token>`. */
export const signTokenIn = (text: string): string | undefined =>
  /^(?:https?:\/\/[^/?#]+)?\/stores\/qr\/([\w.~-]{1,60})\/?(?:[?#].*)?$/.exec(text.trim())?.[1]
