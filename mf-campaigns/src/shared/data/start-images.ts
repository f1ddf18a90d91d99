import type { StateMounts } from '@samspel/federation'
import { imagePurchaseSaga } from './image-purchase-saga'
import { imagePurchases, imagePurchasesName } from './image-purchase-sync'
import { imagePurchaseLists } from './image-purchases'

/** Mounts the image purchases of both sides. */
export const startImages = ({ injectReducer, injectSaga }: StateMounts): void => {
  injectReducer(imagePurchaseLists)
  injectReducer(imagePurchasesName, imagePurchases)
  injectSaga('mf-campaigns-images', imagePurchaseSaga)
}
