import { useCallback } from 'react'
import type { StoreStock } from '@samspel/api'
import { queryActions, useAppDispatch } from '@samspel/store'
import { changeStoreStock } from '../../data/stock'

/** What was counted on the shelf, or a difference. */
export type Change = { onShelf: number; note: string | null } | { delta: number }

/** Calls whose answers include stock. */
const shown = [
  'listStoreStock ',
  'listStockChanges ',
  'listStoreLocations ',
  'listStoreProducts ',
  'getStoreChoice ',
  'getStore ',
]

/** Changes a store's stock of a product, and refreshes what is shown of it. */
export function useChange() {
  const dispatch = useAppDispatch()
  return useCallback(
    async ({ storeId, storeProductId }: Pick<StoreStock, 'storeId' | 'storeProductId'>, change: Change) => {
      const outcome = await dispatch(
        changeStoreStock({ params: { id: storeId }, body: { stockChange: { storeProductId, ...change } } }),
      )
      for (const prefix of shown) dispatch(queryActions.invalidated({ prefix }))
      return outcome
    },
    [dispatch],
  )
}
