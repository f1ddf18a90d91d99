/** A sheet would take a cell that begins so for a formula; telephone numbers and coordinates are none. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text) && !/^[+-][\d\s().,-]*$/.test(text)

/** A cell of the file: quoted where it must be, never a formula. */
export const toCell = (value: string | number | null): string => {
  const text = String(value ?? '')
  const safe = isFormula(text) ? `'${text}` : text
  return /[;"\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text of a file for sheets: it begins with the mark by which they know UTF-8, a semicolon stands between cells. */
export const toCsv = (lines: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${lines.map((line) => line.map(toCell).join(';')).join('\r\n')}\r\n`
