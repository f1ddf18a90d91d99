import { type Message, useText } from '@samspel/i18n'
import { type EntityOf, useAppDispatch, useAppSelector, useEntities, usePagedList } from '@samspel/store'
import { notify } from '@samspel/ui'
import {
  declineImagePurchase,
  imagePurchaseLists,
  purchaseCountsKey,
  type PurchaseFilter,
  purchaseListKey,
  selectImagePurchases,
} from '../data'

type Purchase = EntityOf<'imagePurchases'>

/** Image purchases in one state, and how many there are in each. */
export function usePurchases(filter: PurchaseFilter) {
  const list = usePagedList(imagePurchaseLists, purchaseListKey(filter))
  const purchases = useEntities('imagePurchases', list.ids)
  const counts = useAppSelector(selectImagePurchases).counts[purchaseCountsKey(filter)]
  const isEmpty = purchases.length === 0 && ['ready', 'refreshing'].includes(list.status)
  return { list, purchases, counts, isEmpty }
}

/** Declines a purchase that is in the state `from`, with a reason, and says so. */
export function useDecline() {
  const t = useText()
  const dispatch = useAppDispatch()
  return async (
    { id, state, brandName: brand }: Purchase,
    from: 'requested' | 'pending',
    reason: string,
    said: Message,
  ) => {
    const outcome = await dispatch(
      declineImagePurchase({
        params: { id },
        body: { reason, from },
        item: { collection: 'imagePurchases', id },
        tag: { from: state },
      }),
    )
    if (outcome.ok) notify({ kind: 'ok', message: t(said, { brand }) })
    return outcome
  }
}
