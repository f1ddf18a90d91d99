import { imagePurchaseSaga } from './image-purchase-saga'
import { imagePurchases, imagePurchasesName } from './image-purchase-sync'
import { imagePurchaseLists } from './image-purchases'
import type { Mounts } from './late-parts'

/** Mounts the image purchases of both sides. */
export const startImages = ({ injectReducer, injectSaga }: Mounts): void => {
  injectReducer(imagePurchaseLists)
  injectReducer(imagePurchasesName, imagePurchases)
  injectSaga('mf-campaigns-images', imagePurchaseSaga)
}
