import type { Locale } from '@samspel/api'
import { saveFile } from '@samspel/desk/save-file'

export type Cell = string | number

/** Programs that read Swedish numbers take semicolons between cells and a comma before decimals. */
const delimiters: Record<Locale, string> = { sv: ';', en: ',' }
const cellOf = (cell: Cell, locale: Locale): string =>
  typeof cell === 'number' && locale === 'sv' ? String(cell).replace('.', ',') : String(cell)

/** Rows as a file's text: a byte order mark so that å, ä and ö are read, and no cell that a program would run as a formula. */
export const toCsv = async (rows: readonly (readonly Cell[])[], locale: Locale): Promise<string> => {
  const { unparse } = await import(/* webpackChunkName: "papaparse" */ 'papaparse')
  return `\uFEFF${unparse(
    rows.map((row) => row.map((cell) => cellOf(cell, locale))),
    { delimiter: delimiters[locale], escapeFormulae: true, newline: '\r\n' },
  )}`
}

/** Name of a file without what some systems do not take. */
export const fileName = (...parts: string[]): string =>
  `${
    parts
      .join(' ')
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'samspel'
  }.csv`

export const saveCsv = async (name: string, rows: readonly (readonly Cell[])[], locale: Locale): Promise<void> =>
  saveFile(name, await toCsv(rows, locale), 'text/csv;charset=utf-8')
