import { dayOf } from '../../days'
import { transact } from '../../db/transact'
import { type ClockContext, groupBy } from '../../jobs/batches'
import { notify } from '../notices'
import { type EndingRight, listUntold } from '../rights'
import { takeMarks } from './marks'

const mostAtOnce = 500

/** Tells the brand two weeks before a right to pictures ends, once for each, together for a campaign and day. */
export const notifyStaffOfRights = ({ db, config, live, now }: ClockContext): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const rows = await listUntold(trx, dayOf(moment), mostAtOnce)
    const taken = await takeMarks(
      trx,
      rows.map(({ id }) => ({ kind: 'rights_ending', subjectId: id })),
      moment,
    )
    const own = rows.filter(({ id }) => taken.has(id))
    const place = ({ brand_id: brand, campaign_id: campaign, ends_on: day }: EndingRight) =>
      `${brand} ${campaign} ${day}`
    for (const [first, ...others] of groupBy(own, place).values()) {
      if (!first) continue
      await notify(
        trx,
        { config, live, now: moment },
        {
          to: { brandId: first.brand_id },
          kind: 'rights_ending',
          subjectId: first.id,
          brandId: first.brand_id,
          href: '/image-purchases?view=rights&state=ending',
          facts: {
            creator: first.creator_name,
            day: first.ends_on,
            count: others.length + 1,
            ...(first.campaign_name && { campaign: first.campaign_name }),
          },
        },
      )
    }
    return own.length
  })
