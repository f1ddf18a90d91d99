import { sql } from 'kysely'
import { transact } from '../../db/transact'
import { type ClockContext, groupBy } from '../../jobs/batches'
import { notify } from '../notices'
import { gapsOf } from '../wallet'
import { takeMarks } from './marks'

/** Days to look back, to catch up after an outage. */
const daysBack = 7
const most = 500

/** Notifies creators that earnings can be withdrawn: one notice per account, however many earnings there are. */
export const notifyOfAvailable = ({ db, config, live, now }: ClockContext): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const { rows } = await sql<{
      id: string
      instagramer_id: string
      amount: number
    }>`SELECT e.id, a.instagramer_id, e.amount
      FROM ledger_entries e JOIN accounts a ON a.id = e.account_id AND a.instagramer_id IS NOT NULL
      WHERE e.available_at BETWEEN ${moment}::timestamptz - make_interval(days => ${daysBack}) AND ${moment} AND e.amount > 0
        AND NOT EXISTS (SELECT FROM notice_marks m WHERE m.kind = 'available' AND m.subject_id = e.id)
      ORDER BY e.available_at, e.id LIMIT ${most}`.execute(trx)
    const taken = await takeMarks(
      trx,
      rows.map(({ id }) => ({ kind: 'available', subjectId: id })),
      moment,
    )
    const own = rows.filter(({ id }) => taken.has(id))
    for (const [creatorId, entries] of groupBy(own, ({ instagramer_id: id }) => id))
      await notify(
        trx,
        { live, now: moment, config },
        {
          to: { instagramerId: creatorId },
          kind: 'available',
          subjectId: entries[0]!.id,
          place: 'wallet',
          href: '/wallet',
          facts: { amount: entries.reduce((sum, { amount }) => sum + amount, 0) },
        },
      )
    return own.length
  })

/** Warns of a paid campaign that starts soon while its brand's account does not hold enough for it. */
export const notifyOfLowBalance = ({ db, config, live, now }: ClockContext): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const gaps = await gapsOf(trx, moment)
    const taken = await takeMarks(
      trx,
      gaps.map(({ campaign }) => ({ kind: `low_balance:${campaign.startAt ?? ''}`, subjectId: campaign.id })),
      moment,
    )
    const own = gaps.filter(({ campaign }) => taken.has(campaign.id))
    for (const { brandId, brandName, accountId, campaign, lacking } of own)
      await notify(
        trx,
        { live, now: moment, config },
        {
          to: { brandId },
          kind: 'low_balance',
          subjectId: brandId,
          brandId,
          place: campaign.id,
          href: `/wallet/${accountId}`,
          facts: {
            brand: brandName,
            campaign: campaign.name,
            amount: lacking,
            ...(campaign.startAt && { day: campaign.startAt }),
          },
        },
      )
    return own.length
  })
