import { CsvError, parse } from 'csv-parse/sync'
import { invalid } from './errors'

/** A row of a file, and the line of the file on which it ends. */
export interface CsvRow {
  record: string[]
  info: { lines: number }
}

/** The one that the first row has most of, quoted cells aside: where it is a semicolon, commas stand in numbers and addresses. */
const delimiterOf = (csv: string): string => {
  const heading = (/^.*\S.*$/m.exec(csv)?.[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (sign: string) => heading.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/**
 * Reads CSV text with one separator for the whole file: comma, semicolon or tab, whichever its first row uses.
 * Answers at most `most` rows, so that what is too long is not read to its end; 422 at `csv` when it cannot be read.
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
