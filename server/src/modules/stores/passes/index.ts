import { sql } from 'kysely'
import { pageSizes } from '@samspel/api'
import { mayFor } from '../../../auth/roles'
import { dayOf } from '../../../days'
import { AppError } from '../../../errors'
import type { Handlers } from '../../../http/call'
import { metaOf, pageOf } from '../../../http/page'
import { contains } from '../../../search'
import { keepingRefusals } from '../../campaigns'
import { approve, decline, handOutAsStaff } from './answer'
import { listStoresToMoveTo, move } from './move'
import { countApplicants, findApplicant, listApplicants } from './repository'
import { toApplicant } from './serialize'

export { approve as approvePass, givePass, passToGive } from './answer'
export { endPickUp, passAtEndOf } from './end-pass'
export { passReminderJob, remindOfPasses } from './remind'

export const storeParticipationHandlers = {
  listStoreParticipations: async ({ db, caller, params, query, now }) => {
    if (!mayFor(caller, 'seeCampaigns', params.id)) throw new AppError('not_found')
    const asked = sql`sp.brand_id = ${params.id}
      AND ${query.storeId ? sql`sc.store_id = ${query.storeId}` : sql`true`}
      AND ${query.campaignId ? sql`sc.campaign_id = ${query.campaignId}` : sql`true`}
      AND ${query.storeCampaignId ? sql`sc.id = ${query.storeCampaignId}` : sql`true`}
      AND ${contains(sql`(i.name || ' ' || coalesce(i.username, '') || ' ' || c.name || ' ' || s.name)`, query.query)}`
    const { state = 'all' } = query
    const where = state === 'all' ? asked : sql`${asked} AND sp.state = ${state}`
    const page = pageOf(query, pageSizes.table)
    const { rows, total } = await listApplicants(db, where, page, dayOf(now))
    const counts = await countApplicants(db, asked)
    return {
      storeParticipations: rows.map((row) => toApplicant(row, caller, now)),
      meta: metaOf(page, total),
      counts: {
        requested: counts.requested ?? 0,
        approved: counts.approved ?? 0,
        declined: counts.declined ?? 0,
        pickedUp: counts.picked_up ?? 0,
        invited: counts.invited ?? 0,
      },
    }
  },
  getStoreParticipation: async ({ db, caller, params, now }) => {
    const row = await findApplicant(db, params.id, dayOf(now))
    if (!row || !mayFor(caller, 'seeCampaigns', row.brand_id)) throw new AppError('not_found')
    return { storeParticipation: toApplicant(row, caller, now) }
  },
  approveStoreParticipation: (call) =>
    keepingRefusals(call, { kind: 'store', act: 'approve', ...call.params, delayed: call.body.delayed }, () =>
      approve(call, { ...call.params, ...call.body }),
    ),
  declineStoreParticipation: (call) =>
    keepingRefusals(call, { kind: 'store', act: 'reject', ...call.params, delayed: call.body.delayed }, () =>
      decline(call, { ...call.params, ...call.body }),
    ),
  listStoresToMoveTo: (call) => listStoresToMoveTo(call, call.params),
  moveStoreParticipation: (call) => move(call, { ...call.params, ...call.body }),
  handOutStoreParticipation: (call) => handOutAsStaff(call, { ...call.params, ...call.body }),
} satisfies Partial<Handlers>
