import { useQueryParams } from '@samspel/navigation'
import { selectBrandId, selectCurrentUser, useAppSelector, useEntities, useQuery } from '@samspel/store'
import { getInstagramer, listBrands, listThreads } from '../../data'

/** The brand that staff talk for: of the address, else the chosen one, else the newest thread's, else the first own. */
export function useBrand(instagramerId: string) {
  const [{ brand: asked }, setQuery] = useQueryParams()
  const chosen = useAppSelector(selectBrandId)
  const own = useAppSelector(selectCurrentUser)?.brandIds[0]
  const { result } = useQuery(listBrands({ query: { perPage: 100 } }))
  const brands = useEntities('brands', (result?.brands ?? none) as string[])
  const creator = useQuery(getInstagramer({ params: { id: instagramerId } }))
  const username = useEntities('instagramers', [instagramerId])[0]?.username
  const isSettled = Boolean(asked ?? chosen)
  const threads = useQuery(isSettled || !username ? undefined : listThreads({ query: { query: username } }))
  const known = threads.result?.threads.find((thread) => thread.instagramerId === instagramerId)?.brandId
  const isLooking = threads.status === 'loading' || (creator.status === 'loading' && !username)
  const brandId = asked ?? chosen ?? (isLooking ? undefined : (known ?? own ?? brands[0]?.id))
  return { brandId, brands, choose: (brand: string) => setQuery({ brand }) }
}
const none: string[] = []
