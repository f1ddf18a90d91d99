const longestName = 60
const longestSubject = 150

/** One line that no mail program makes a link of: without control and invisible characters, addresses and domains. */
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
 * The name of a person, brand or campaign in a mail to somebody who has not asked for it: its owner chose it freely, so it is a name and no
 * more.
 */
export const nameInMail = (name: string): string => cut(plainLine(name), longestName) || 'Samspel'

/** A subject, whatever the names in it. */
export const subjectOf = (text: string): string => cut(plainLine(text), longestSubject)
