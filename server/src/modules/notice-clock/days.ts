import { type RawBuilder, sql } from 'kysely'
import { addDays, dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import type { ClockContext } from '../../jobs/batches'
import { dueOf } from '../../parcel-deadline'
import { owesMore } from '../../terms-that-hold'
import { countWithoutPost } from '../messages'
import { notify } from '../notices'
import { takeMarks } from './marks'

const daysBack = 7
const mostAtOnce = 500

interface Part {
  id: string
  brand_id: string
  instagramer_id: string
  campaign: string
  due: string
}

/** Leaves out what was already notified, so that it does not use up room in a batch. */
const untold = (kind: RawBuilder<unknown>, due: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql`NOT EXISTS (SELECT FROM notice_marks n WHERE n.kind = ${kind} || ':' || ${due}::text AND n.subject_id = ${id})`

const partsDue = async (
  trx: Db,
  kind: 'last_days' | 'overdue',
  when: RawBuilder<unknown>,
  most: number,
): Promise<Part[]> =>
  (
    await sql<Part>`SELECT p.id, p.brand_id, p.instagramer_id, c.name AS campaign, ${dueOf('p', 'c')}::text AS due
      FROM campaigns c JOIN participations p ON p.brand_id = c.brand_id AND p.campaign_id = c.id
      WHERE c.state IN ('confirmed', 'upcoming', 'ongoing', 'finished') AND p.state = 'approved' AND p.deadline_paused_at IS NULL
        AND ${dueOf('p', 'c')} ${when} AND ${owesMore('p', 'c')}
        AND ${untold(sql`${kind}::text`, sql`${dueOf('p', 'c')}`, sql`p.id`)} ORDER BY p.id LIMIT ${most}`.execute(trx)
  ).rows

/** Notifies creators who have more to hand in the day before the deadline and after it, once per deadline. */
export const notifyCreatorsOfDays = ({ db, config, live, now }: ClockContext, most = mostAtOnce): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const today = dayOf(moment)
    const found = [
      ...(await partsDue(trx, 'last_days', sql`= ${addDays(today, 1)}`, most)).map((part) => ({
        ...part,
        kind: 'last_days' as const,
      })),
      ...(
        await partsDue(trx, 'overdue', sql`BETWEEN ${addDays(today, -daysBack)} AND ${addDays(today, -1)}`, most)
      ).map((part) => ({
        ...part,
        kind: 'overdue' as const,
      })),
    ]
    const taken = await takeMarks(
      trx,
      found.map(({ kind, due, id }) => ({ kind: `${kind}:${due}`, subjectId: id })),
      moment,
    )
    const own = found.filter(({ id }) => taken.has(id))
    for (const { kind, id, brand_id: brandId, instagramer_id: creatorId, campaign, due } of own)
      await notify(
        trx,
        { live, now: moment, config },
        {
          to: { instagramerId: creatorId },
          kind,
          subjectId: id,
          brandId,
          href: `/assignments/${id}`,
          facts: { campaign, day: due },
        },
      )
    return own.length
  })

/**
 * Notifies the brand the day before the deadline and after it. Before it counts everybody who has posts left to hand in, as the bulk message to them does,
 * those with a later day of their own too; after it those who are late.
 */
export const notifyStaffOfDays = ({ db, config, live, now }: ClockContext): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const today = dayOf(moment)
    const { rows } = await sql<{ id: string; brand_id: string; name: string; due: string; count: number }>`
      SELECT c.id, c.brand_id, c.name, c.due_at::text AS due,
        CASE WHEN c.due_at > ${today} THEN ${countWithoutPost(sql`c.brand_id`, sql`c.id`)} ELSE count(*) END AS count
      FROM campaigns c JOIN participations p ON p.brand_id = c.brand_id AND p.campaign_id = c.id AND p.state = 'approved'
      WHERE c.state IN ('confirmed', 'upcoming', 'ongoing', 'finished')
        AND c.due_at BETWEEN ${addDays(today, -daysBack)} AND ${addDays(today, 1)} AND c.due_at <> ${today}
        AND ${dueOf('p', 'c')} <= c.due_at AND p.deadline_paused_at IS NULL AND ${owesMore('p', 'c')}
        AND ${untold(sql`CASE WHEN c.due_at > ${today} THEN 'posts_missing' ELSE 'posts_overdue' END`, sql`c.due_at`, sql`c.id`)}
      GROUP BY c.id, c.brand_id, c.name, c.due_at ORDER BY c.id LIMIT ${mostAtOnce}`.execute(trx)
    const kindOf = (due: string) => (due > today ? ('posts_missing' as const) : ('posts_overdue' as const))
    const taken = await takeMarks(
      trx,
      rows.map(({ id, due }) => ({ kind: `${kindOf(due)}:${due}`, subjectId: id })),
      moment,
    )
    const own = rows.filter(({ id }) => taken.has(id))
    for (const { id, brand_id: brandId, name, due, count } of own)
      await notify(
        trx,
        { live, now: moment, config },
        {
          to: { brandId },
          kind: kindOf(due),
          subjectId: id,
          brandId,
          href: `/campaigns/${id}`,
          facts: { campaign: name, day: due, count: Number(count) },
        },
      )
    return own.length
  })
