import type { Handlers } from '../../http/call'
import { acceptImagePurchase, approveImagePurchase, createImagePurchase, declineImagePurchase } from './commands'
import { getImageOriginal, listImagePurchases, listMyImagePurchases } from './queries'

export { approveImagePurchase } from './commands'
export { serveOriginals } from './originals'

export const imagePurchaseHandlers = {
  createImagePurchase: (call) => createImagePurchase(call, { postId: call.params.id, ...call.body.imagePurchase }),
  listImagePurchases: (call) => listImagePurchases(call, call.query),
  listMyImagePurchases: (call) => listMyImagePurchases(call, call.query),
  acceptImagePurchase: (call) => acceptImagePurchase(call, { ...call.params, ...call.body }),
  approveImagePurchase: (call) => approveImagePurchase(call, call.params),
  declineImagePurchase: (call) => declineImagePurchase(call, { ...call.params, ...call.body }),
  getImageOriginal: (call) => getImageOriginal(call, call.params),
} satisfies Partial<Handlers>
