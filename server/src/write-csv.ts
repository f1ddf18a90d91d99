/** Spreadsheets would run a cell starting like this as a formula. Phone numbers and coordinates are safe. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text) && !/^[+-][\d\s().,-]*$/.test(text)

/** A cell of the file, quoted if necessary and never a formula. */
export const toCell = (value: string | number | null): string => {
  const text = String(value ?? '')
  const safe = isFormula(text) ? `'${text}` : text
  return /[;"\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A CSV file for spreadsheets: starts with a byte order mark, by which they recognise UTF-8, and uses semicolons. */
export const toCsv = (lines: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${lines.map((line) => line.map(toCell).join(';')).join('\r\n')}\r\n`
