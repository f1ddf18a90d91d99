import { useCallback } from 'react'
import type { RequestOf } from '@samspel/api'
import { queryActions, useAppDispatch } from '@samspel/store'
import { createStoreProduct, updateStoreProduct } from '../../data/store-products'

export type ProductChange = NonNullable<RequestOf<'updateStoreProduct'>['body']>['storeProduct']
export type NewProduct = NonNullable<RequestOf<'createStoreProduct'>['body']>['storeProduct']

/** Adds and changes a brand's products, and refreshes what is shown of them. */
export function useSave(brandId: string) {
  const dispatch = useAppDispatch()
  const isOld = useCallback(() => dispatch(queryActions.invalidated({ prefix: 'listStoreProducts ' })), [dispatch])
  return {
    add: async (storeProduct: NewProduct) => {
      const outcome = await dispatch(createStoreProduct({ params: { id: brandId }, body: { storeProduct } }))
      if (outcome.ok) isOld()
      return outcome
    },
    change: async (id: string, storeProduct: ProductChange) => {
      const outcome = await dispatch(updateStoreProduct({ params: { id }, body: { storeProduct } }))
      if (outcome.ok) isOld()
      return outcome
    },
  }
}
