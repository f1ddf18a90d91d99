import { importRowsMax } from '@samspel/api'
import { invalid } from '../../errors'
import { readCsv } from '../../read-csv'

/** One row of the file, with `username` and `email` normalised as in the database. */
export interface FileRow {
  line: number
  value: string
  username?: string
  email?: string
}

const headings = {
  username: ['username', 'user name', 'användarnamn', 'användare', 'instagram', 'handle', 'konto', 'account'],
  email: ['email', 'e-mail', 'epost', 'e-post', 'mail', 'e-postadress', 'mejl'],
} as const

interface Columns {
  username?: number
  email?: number
}

const columnsOf = (first: readonly string[]): Columns | undefined => {
  const find = (names: readonly string[]) => first.findIndex((cell) => names.includes(cell.toLowerCase()))
  const [username, email] = [find(headings.username), find(headings.email)]
  if (username === -1 && email === -1) return undefined
  return { ...(username !== -1 && { username }), ...(email !== -1 && { email }) }
}

const valueLength = 200
const isUsername = (text: string) => /^[\p{L}\p{N}._-]{1,60}$/u.test(text)
const isEmail = (text: string) => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
/** Accepts `@name` or the address of a profile. */
const bare = (text: string) =>
  text
    .replace(/^(?:https?:\/\/)?(?:www\.)?instagram\.com\//i, '')
    .replace(/[/?].*$/, '')
    .replace(/^@/, '')

const readRow = (line: number, text: string): FileRow => {
  const value = text.slice(0, valueLength)
  if (isEmail(text)) return { line, value, email: text.toLowerCase() }
  const username = bare(text).toLowerCase()
  return isUsername(username) ? { line, value, username } : { line, value }
}

/** Parses names and addresses from CSV text; 422 at `csv` when it is unreadable, empty, or exceeds the maximum number of rows. */
export const readImport = (csv: string): FileRow[] => {
  // The heading, plus one row over the limit to detect that it is exceeded.
  const parsed = readCsv(csv, importRowsMax + 2)
  const columns = columnsOf(parsed[0]?.record ?? [])
  const rows = columns ? parsed.slice(1) : parsed
  if (rows.length > importRowsMax) throw invalid({ csv: ['too_long'] })
  if (rows.length === 0) throw invalid({ csv: ['required'] })
  const cellOf = (record: readonly string[], { username, email }: Columns) =>
    (username === undefined ? '' : (record[username] ?? '')) || (email === undefined ? '' : (record[email] ?? ''))
  return rows.map(({ record, info }) => readRow(info.lines, cellOf(record, columns ?? { username: 0 })))
}
