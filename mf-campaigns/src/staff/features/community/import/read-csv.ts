import { importRowsMax } from '@samspel/api'
import { cellText, creatorColumnsOf, tableTextOf } from '@samspel/api/files'

/** The longest text the server accepts. */
export const longestCsv = 1_000_000
const shownRows = 5

/** What can be said about a text before it is sent. */
export interface CsvFacts {
  /** Number of rows without the heading. */
  count: number
  /** Column headings; undefined for a file with a single column and no heading. */
  header: string[] | undefined
  /** The columns that the server will read; none if it would find none. */
  columns: string[]
  isOneColumn: boolean
  isTooLong: boolean
  firstRows: string[][]
}

/** Reads a CSV text by the same rules as the server. The parser is loaded on demand. */
export async function readCsv(csv: string): Promise<CsvFacts | undefined> {
  if (!csv.trim()) return undefined
  const { default: papa } = await import(/* webpackChunkName: "csv" */ 'papaparse')
  const { text, delimiter, fromLine } = tableTextOf(csv)
  const { data } = papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' })
  const table = data.slice(fromLine - 1).map((row) => row.map(cellText))
  const [first = []] = table
  const known = creatorColumnsOf(first)
  const isOneColumn = table.every((row) => row.length <= 1)
  const hasHeader = known !== undefined || !isOneColumn
  const rows = hasHeader ? table.slice(1) : table
  return {
    count: rows.length,
    header: hasHeader ? first : undefined,
    columns: known ? [...known.username, ...known.email].map((at) => first[at] ?? '') : [],
    isOneColumn,
    isTooLong: rows.length > importRowsMax,
    firstRows: rows.slice(0, shownRows),
  }
}
