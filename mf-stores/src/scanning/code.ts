/** Length of a pass's code. Its alphabet leaves out 0 O 1 I. */
export const CODE_LENGTH = 8
const foreign = /[^2-9A-HJ-NP-Z]/g

/** Reduces a text to the characters of a pass: capitals, at most eight. Spaces, dashes and characters that no code contains are dropped. */
export const cleanCode = (text: string): string =>
  text.normalize('NFKC').toUpperCase().replace(foreign, '').slice(0, CODE_LENGTH)

/** Whether a text contains characters that no code has. */
export const hasForeign = (text: string): boolean => /[01OI]/.test(text.normalize('NFKC').toUpperCase())

/** Formats eight characters as people read them out: two groups of four. */
export const spacedCode = (code: string): string => code.replace(/^(.{4})(?=.)/, '$1 ')

/** The pass code in scanned text; undefined for anything else. A pass's QR code contains only its characters. */
export const codeIn = (text: string): string | undefined => {
  const code = text.trim().toUpperCase()
  return new RegExp(`^[2-9A-HJ-NP-Z]{${CODE_LENGTH}}$`).test(code) ? code : undefined
}

/** The token in a store's sign, whose QR code contains an address of this site: `https://…/stores/qr/<token>`. */
export const signTokenIn = (text: string): string | undefined =>
  /^(?:https?:\/\/[^/?#]+)?\/stores\/qr\/([\w.~-]{1,60})\/?(?:[?#].*)?$/.exec(text.trim())?.[1]
