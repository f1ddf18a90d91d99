import { importRowsMax } from '@samspel/api'

/** Longest text that the server reads. */
export const longestCsv = 1_000_000
const shownRows = 5
const known = ['username', 'email']

/** What can be told of a text before it is sent. */
export interface CsvFacts {
  /** Rows without the heading. */
  count: number
  /** Headings; undefined in a file of one column without any. */
  header: string[] | undefined
  /** The column that the server reads; undefined when it would find none. */
  column: string | undefined
  isOneColumn: boolean
  isTooLong: boolean
  firstRows: string[][]
}

/**
 * Looks at a CSV text as the server will: `username` or `email` in the heading, or one column without a heading. The parser loads when it
 * is needed.
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

/** Text of a file; programs on Windows write other bytes than UTF-8. `undefined` when it is no text at all. */
export async function textOf(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.includes(0)) return undefined
  const text = new TextDecoder('utf-8').decode(bytes)
  return (text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text).replace(/^\uFEFF/, '')
}
