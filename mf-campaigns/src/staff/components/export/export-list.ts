import type { Translate } from '@samspel/i18n'
import { dayOf } from '@samspel/i18n'
import type { AppDispatch, RequestError } from '@samspel/store'
import { notify } from '@samspel/ui'
import { type Cell, fileName, saveCsv } from '../../../shared/files/csv'
import { resultMessages as m } from './result-messages'

/** Rows of a file at most. */
export const mostRows = 5_000

export interface ExportedPage {
  rows: Cell[][]
  /** What the next page is asked for by; null on the last. */
  next: string | number | null
  error?: RequestError | undefined
}

/** A list as a file. */
export interface Exporting {
  /** Of the file, before the day. */
  name: string
  locale: 'sv' | 'en'
  heads: string[]
  page: (dispatch: AppDispatch, after: string | number | undefined) => Promise<ExportedPage>
}

/** Asks for page after page, saves them as one file, and says how many rows there are or why there is none. */
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
  await saveCsv(fileName(name, dayOf(Date.now())), [heads, ...rows], locale)
  notify({ kind: isCut ? 'warn' : 'ok', message: t(isCut ? m.cut : m.saved, { n: rows.length }) })
}
