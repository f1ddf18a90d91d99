import type { Translate } from '@samspel/i18n'
import { dayOf } from '@samspel/i18n'
import type { AppDispatch, RequestError } from '@samspel/store'
import { notify } from '@samspel/ui'
import { type Cell, fileName, saveCsv } from '../../../shared/files/csv'
import { resultMessages as m } from './result-messages'

export const mostRows = 5_000

export interface ExportedPage {
  rows: Cell[][]
  /** Parameter for requesting the next page; null on the last. */
  next: string | number | null
  error?: RequestError | undefined
}

export interface Exporting {
  /** File name, before the date. */
  name: string
  locale: 'sv' | 'en'
  heads: string[]
  page: (dispatch: AppDispatch, after: string | number | undefined) => Promise<ExportedPage>
}

/** Loads page after page, saves them as one file, and reports the number of rows or why there is no file. */
export async function exportList(
  { name, locale, heads, page }: Exporting,
  dispatch: AppDispatch,
  t: Translate,
): Promise<void> {
  const rows: Cell[][] = []
  let after: string | number | undefined
  let isCut = false
  do {
    const { rows: more, next, error } = await page(dispatch, after)
    if (error) return void notify({ kind: 'bad', message: t(m.failed, { reason: t(error.message) }) })
    rows.push(...more)
    isCut = next !== null && rows.length >= mostRows
    after = next ?? undefined
  } while (after !== undefined && !isCut)
  saveCsv(fileName(name, dayOf(Date.now())), [heads, ...rows], locale)
  notify({ kind: isCut ? 'warn' : 'ok', message: t(isCut ? m.cut : m.saved, { n: rows.length }) })
}
