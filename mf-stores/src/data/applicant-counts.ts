import type { StoreParticipation } from '@samspel/api'
import {
  answeredBy,
  applicantLists,
  type ApplicantState,
  approveStoreParticipation,
  concerns,
  declineStoreParticipation,
  handOutStoreParticipation,
  listStoreParticipations,
  splitKey,
} from './store-participations'

export type ApplicantCounts = Record<ApplicantState, number>

/** By scope; the server's counts, adjusted by each answer until new ones arrive. */
type CountsByScope = Readonly<Record<string, ApplicantCounts>>

const name = 'storeParticipationCounts'

const seenBy = (action: unknown): StoreParticipation['state'] | undefined => {
  if (handOutStoreParticipation.success.match(action as never)) return 'approved'
  return [approveStoreParticipation.success, declineStoreParticipation.success].some(({ match }) =>
    match(action as never),
  )
    ? ((action as { meta: { request: { body?: { from?: StoreParticipation['state'] } } } }).meta.request.body?.from ??
        'requested')
    : undefined
}

function reducer(counts: CountsByScope = {}, action: Parameters<typeof applicantLists.reducer>[1]): CountsByScope {
  if (listStoreParticipations.success.match(action)) {
    const { list } = action.meta
    if (list?.name !== applicantLists.name) return counts
    const { pickedUp, ...others } = action.payload.data.counts
    return { ...counts, [splitKey(list.key).scopeKey]: { ...others, picked_up: pickedUp } }
  }
  const place = answeredBy(action)
  const before = seenBy(action)
  if (!place || !before || before === place.state) return counts
  return Object.fromEntries(
    Object.entries(counts).map(([key, numbers]) => [
      key,
      concerns(splitKey(`all ${key}`).scope, place) && !splitKey(`all ${key}`).scope.query
        ? { ...numbers, [before]: Math.max(0, numbers[before] - 1), [place.state]: numbers[place.state] + 1 }
        : numbers,
    ]),
  )
}

/** Mounted at `storeParticipationCounts`. */
export const applicantCounts = {
  name,
  reducer,
  select: (state: object, scope: string): ApplicantCounts | undefined =>
    (state as Record<string, CountsByScope | undefined>)[name]?.[scope],
}
