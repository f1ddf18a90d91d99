import { CsvError, parse } from 'csv-parse/sync'
import { invalid } from './errors'

/** A row of a file, and the line on which it ends. */
export interface CsvRow {
  record: string[]
  info: { lines: number }
}

/** The separator that is most frequent in the first row, outside quotes. With semicolons, commas are part of numbers and addresses. */
const delimiterOf = (csv: string): string => {
  const heading = (/^.*\S.*$/m.exec(csv)?.[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (sign: string) => heading.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/**
 * Parses CSV text with a single separator throughout: comma, semicolon or tab, whichever the first row uses. Returns at most `most` rows,
 * so that long files are not parsed to the end; 422 at `csv` when it cannot be parsed.
 */
export const readCsv = (csv: string, most: number): CsvRow[] => {
  try {
    return parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      info: true,
      to: most,
    }) as unknown as CsvRow[]
  } catch (error) {
    if (error instanceof CsvError) throw invalid({ csv: ['invalid'] })
    throw error
  }
}
