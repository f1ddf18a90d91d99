import type { Message } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { selectBrandId, selectCurrentUser, useAppSelector, useEntities, useQuery } from '@samspel/store'
import { getInstagramer, listBrands, listThreads } from '../../data'

export interface SoughtBrand {
  brandId: string | undefined
  /** Whether it may still be found. */
  isLooking: boolean
  /** Why it was not found, with a way to look again. */
  failure: { message: Message; retry: () => void } | undefined
}

/** The brand that a thread with the creator belongs to, where neither the address nor the choice says it. */
function useThreadBrand(creatorId: string | undefined) {
  const creator = useQuery(creatorId ? getInstagramer({ params: { id: creatorId } }) : undefined)
  const username = useEntities('instagramers', creatorId ? [creatorId] : none)[0]?.username
  const threads = useQuery(creatorId && username ? listThreads({ query: { query: username } }) : undefined)
  return {
    known: threads.result?.threads.find((thread) => thread.instagramerId === creatorId)?.brandId,
    isLooking: threads.status === 'loading' || (creator.status === 'loading' && !username),
  }
}

/** The brand of the open thread. Staff: from the address, else the chosen one, the newest thread's, or their first. Creators have it in the path. */
export function useBrand(isCreator: boolean, counterpartId: string | undefined): SoughtBrand {
  const [{ brand: asked }] = useQueryParams()
  const chosen = useAppSelector(selectBrandId)
  const own = useAppSelector(selectCurrentUser)?.brandIds[0]
  const isSettled = isCreator || !counterpartId || Boolean(asked ?? chosen)
  const listed = useQuery(isSettled ? undefined : listBrands({ query: { perPage: 100 } }))
  const brands = useEntities('brands', (listed.result?.brands ?? none) as string[])
  const thread = useThreadBrand(isSettled ? undefined : counterpartId)
  if (isCreator) return { brandId: counterpartId, isLooking: false, failure: undefined }
  const isLooking = !isSettled && thread.isLooking
  const brandId = asked ?? chosen ?? (isLooking ? undefined : (thread.known ?? own ?? brands[0]?.id))
  const { status, error, retry } = listed
  return {
    brandId,
    isLooking: isLooking || (!isSettled && status === 'loading'),
    // The thread list may still name the brand.
    failure: isLooking || brandId || !error ? undefined : { message: error.message, retry },
  }
}
const none: string[] = []
