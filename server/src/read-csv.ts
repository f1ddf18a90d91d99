import { CsvError, parse } from 'csv-parse/sync'
import { cellText, tableTextOf } from '@samspel/api/files'
import { invalid } from './errors'

/** A row of a file, and the line on which it ends. */
export interface CsvRow {
  record: string[]
  info: { lines: number }
}

/**
 * Parses CSV text as people have it: see `tableTextOf`. Rows without content are left out. Returns at most `most` rows, so that long files
 * are not parsed to the end; 422 at `csv` when it cannot be parsed.
 */
export const readCsv = (csv: string, most: number): CsvRow[] => {
  const { text, delimiter, fromLine } = tableTextOf(csv)
  try {
    const rows = parse(text, {
      delimiter,
      trim: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      relax_quotes: true,
      info: true,
      from_line: fromLine,
      to: most,
    }) as unknown as CsvRow[]
    return rows.map(({ record, info }) => ({ record: record.map(cellText), info }))
  } catch (error) {
    if (error instanceof CsvError) throw invalid({ csv: ['invalid'] })
    throw error
  }
}
