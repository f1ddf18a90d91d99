import { invalid } from '../../errors'
import { readNear } from '../../geo'
import type { Handlers } from '../../http/call'
import { bundledPlaces, searchPlaces, searchTowns, townsNear } from '../../places'
import { counterHandlers } from './counter'
import { exportStores, importStores } from './import'
import { storeListHandlers } from './list'
import { storeCampaignHandlers } from './offers'
import { storeParticipationHandlers } from './passes'
import { storePointHandlers } from './points'
import { storeProductHandlers } from './products'
import { publicStoreHandlers } from './public-stores'
import { storeReportHandlers } from './reports'
import { storeSheetHandlers } from './sheets'
import { storeHandlers } from './stores'

export {
  authorizePass,
  bookedHere,
  countPickupNeeds,
  findOffer,
  findOwn,
  freeHere,
  getOwnPass,
  inStock,
  isGiving,
  isOpenAtStoreTo,
  isShownOffer,
  leftThisWeek,
  lockOffer,
  lockOwn,
  needsApplication,
  offersById,
  offersWithCampaigns,
  ownPickups,
  passEnd,
  passJob,
  pickupNeed,
  pickupObstacle,
  placesLeftOf,
  publishPassesChanged,
  shelfHere,
  townOf,
  withdrawAllHeld,
} from './offers'
export { approvePass, endPickUp, givePass, passAtEndOf, passReminderJob, passToGive } from './passes'
export { pickupsOf } from './reports'
export { isShown } from './repository'

export const allStoreHandlers = {
  ...storeHandlers,
  ...storeListHandlers,
  ...publicStoreHandlers,
  ...storePointHandlers,
  ...storeCampaignHandlers,
  ...storeParticipationHandlers,
  ...storeProductHandlers,
  ...storeReportHandlers,
  ...storeSheetHandlers,
  ...counterHandlers,
  importStores: (call) => importStores(call, { brandId: call.params.id, ...call.body }),
  exportStores: (call) => exportStores(call, { brandId: call.params.id }),
  searchPlaces: async ({ query: { query, country } }) => ({
    places: searchPlaces(await bundledPlaces(), query, country),
  }),
  searchTowns: async ({ query: { query, near, country } }) => {
    const places = await bundledPlaces()
    const position = readNear(near)
    if (position) return { places: townsNear(places, position, country) }
    if (query === undefined) throw invalid({ query: ['required'] })
    return { places: searchTowns(places, query, country) }
  },
} satisfies Partial<Handlers>
