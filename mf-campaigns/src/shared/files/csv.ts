import type { Locale } from '@samspel/api'
import { saveFile } from '@samspel/desk/save-file'

export type Cell = string | number

/** Programs with Swedish number formats expect semicolons between cells and decimal commas. */
const delimiters: Record<Locale, string> = { sv: ';', en: ',' }
const cellOf = (cell: Cell, locale: Locale): string =>
  typeof cell === 'number' && locale === 'sv' ? String(cell).replace('.', ',') : String(cell)

/**
 * Content of a CSV file: with a byte order mark so that å, ä and ö are read correctly, and no cell that a program would run as a formula.
 */
export const toCsv = async (rows: readonly (readonly Cell[])[], locale: Locale): Promise<string> => {
  const { unparse } = await import(/* webpackChunkName: "papaparse" */ 'papaparse')
  return `\uFEFF${unparse(
    rows.map((row) => row.map((cell) => cellOf(cell, locale))),
    { delimiter: delimiters[locale], escapeFormulae: true, newline: '\r\n' },
  )}`
}

/** A file name without characters that some systems reject. */
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
