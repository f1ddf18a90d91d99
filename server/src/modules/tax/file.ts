import type { CreatorCaller } from '../../auth/caller'
import type { Context, Query } from '../../context'
import { dayOf } from '../../days'
import { statementPdf } from './paper'
import { statementCsv, statementOf } from './statement'
import { taxYear } from './year'

/** A creator's year to keep: the same rows and sums as PDF in base64, or as CSV. */
export const getTaxStatement = async (
  { db, caller, now }: Context<CreatorCaller>,
  { year, format, locale = 'sv' }: Query<'getTaxStatement'>,
) => {
  const { items, brands } = await taxYear(db, { creatorId: caller.id, year, now })
  const { name } = await db
    .selectFrom('instagramers')
    .select('name')
    .where('id', '=', caller.id)
    .executeTakeFirstOrThrow()
  const statement = statementOf({ creator: name, year, today: dayOf(now), items, brands }, locale)
  return {
    file:
      format === 'csv'
        ? statementCsv(statement, year, locale)
        : (await statementPdf(statement, { locale, now })).toString('base64'),
    fileName: `samspel-${locale === 'sv' ? 'underlag' : 'statement'}-${year}.${format}`,
  }
}
