import { useCallback } from 'react'
import type { StoreStock } from '@samspel/api'
import { queryActions, useAppDispatch } from '@samspel/store'
import { changeStoreStock } from '../../data/stock'

/** How many there are, or how many more or fewer. */
export type Change = { quantity: number; note: string | null } | { delta: number }

/** What says how many a store has. */
const shown = [
  'listStoreStock ',
  'listStockChanges ',
  'listStoreLocations ',
  'listStoreProducts ',
  'getStoreChoice ',
  'getStore ',
]

/** Changes how many of a product a store has; what is shown of it is read anew. */
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
