import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { RightEntry } from '@samspel/api'
import type { CreatorCaller } from '../../auth/caller'
import type { Body, Context } from '../../context'
import { dayOf } from '../../days'
import { transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { notify } from '../notices'
import { mayReport, toRight } from './queries'
import { findRight } from './repository'

const page = '/image-purchases?view=rights'

/** The creator has seen a picture in use that the brand may not use (any more): brand and platform are told, once for each picture. */
export const reportUse = async (
  context: Context<CreatorCaller>,
  { id, link = '', text }: { id: string } & Body<'reportRightUse'>['use'],
): Promise<{ right: RightEntry }> =>
  transact(context.db, async (trx) => {
    const { caller, now, live, config } = context
    // Whoever reads it may press it.
    if (link && !/^https?:\/\//i.test(link)) throw invalid({ link: ['invalid'] })
    const right = { id, scope: sql`r.instagramer_id = ${caller.id}`, today: dayOf(now) }
    const row = await findRight(trx, right)
    if (!row) throw new AppError('not_found')
    if (row.use_at !== null) throw new AppError('conflict')
    if (!mayReport(row)) throw new AppError('illegal_transition')
    const owner = row.source === 'agreement' ? sql`mention_id` : sql`image_purchase_id`
    const { rows } = await sql`INSERT INTO right_uses (brand_id, id, instagramer_id, ${owner}, link, words, created_at)
      VALUES (${row.brand_id}, ${uuidv7()}, ${caller.id}, ${id}, ${link.trim()}, ${text.trim()}, ${now})
      ON CONFLICT (brand_id, ${owner}) DO NOTHING RETURNING id`.execute(trx)
    if (rows.length === 0) throw new AppError('conflict')
    const said = {
      subjectId: id,
      brandId: row.brand_id,
      facts: {
        creator: row.creator_name,
        brand: row.brand_name,
        ...(row.campaign_name && { campaign: row.campaign_name }),
      },
    }
    const clock = { live, now, config }
    await notify(trx, clock, { ...said, to: { brandId: row.brand_id }, kind: 'right_used', href: page })
    await notify(trx, clock, { ...said, to: { platform: true }, kind: 'right_use_reported', href: page })
    return { right: toRight((await findRight(trx, right))!, context) }
  })
