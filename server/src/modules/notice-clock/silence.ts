import { addDays, dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { type ClockContext, groupBy } from '../../jobs/batches'
import { notify } from '../notices'
import { answerDueMail } from './mails'
import { takeMarks } from './marks'

/** What silence approves after `day`, the last day to answer. */
export interface Unanswered {
  id: string
  brand_id: string
  campaign_id: string
  campaign: string
  creator: string
  day: string
}

/** The last days to answer of which brands are warned today: two days and one day before. */
export const warnedDays = (today: string): string[] => [2, 1].map((left) => addDays(today, left))
/** Most rows of one run. */
export const mostAtOnce = 500

const desks = { post_answer_due: 'pending', draft_answer_due: 'drafts' } as const
export type SilenceKind = keyof typeof desks

/** Warns brands of what silence approves soon: once for each row and day, together for a campaign. Returns of how many rows. */
export const warnOfSilence = async (
  trx: Db,
  { config, live, now }: Omit<ClockContext, 'db' | 'now'> & { now: Date },
  kind: SilenceKind,
  rows: readonly Unanswered[],
): Promise<number> => {
  const today = dayOf(now)
  const taken = await takeMarks(
    trx,
    rows.map(({ id, day }) => ({ kind: `${kind}:${day}:${today}`, subjectId: id })),
    now,
  )
  const own = rows.filter(({ id }) => taken.has(id))
  for (const waiting of groupBy(own, (row) => `${row.campaign_id} ${row.day}`).values()) {
    const [first] = waiting
    if (!first) continue
    const { campaign, campaign_id: campaignId, day } = first
    const href = `/mentions?state=${desks[kind]}&campaign=${campaignId}`
    await notify(
      trx,
      { config, live, now },
      {
        to: { brandId: first.brand_id },
        kind,
        subjectId: campaignId,
        brandId: first.brand_id,
        href,
        facts: { campaign, count: waiting.length, day },
        mail: (reader) =>
          answerDueMail({
            ...reader,
            kind,
            campaign,
            day,
            href: new URL(href, config.appUrl).href,
            creators: waiting.map(({ creator }) => creator),
          }),
      },
    )
  }
  return own.length
}
