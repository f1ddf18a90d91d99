import { answerClock } from '@samspel/api'
import type { Context } from '../../context'
import { dayMs, dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { notify } from '../notices'
import type { Place } from './place'

type Clock = Pick<Context, 'live' | 'now' | 'config'>

/** Until when an application, and with it another fee of the brand, stands. */
const lastDayOf = ({ row }: Place): string =>
  dayOf(new Date(Date.parse(row.created_at) + answerClock.expireAfterDays * dayMs))

/** Where the creator answers. */
const pageOf = (place: Place): string =>
  place.kind === 'campaign' ? `/assignments/${place.row.id}` : `/store-campaigns/${place.row.store_campaign_id}/pass`

/** Where the brand answers. */
const deskOf = (place: Place): string =>
  place.kind === 'campaign'
    ? `/campaigns/${place.campaignId}`
    : `/applications?kind=stores&store=${place.storeId}&open=${place.row.id}`

/** The brand has answered with another fee. */
export const notifyOfCounter = (trx: Db, clock: Clock, place: Place, fee: number): Promise<void> =>
  notify(trx, clock, {
    to: { instagramerId: place.row.instagramer_id },
    kind: 'fee_countered',
    subjectId: place.row.id,
    brandId: place.row.brand_id,
    href: pageOf(place),
    facts: { brand: place.brandName, campaign: place.campaignName, amount: fee, day: lastDayOf(place) },
  })

/** The creator has answered it; `counter_stopped`: with a yes that cannot be carried out. */
export const notifyOfAnswerToCounter = (
  trx: Db,
  clock: Clock,
  place: Place,
  kind: 'counter_accepted' | 'counter_declined' | 'counter_stopped',
): Promise<void> =>
  notify(trx, clock, {
    to: { brandId: place.row.brand_id },
    kind,
    subjectId: place.row.id,
    brandId: place.row.brand_id,
    place: place.campaignId,
    href: kind === 'counter_accepted' ? `/agreements/${place.row.id}` : deskOf(place),
    facts: {
      creator: place.creatorName,
      campaign: place.campaignName,
      ...(place.row.counter_fee !== null && { amount: place.row.counter_fee }),
    },
    // Tried again and again, it is told once until it is read.
    ...(kind === 'counter_stopped' && { once: `counter_stopped:${place.row.id}:${place.row.counter_at ?? ''}` }),
  })
