import type { Handlers } from '../../http/call'
import { acceptImagePurchase, approveImagePurchase, createImagePurchase, declineImagePurchase } from './commands'
import { getImageOriginal, listImagePurchases, listMyImagePurchases } from './queries'

export { serveOriginals } from './originals'

export const imagePurchaseHandlers = {
  createImagePurchase,
  listImagePurchases,
  listMyImagePurchases,
  acceptImagePurchase,
  approveImagePurchase,
  declineImagePurchase,
  getImageOriginal,
} satisfies Partial<Handlers>
