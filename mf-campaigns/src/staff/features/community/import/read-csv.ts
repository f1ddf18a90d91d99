import { importRowsMax } from '@samspel/api'

/** The longest text the server accepts. */
export const longestCsv = 1_000_000
const shownRows = 5
const known = ['username', 'email']

/** What can be said about a text before it is sent. */
export interface CsvFacts {
  /** Number of rows without the heading. */
  count: number
  /** Column headings; undefined for a file with a single column and no heading. */
  header: string[] | undefined
  /** The column that the server will read; undefined if it would find none. */
  column: string | undefined
  isOneColumn: boolean
  isTooLong: boolean
  firstRows: string[][]
}

/**
 * Checks a CSV text as the server will: it needs `username` or `email` in the heading, or a single column without one. The parser is loaded
 * on demand.
 */
export async function readCsv(text: string): Promise<CsvFacts | undefined> {
  if (!text.trim()) return undefined
  const { default: papa } = await import(/* webpackChunkName: "csv" */ 'papaparse')
  const { data } = papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' })
  const [first = []] = data
  const headings = first.map((cell) => cell.trim())
  const column = headings.find((cell) => known.includes(cell.toLowerCase()))
  const isOneColumn = data.every((row) => row.length <= 1)
  const hasHeader = column !== undefined || !isOneColumn
  const rows = hasHeader ? data.slice(1) : data
  return {
    count: rows.length,
    header: hasHeader ? headings : undefined,
    column,
    isOneColumn,
    isTooLong: rows.length > importRowsMax,
    firstRows: rows.slice(0, shownRows),
  }
}

/** Decodes a file, whose encoding may not be UTF-8 if it was written on Windows. `undefined` when it is not text. */
export async function textOf(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.includes(0)) return undefined
  const text = new TextDecoder('utf-8').decode(bytes)
  return (text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text).replace(/^\uFEFF/, '')
}
