const longestName = 60
const longestSubject = 150

/** Reduces text to one line in which no mail program finds a link: without invisible characters and addresses, and with domains split. */
const plainLine = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/(?:[a-z][a-z\d+.-]*:\/\/|www\.|mailto:)\S*/gi, ' ')
    .replace(/\S+@\S+\.\S+/g, ' ')
    .replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()

const cut = (text: string, longest: number): string => {
  const characters = [...text]
  return characters.length > longest
    ? `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : text
}

/**
 * The name of a person, brand or campaign, for a mail the recipient has not asked for. Owners choose names freely, so anything but the name
 * is removed.
 */
export const nameInMail = (name: string): string => cut(plainLine(name), longestName) || 'Samspel'

/** A safe subject line, whatever names it contains. */
export const subjectOf = (text: string): string => cut(plainLine(text), longestSubject)
