import { dayMs } from '../../days'
import { idsOf } from '../clock'
import { seededRandom } from '../random'
import type { Making } from './context'
import type { HoldEnd } from './ledger'
import type { PaidPart } from './paid-part'

export type FeeReturn = HoldEnd & { reason: 'archived' | 'not_delivered' }

/** As long as the clock waits after the content deadline where no setting says otherwise. */
const graceDays = 14
const archivedAfter = 12

/** Whether and when the fee of somebody who has nothing approved went back to the brand, as the clock and the archive would have had it. */
const endOf = (
  make: Making,
  { campaign: { plan } }: PaidPart,
  own: readonly Record<string, unknown>[],
): FeeReturn | undefined => {
  const archived = plan.state === 'archived' ? plan.end + archivedAfter : Infinity
  const waits = own.some(({ state }) => state === 'pending')
  const answers = own
    .map(({ decided_at: at }) => Math.ceil((Date.parse(String(at)) - make.clock.now) / dayMs))
    .filter(Number.isFinite)
  const over =
    plan.state !== 'finished' && plan.state !== 'archived'
      ? Infinity
      : waits
        ? Infinity
        : Math.max(plan.due, ...answers) + graceDays + 1
  if (Math.min(over, archived) > 0) return undefined
  return over < archived
    ? { at: make.clock.at(over, 0, 5), reason: 'not_delivered' }
    : { at: make.clock.at(archived, 12, 10), reason: 'archived' }
}

/** Writes what went back into the participation and the campaign's history. Ids are its own: whatever was made before keeps its ids. */
export const feeReturns = (make: Making): ((part: PaidPart) => FeeReturn | undefined) => {
  const newId = idsOf(make.clock, seededRandom('samspel fee returns'))
  const mentions = new Map<unknown, Record<string, unknown>[]>()
  for (const row of make.world.mentions)
    mentions.set(row.participation_id, [...(mentions.get(row.participation_id) ?? []), row])
  return (paid) => {
    const {
      campaign: { brand, id, fee },
      part,
      approval,
    } = paid
    const end = approval ? undefined : endOf(make, paid, mentions.get(part.id) ?? [])
    if (!end) return undefined
    Object.assign(part.row, { fee_amount: 0, fee_returned_at: end.at })
    const [name, userId] = end.reason === 'archived' ? [brand.staffName, brand.staffId] : [null, null]
    make.add('campaign_events', {
      brand_id: brand.id,
      id: newId(end.at),
      campaign_id: id,
      act: 'fee_returned',
      actor_name: name,
      user_id: userId,
      instagramer_id: null,
      comment: `${part.creator.name} (@${part.creator.username})`,
      amount: fee * 100,
      created_at: end.at,
    })
    return end
  }
}
