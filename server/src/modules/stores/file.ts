import { type FieldErrorId } from '@samspel/api'
import { type StoreColumn as FileColumn, storeColumnsOf } from '@samspel/api/files'
import { nameWithoutAddress } from '@samspel/api/name-without-address'
import { storeFields, storeImportRowsMax } from '@samspel/api/store-fields'
import { invalid } from '../../errors'
import { type CsvRow, readCsv } from '../../read-csv'
import { countryCalled } from './country-names'
import type { StoreFields } from './repository'
import { fieldErrors } from './rules'

/** Columns a store cannot be without. */
const neededColumns = ['name', 'address', 'city'] as const satisfies readonly FileColumn[]

/** A parsed row; columns missing from the file are absent. */
export interface FileStore {
  line: number
  id: string | undefined
  fields: StoreFields
  errors: Record<string, FieldErrorId[]>
}

const aName = new RegExp(nameWithoutAddress, 'u')
const decimal = /^[+-]?\d{1,3}(?:[.,]\d+)?$/

/** Parses one cell into a value or an error; an empty cell gives neither. */
const readCell = (column: FileColumn, text: string): { value?: unknown; error?: FieldErrorId } => {
  if (column === 'id') return {}
  const field = storeFields[column]
  if ('most' in field) {
    if (text === '') return {}
    const degrees = decimal.test(text) ? Number(text.replace(',', '.')) : Number.NaN
    return Math.abs(degrees) <= field.most ? { value: degrees } : { error: 'invalid' }
  }
  if (column === 'countryCode') {
    if (text === '') return {}
    const code = countryCalled(text)
    return code ? { value: code } : { error: 'invalid' }
  }
  if (text === '' && column !== 'postalCode') return 'mayBeEmpty' in field ? { value: null } : { error: 'required' }
  if (column === 'name' && !aName.test(text)) return { error: 'address_in_name' }
  return 'longest' in field && text.length > field.longest ? { error: 'too_long' } : { value: text }
}

const readRow = ({ record, info }: CsvRow, columns: ReadonlyMap<FileColumn, number>): FileStore => {
  const fields: Record<string, unknown> = {}
  const errors: FileStore['errors'] = {}
  const cellOf = (at: number) => record[at] ?? ''
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

/** Parses stores from CSV text; 422 at `csv` when it is unreadable, empty, has no store columns or too many rows. */
export const readStores = (csv: string): FileStore[] => {
  // Text that was not UTF-8 has been decoded with replacement characters.
  if (csv.includes('\uFFFD') || csv.includes('\0')) throw invalid({ csv: ['invalid'] })
  // The heading, plus one row over the limit to detect that it is exceeded.
  const [heading, ...rows] = readCsv(csv, storeImportRowsMax + 2)
  const columns = storeColumnsOf(heading?.record ?? [])
  if (rows.length > storeImportRowsMax) throw invalid({ csv: ['too_long'] })
  if (rows.length === 0 || neededColumns.some((name) => !columns.has(name))) throw invalid({ csv: ['required'] })
  return rows.map((row) => readRow(row, columns))
}
