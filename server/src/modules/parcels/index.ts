import type { Handlers } from '../../http/call'
import { getMyAddress, removeMyAddress, setMyAddress } from './address'
import { remindOfParcels, sendParcels, takeBackParcel, updateParcel } from './commands'
import { exportParcels, getPackingList, importTracking } from './files'
import { listParcels } from './list'

export { findOwnAddress } from './address'
export { arriveByPost, setArrived } from './arrival'
export { parcelJob, runParcels } from './clock-job'
export { boardAnswer, writeTracking } from './commands'
export { parcelChanged } from './events'
export { parcelsFor } from './list'
export { lockParcelFor } from './lock'
export { notifyOfArrival, notifyOfTakenBack } from './notices'
export { authorizeParcel, seesAddresses } from './policies'
export {
  lockParcelOf,
  makeNextParcel,
  makeParcel,
  type Parcel,
  setChoice,
  takeAwayParcel,
  takeAwayParcels,
} from './records'
export { findParcel, findParcelKeys, type ParcelRow, parcelsOfParts } from './rows'
export { addressOf, openAddress, ownAddress, sealAddress, sealedAddresses } from './sealing'
export { recordDownload, recordSeen } from './seen'
export { factsOf as parcelFactsOf, toBoardRow, toParcel, toProblem } from './serialize'

export const parcelHandlers = {
  getMyDeliveryAddress: (call) => getMyAddress(call),
  setMyDeliveryAddress: (call) => setMyAddress(call, call.body),
  deleteMyDeliveryAddress: (call) => removeMyAddress(call),
  listParcels: (call) => listParcels(call, { campaignId: call.params.id, ...call.query }),
  updateParcel: (call) => updateParcel(call, { ...call.params, ...call.body }),
  sendParcels: (call) => sendParcels(call, { campaignId: call.params.id, ...call.body }),
  takeBackParcel: (call) => takeBackParcel(call, call.params),
  remindOfParcels: (call) => remindOfParcels(call, { campaignId: call.params.id, ...call.body }),
  exportParcels: (call) => exportParcels(call, { campaignId: call.params.id, ...call.query }),
  getPackingList: (call) => getPackingList(call, { campaignId: call.params.id, ...call.query }),
  importTracking: (call) => importTracking(call, { campaignId: call.params.id, ...call.body }),
} satisfies Partial<Handlers>
