import { useEffect, useState } from 'react'
import type { Brand } from '@samspel/api'
import { bus } from '@samspel/event-bus'
import { apiAction, appActions, useAppDispatch, useAppSelector, useEntities } from '@samspel/store'

const listBrands = apiAction('listBrands')
const most = 100

export interface Brands {
  brands: readonly Brand[]
  chosen: Brand | undefined
  choose: (id: string | null) => void
}

/** The brands of the signed-in user, and the one that lists are filtered by. */
export const useBrands = (wanted = true): Brands => {
  const dispatch = useAppDispatch()
  const user = useAppSelector((state) => state.app.currentUserId)
  const brandId = useAppSelector((state) => state.app.brandId)
  const [ids, setIds] = useState<readonly string[]>([])
  const [changes, setChanges] = useState(0)

  useEffect(() => bus.subscribe('auth:brands-changed', () => setChanges((count) => count + 1)), [])

  useEffect(() => {
    if (!wanted || !user) return setIds([])
    let current = true
    void dispatch(listBrands({ query: { perPage: most } })).then((answer) => {
      if (!current || !answer.data) return
      const found = answer.data.brands.map(({ id }) => id)
      setIds(found)
      // Remembered from another account, or no longer accessible.
      if (brandId && answer.data.meta.nextPage === null && !found.includes(brandId))
        dispatch(appActions.brandChosen(null))
    })
    return () => {
      current = false
    }
    // The list is asked for once per account, and when somebody has added a brand; a change of the chosen brand is no reason to ask again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, user, wanted, changes])

  const brands = useEntities('brands', ids)
  return {
    brands,
    chosen: brands.find(({ id }) => id === brandId),
    choose: (id) => void dispatch(appActions.brandChosen(id)),
  }
}
