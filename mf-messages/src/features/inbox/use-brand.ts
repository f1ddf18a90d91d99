import { useQueryParams } from '@samspel/navigation'
import { selectBrandId, selectCurrentUser, useAppSelector, useEntities, useQuery } from '@samspel/store'
import { getInstagramer, listBrands, listThreads } from '../../data'

/** The brand of the open thread. Staff: from the address, else the chosen one, the newest thread's, or their first. Creators have it in the path. */
export function useBrand(isCreator: boolean, counterpartId: string | undefined): string | undefined {
  const [{ brand: asked }] = useQueryParams()
  const chosen = useAppSelector(selectBrandId)
  const own = useAppSelector(selectCurrentUser)?.brandIds[0]
  const isSettled = isCreator || !counterpartId || Boolean(asked ?? chosen)
  const { result } = useQuery(isSettled ? undefined : listBrands({ query: { perPage: 100 } }))
  const brands = useEntities('brands', (result?.brands ?? none) as string[])
  const creator = useQuery(isSettled ? undefined : getInstagramer({ params: { id: counterpartId ?? '' } }))
  const username = useEntities('instagramers', counterpartId && !isSettled ? [counterpartId] : none)[0]?.username
  const threads = useQuery(isSettled || !username ? undefined : listThreads({ query: { query: username } }))
  const known = threads.result?.threads.find((thread) => thread.instagramerId === counterpartId)?.brandId
  if (isCreator) return counterpartId
  const isLooking = !isSettled && (threads.status === 'loading' || (creator.status === 'loading' && !username))
  return asked ?? chosen ?? (isLooking ? undefined : (known ?? own ?? brands[0]?.id))
}
const none: string[] = []
