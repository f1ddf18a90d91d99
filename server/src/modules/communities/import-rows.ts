import { importRowsMax } from '@samspel/api'
import { type CreatorColumns, creatorColumnsOf } from '@samspel/api/files'
import { invalid } from '../../errors'
import { readCsv } from '../../read-csv'
import { usernameIn } from '../../username-in'

/** Who a row means, normalised as in the database, and the cell that says so. */
interface Said {
  value: string
  key: string
}

/** One row of the file. A row may name a user and an address: the address counts where nobody has the name. */
export interface FileRow {
  line: number
  value: string
  username?: Said
  email?: Said
}

const valueLength = 200
const isUsername = (text: string) => /^[\p{L}\p{N}._-]{1,60}$/u.test(text)
const isEmail = (text: string) => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
/** `Bo Ek <bo@ek.se>` and `mailto:bo@ek.se` of mail programs. */
const bareEmail = (text: string) => (/<([^<>\s]+@[^<>\s]+)>/.exec(text)?.[1] ?? text).replace(/^mailto:/i, '')

const readCell = (text: string): Pick<FileRow, 'username' | 'email'> => {
  const value = text.slice(0, valueLength)
  const email = bareEmail(text)
  if (isEmail(email)) return { email: { value, key: email.toLowerCase() } }
  const username = usernameIn(text)
  return isUsername(username) ? { username: { value, key: username } } : {}
}

/** Under a name an address may stand too; under an address nothing else is meant. The first of each kind counts. */
const readRow = (line: number, record: readonly string[], columns: CreatorColumns): FileRow => {
  const cellsOf = (places: readonly number[]) => places.map((at) => record[at] ?? '').filter((text) => text !== '')
  const [names, addresses] = [cellsOf(columns.username), cellsOf(columns.email)]
  const said: Pick<FileRow, 'username' | 'email'>[] = [
    ...names.map(readCell),
    ...addresses.map(readCell).map(({ email }) => (email ? { email } : {})),
  ]
  const row: FileRow = { line, value: (names[0] ?? addresses[0] ?? '').slice(0, valueLength) }
  for (const { username, email } of said) {
    if (username) row.username ??= username
    if (email) row.email ??= email
  }
  return row
}

/**
 * Parses names and addresses from CSV text; 422 at `csv` when it is unreadable, empty, exceeds the maximum number of rows, or has several
 * columns of which none is called as we know.
 */
export const readImport = (csv: string): FileRow[] => {
  // The heading, plus one row over the limit to detect that it is exceeded.
  const parsed = readCsv(csv, importRowsMax + 2)
  const columns = creatorColumnsOf(parsed[0]?.record ?? [])
  if (!columns && parsed.some(({ record }) => record.length > 1)) throw invalid({ csv: ['invalid'] })
  const rows = columns ? parsed.slice(1) : parsed
  if (rows.length > importRowsMax) throw invalid({ csv: ['too_long'] })
  if (rows.length === 0) throw invalid({ csv: ['required'] })
  return rows.map(({ record, info }) => readRow(info.lines, record, columns ?? { username: [0], email: [] }))
}
