/** Paths at Instagram that are no names of accounts. */
const noNames = /^(?:p|reel|reels|tv|explore|accounts|direct|share|s|about|developer|legal)$/i

/**
 * The name of an account in a cell of a file: `name`, `@name`, or the address of a profile or story as browsers, phones and apps give it.
 * In small letters; empty for an address that is of no account, such as a post's.
 */
export const usernameIn = (text: string): string => {
  const address = /^(?:https?:\/\/)?(?:www\.|m\.)?(?:instagram\.com|instagr\.am)\/(.*)$/i.exec(text.trim())
  const path = (address?.[1] ?? text.trim()).replace(/^(?:_u|stories)\//i, '')
  const name = path.replace(/[/?#].*$/, '').replace(/^@/, '')
  return address && noNames.test(name) ? '' : name.toLowerCase()
}
