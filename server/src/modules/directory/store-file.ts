import { countries, type Country, type FieldErrorId } from '@samspel/api'
import { invalid } from '../../errors'
import { type CsvRow, readCsv } from '../../read-csv'
import { type FileColumn, fileColumnNames, fileColumns, fromCell, neededColumns } from './store-columns'
import type { StoreFields } from './store-repository'
import { fieldErrors } from './store-rules'

/** Rows that are taken, as the contract says. */
const MOST_ROWS = 20_000

/** A row as it was understood; columns that the file does not have are absent. */
export interface FileStore {
  line: number
  id: string | undefined
  fields: StoreFields
  errors: Record<string, FieldErrorId[]>
}

const columnsOf = (heading: readonly string[]): Map<FileColumn, number> => {
  const cells = heading.map((cell) => cell.toLowerCase())
  const found = new Map<FileColumn, number>()
  for (const name of fileColumnNames) {
    const at = cells.findIndex((cell) => [fileColumns[name].heading, ...fileColumns[name].also].includes(cell as never))
    if (at !== -1) found.set(name, at)
  }
  return found
}

const longest = {
  name: 120,
  address: 200,
  postalCode: 20,
  city: 120,
  phone: 40,
  openingHours: 200,
  contactName: 120,
  contactEmail: 254,
  handoverNote: 500,
} as const
const mayBeEmpty: ReadonlySet<string> = new Set([
  'phone',
  'openingHours',
  'contactName',
  'contactEmail',
  'handoverNote',
])
const bounds = { latitude: 90, longitude: 180 } as const

const isOneOf = <K extends string>(keys: Record<K, unknown>, key: string): key is K => key in keys

/** One cell: what it says, or why it cannot be. Absent: nothing is said. */
const readCell = (column: FileColumn, text: string): { value?: unknown; error?: FieldErrorId } => {
  if (isOneOf(bounds, column)) {
    const degrees = Number(text.replace(',', '.'))
    if (text === '') return {}
    return Number.isFinite(degrees) && Math.abs(degrees) <= bounds[column] ? { value: degrees } : { error: 'invalid' }
  }
  if (column === 'countryCode') {
    if (text === '') return {}
    const code = text.toUpperCase() as Country
    return countries.includes(code) ? { value: code } : { error: 'invalid' }
  }
  if (column === 'id' || !isOneOf(longest, column)) return {}
  if (text === '' && column !== 'postalCode') return mayBeEmpty.has(column) ? { value: null } : { error: 'required' }
  return text.length > longest[column] ? { error: 'too_long' } : { value: text }
}

const readRow = ({ record, info }: CsvRow, columns: ReadonlyMap<FileColumn, number>): FileStore => {
  const fields: Record<string, unknown> = {}
  const errors: FileStore['errors'] = {}
  const cellOf = (at: number) => fromCell(record[at] ?? '')
  for (const [column, at] of columns) {
    const { value, error } = readCell(column, cellOf(at))
    if (error) errors[column] = [error]
    else if (value !== undefined) fields[column] = value
  }
  const idAt = columns.get('id')
  return {
    line: info.lines,
    id: idAt === undefined ? undefined : cellOf(idAt).toLowerCase() || undefined,
    fields,
    errors: { ...errors, ...fieldErrors(fields) },
  }
}

/** Reads stores from CSV text; 422 at `csv` when it cannot be read, is empty, says nothing of stores or has more rows than are taken. */
export const readStores = (csv: string): FileStore[] => {
  // What was not UTF-8 when it was read has this in the place of its letters.
  if (csv.includes('\uFFFD') || csv.includes('\0')) throw invalid({ csv: ['invalid'] })
  // A heading and one row more than may be taken.
  const [heading, ...rows] = readCsv(csv, MOST_ROWS + 2)
  const columns = columnsOf(heading?.record ?? [])
  if (rows.length > MOST_ROWS) throw invalid({ csv: ['too_long'] })
  if (rows.length === 0 || neededColumns.some((name) => !columns.has(name))) throw invalid({ csv: ['required'] })
  return rows.map((row) => readRow(row, columns))
}
