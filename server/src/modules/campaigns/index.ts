import type { Campaign } from '@samspel/api'
import type { Db } from '../../db/transact'
import type { Handlers } from '../../http/call'
import { trackRecordOf } from '../track-record'
import { addStores, listFitting } from './add-stores'
import { listCalendarCampaigns } from './calendar'
import { chanceOf } from './chance'
import { getChoice, updateChoice } from './choose-stores'
import { createCampaign, deleteCampaign, updateCampaign } from './commands'
import { duplicateCampaign } from './duplicate'
import { getLastReview } from './last-review'
import { getLastTerms } from './last-terms'
import { listPackages, updatePackage } from './packages'
import { setPromoted } from './promote'
import {
  countCampaigns,
  getCalculatedReach,
  getCampaign,
  listCampaignDates,
  listCampaignEvents,
  listCampaigns,
  listOffers,
} from './queries'
import { createTermsTemplate, deleteTermsTemplate, listTermsTemplates } from './terms-templates'
import { leaveCampaign, listViewers, lookAtCampaign } from './viewers'

export { applyObstacle, approvedCount, followersObstacle, isOpenTo } from './can-apply'
export { chanceAtStore } from './chance'
export { openAtStores } from './chosen-stores'
export { lockOwnCampaign, updateDates } from './commands'
export { demandColumns, meetsDemands, refuseFollowers, wishesOf } from './demands'
export { copyCampaign } from './duplicate'
export { campaignChanged, publishDrafts } from './events'
export { type CampaignColumns, datesOf } from './fields'
export {
  approvedMentions,
  approvedMentionsOf,
  calculatedReach,
  type Figures,
  figures,
  figuresByDay,
  postDay,
  totalsOf,
} from './figures'
export { fitsCreator } from './fits'
export { freeHere, inStock, isGiving, takesMore } from './giving'
export { countSentBack, recordCampaignEvent } from './history'
export { knownFollowers } from './known-followers'
export { reviewOf } from './last-review'
export { authorizeMove } from './move-conditions'
export { isOpenOffer, isPublicOffer } from './open-offers'
export { choicesLeft, countParcels, currentParcels, sentTo, shipmentsTo } from './parcels'
export { authorizeCampaign } from './policies'
export {
  named as campaignNamed,
  listCampaigns as campaignsFor,
  findMoveFacts,
  getCampaign,
  listOffers,
  seeCampaign,
  waitingOf,
} from './queries'
export { type AnsweredKind, keepingRefusals, writeRefusal } from './refused-answers'
export {
  orders as campaignOrders,
  type CampaignRow,
  countApproved,
  countPickups,
  findCampaign,
  listCampaigns,
  lockCampaign,
} from './repository'
export { lockedFactsOf, toCampaign } from './serialize'
export { bookedByStore, bookedOf, shelfOf } from './shelf'
export { dealOf, termsOf } from './terms'
export { unknownLists } from './unknown-lists'
export {
  applicationWaits,
  draftWaits,
  handedIn,
  handedInWaits,
  mentionWaits,
  problemWaits,
  purchaseWaits,
  storeApplicationWaits,
  takesPosts,
  waitingApplications,
} from './waiting'

/** What creators and visitors read before they apply: how the brand treats creators, and how many want it. */
const withTrust = async (db: Db, campaign: Campaign, now: Date, isCreator: boolean): Promise<Campaign> => {
  const chance = await chanceOf(db, campaign, { now, isCreator })
  return {
    ...campaign,
    trackRecord: await trackRecordOf(db, campaign.brandId, now),
    ...(chance && { chance }),
  }
}

export const campaignHandlers = {
  listCampaigns: (call) => listCampaigns(call, call.query),
  countCampaigns: (call) => countCampaigns(call, call.query),
  listCampaignDates: (call) => listCampaignDates(call, call.query),
  getCalculatedReach: (call) => getCalculatedReach(call, call.params),
  listCampaignEvents: (call) => listCampaignEvents(call, { ...call.params, ...call.query }),
  getCampaign: async ({ db, params, caller, now, config }) => {
    const campaign = await getCampaign(db, params.id, caller, now, config.feeGraceDays)
    if (caller.kind === 'user') return { campaign }
    return { campaign: await withTrust(db, campaign, now, caller.kind === 'instagramer') }
  },
  createCampaign: async (call) => ({ campaign: await createCampaign(call, call.body.campaign) }),
  updateCampaign: async (call) => ({ campaign: await updateCampaign(call, { ...call.params, ...call.body }) }),
  deleteCampaign: (call) => deleteCampaign(call, call.params),
  listCalendarCampaigns: (call) => listCalendarCampaigns(call, call.query),
  duplicateCampaign: async (call) => ({ campaign: await duplicateCampaign(call, call.params) }),
  promoteCampaign: async (call) => ({ campaign: await setPromoted(call, { ...call.params, promoted: true }) }),
  unpromoteCampaign: async (call) => ({ campaign: await setPromoted(call, { ...call.params, promoted: false }) }),
  getLastTerms: (call) => getLastTerms(call, { brandId: call.params.id }),
  listTermsTemplates: (call) => listTermsTemplates(call, { brandId: call.params.id }),
  createTermsTemplate: (call) => createTermsTemplate(call, { brandId: call.params.id, ...call.body.termsTemplate }),
  deleteTermsTemplate: (call) => deleteTermsTemplate(call, call.params),
  getLastReview: (call) => getLastReview(call, call.params),
  listCampaignViewers: (call) => listViewers(call, call.params),
  lookAtCampaign: (call) => lookAtCampaign(call, call.params),
  leaveCampaign: (call) => leaveCampaign(call, call.params),
  listPackages: (call) => listPackages(call),
  updatePackage: (call) => updatePackage(call, { ...call.params, ...call.body.package }),
  getStoreChoice: (call) => getChoice(call, { campaignId: call.params.id }),
  updateStoreChoice: (call) => updateChoice(call, { campaignId: call.params.id, choice: call.body.storeChoice }),
  listFittingStores: (call) => listFitting(call, { campaignId: call.params.id }),
  addStoreCampaigns: (call) => addStores(call, { campaignId: call.params.id, ...call.body }),
  listMarketplace: ({ db, caller, query, now }) => listOffers(db, caller, query, now),
  // Public answers are the same for everyone, signed in or not.
  listPublicCampaigns: ({ db, query, now }) => listOffers(db, { kind: 'anonymous' }, query, now),
  getPublicCampaign: async ({ db, params, now }) => {
    const campaign = await getCampaign(db, params.id, { kind: 'anonymous' }, now)
    return { campaign: await withTrust(db, campaign, now, false) }
  },
  listProfileCategories: async ({ db }) => {
    const rows = await db.selectFrom('profile_categories').selectAll().orderBy('name_sv').execute()
    return { profileCategories: rows.map(({ id, name_sv: nameSv, name_en: nameEn }) => ({ id, nameSv, nameEn })) }
  },
} satisfies Partial<Handlers>
