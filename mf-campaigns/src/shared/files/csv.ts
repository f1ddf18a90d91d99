import type { Locale } from '@samspel/api'
import { type CsvCell as Cell, toCsv } from '@samspel/api/files'
import { saveFile } from '@samspel/desk/save-file'

export type { CsvCell as Cell } from '@samspel/api/files'

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

/** Saves rows as a CSV file for spreadsheets of the language. */
export const saveCsv = (name: string, rows: readonly (readonly Cell[])[], locale: Locale): void =>
  saveFile(name, toCsv(rows, locale), 'text/csv;charset=utf-8')
