import type { Handlers } from '../../../http/call'
import { type ClockContext, repeat } from '../../../jobs/batches'
import type { Job } from '../../../jobs/clock'
import { chanceAtStore } from '../../campaigns'
import { trackRecordOf } from '../../track-record'
import { lapse } from './endings'
import { pauseOffer, pauseOffers, resumeOffer, resumeOffers } from './pause'
import { getOwnPass, getStoreCampaign, listMyPickups, listStoreCampaigns, offersById, townOf } from './queries'
import { reserve, setComing, takeBack } from './reserve'
import { listStoreOffers } from './staff-offers'

export { getOwnPass, offersById, townOf }
export { publishPassesChanged } from './changed'
export { newCode } from './code'
export { withdrawAllHeld } from './endings'
export { holdPassFee, returnPassFee } from './fees'
export { holds } from './holds'
export { lockOffer, lockOffers, lockOwn } from './locks'
export { countPickupNeeds, ownPickups, pickupNeed } from './needs'
export { notifyOfPasses, type PassNoticeKind, withdrawPassNotices } from './notices'
export { isOpenAtStoreTo, pickupObstacle } from './obstacle'
export {
  bookedHere,
  freeHere,
  inStock,
  isExpectedToday,
  isGiving,
  isMissed,
  isShownOffer,
  leftThisWeek,
  needsApplication,
  offersWithCampaigns,
  startOfDay,
  takesMore,
} from './open-offers'
export { passEnd } from './pass-end'
export { authorizePass } from './policies'
export { promiseOf } from './promise'
export {
  findOffer,
  findOwn,
  columns as offerColumns,
  type OfferRow,
  from as offersFrom,
  type OwnRow,
} from './repository'
export { placesLeftOf, shelfHere, standingOf, toStoreParticipation } from './serialize'

/** Ends expired passes; returns how many. */
export const endPasses = ({ now, ...context }: ClockContext): Promise<number> =>
  repeat((limit) => lapse({ ...context, now: now() }, limit))

export const passJob: Job = { name: 'passes', everyMs: 60_000, run: endPasses }

export const storeCampaignHandlers = {
  listStoreCampaigns: (call) => listStoreCampaigns(call, call.query),
  listMyPickups: (call) => listMyPickups(call, call.query),
  listStoreOffers: (call) => listStoreOffers(call, { brandId: call.params.id, ...call.query }),
  pauseStoreCampaign: (call) => pauseOffer(call, call.params),
  resumeStoreCampaign: (call) => resumeOffer(call, call.params),
  pauseStoreOffers: (call) => pauseOffers(call, { brandId: call.params.id, ...call.body }),
  resumeStoreOffers: (call) => resumeOffers(call, { brandId: call.params.id, ...call.body }),
  getStoreCampaign: async ({ db, caller, params, now }) => {
    const storeCampaign = await getStoreCampaign(db, params.id, caller, now)
    if (caller.kind === 'user') return { storeCampaign }
    const chance = await chanceAtStore(db, storeCampaign, { now, isCreator: caller.kind === 'instagramer' })
    const trackRecord = await trackRecordOf(db, storeCampaign.brandId, now)
    return { storeCampaign: { ...storeCampaign, trackRecord, ...(chance && { chance }) } }
  },
  createStoreParticipation: (call) =>
    reserve(call, { storeCampaignId: call.params.id, ...call.body.storeParticipation }),
  updateStoreParticipation: (call) => setComing(call, { ...call.params, ...call.body.storeParticipation }),
  deleteStoreParticipation: (call) => takeBack(call, call.params),
} satisfies Partial<Handlers>
