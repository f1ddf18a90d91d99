/** A cell of a file: numbers get the decimal sign of the file, text stays. */
export type CsvCell = string | number | null

interface Format {
  delimiter: ';' | ','
  decimal: ',' | '.'
}

/** Programs with Swedish number formats expect semicolons between cells and decimal commas; a point would make dates of some numbers. */
const swedish: Format = { delimiter: ';', decimal: ',' }
const formats: Record<'sv' | 'en', Format> = { sv: swedish, en: { delimiter: ',', decimal: '.' } }

/** Spreadsheets would run a cell starting like this as a formula. Phone numbers and coordinates are safe. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text) && !/^[+-][\d\s().,-]*$/.test(text)

const cellOf = (value: CsvCell, { delimiter, decimal }: Format): string => {
  const text = typeof value === 'number' ? String(value).replace('.', decimal) : (value ?? '')
  const safe = isFormula(text) ? `'${text}` : text
  return safe.includes(delimiter) || /["\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A CSV file for spreadsheets of a language: starts with a byte order mark, by which they recognise UTF-8; a cell is quoted if necessary
 * and never a formula. Days go in as YYYY-MM-DD.
 */
export const toCsv = (lines: readonly (readonly CsvCell[])[], language: 'sv' | 'en' = 'sv'): string => {
  const format = formats[language]
  return `\uFEFF${lines.map((line) => line.map((cell) => cellOf(cell, format)).join(format.delimiter)).join('\r\n')}\r\n`
}
