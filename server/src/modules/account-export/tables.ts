import { type CsvCell, toCsv } from '@samspel/api/files'
import type { Row, Told } from './rows'

type Pages = AsyncIterable<Row[]>

/** Everything as one JSON document, by table, written while it is read. */
export async function* asJson(
  at: Date,
  tables: readonly Told[],
  pagesOf: (told: Told) => Pages,
): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(at.toISOString())}`
  for (const told of tables) {
    const isAccount = told.name === 'account'
    yield `,\n${JSON.stringify(told.name)}:${isAccount ? '' : '['}`
    let written = 0
    for await (const rows of pagesOf(told)) {
      yield `${written > 0 ? ',\n' : ''}${rows.map((row) => JSON.stringify(row)).join(',\n')}`
      written += rows.length
    }
    if (!isAccount) yield ']'
    else if (written === 0) yield 'null'
  }
  yield '}\n'
}

const cellOf = (value: unknown): CsvCell => {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'string') return value
  return JSON.stringify(value)
}

/** One table for a spreadsheet. */
export async function* asCsv({ columns }: Told, pages: Pages, counted: (rows: number) => void): AsyncGenerator<string> {
  yield toCsv([columns])
  // The byte order mark stands at the beginning alone.
  for await (const rows of pages) {
    counted(rows.length)
    yield toCsv(rows.map((row) => columns.map((column) => cellOf(row[column])))).slice(1)
  }
}
