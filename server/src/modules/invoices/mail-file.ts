import { sql } from 'kysely'
import type { Locale } from '@samspel/api'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { documentOf } from './document'
import { drawInvoice } from './paper'
import { findInvoice, numberOfRow } from './repository'

/** The invoice as a file of the mail that brings it; asks for no right, since the mail goes to its buyer. */
export const invoiceFile = async (
  db: Db,
  { id, locale }: { id: string; locale: Locale },
  now: Date,
): Promise<{ filename: string; content: Buffer } | undefined> => {
  const row = await findInvoice(db, { id, seen: sql`true`, today: dayOf(now) })
  return row && { filename: `${numberOfRow(row)}.pdf`, content: await drawInvoice(documentOf(row), locale, now) }
}
