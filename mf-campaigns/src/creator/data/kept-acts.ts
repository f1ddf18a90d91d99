import type { NewDeliveryProblem } from '@samspel/api'
import type { ErrorMessages } from '@samspel/i18n'
import { type AppDispatch, type KeyValueStorage, storage } from '@samspel/store'
import { reportDeliveryProblem } from './assignments'
import { confirmParcelArrived } from './parcels'

/** What a creator has said of a parcel without a network. */
export type KeptAct = { participationId: string; parcelId: string; at: string } & (
  | { kind: 'arrived' }
  | { kind: 'problem'; problem: NewDeliveryProblem }
)

const keyOf = (creatorId: string) => `draft.parcels.${creatorId}` as const

/** The acts that wait, oldest first. */
export const keptActs = (creatorId: string, area: KeyValueStorage = storage): KeptAct[] => {
  try {
    const kept = JSON.parse(area.get(keyOf(creatorId)) ?? '[]') as unknown
    return Array.isArray(kept) ? (kept as KeptAct[]) : []
  } catch {
    return []
  }
}

const listeners = new Set<() => void>()

const write = (creatorId: string, acts: readonly KeptAct[]) => {
  if (acts.length > 0) storage.set(keyOf(creatorId), JSON.stringify(acts))
  else storage.remove(keyOf(creatorId))
  for (const listener of listeners) listener()
}

/** Told when an act is kept or was sent. */
export const followKept = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Keeps an act until there is a network; of one parcel the newest counts. */
export const keepAct = (creatorId: string, act: KeptAct): void =>
  write(creatorId, [...keptActs(creatorId).filter(({ parcelId }) => parcelId !== act.parcelId), act])

/** Takes back an act that was not sent yet. */
export const dropAct = (creatorId: string, { parcelId }: Pick<KeptAct, 'parcelId'>): void =>
  write(
    creatorId,
    keptActs(creatorId).filter((kept) => kept.parcelId !== parcelId),
  )

/** Sends an act; `status` 0 is an answer that never came. */
export const sendAct = (dispatch: AppDispatch, act: KeptAct, errorMessages: ErrorMessages = {}) =>
  act.kind === 'arrived'
    ? dispatch(confirmParcelArrived({ params: { id: act.parcelId }, body: { at: act.at } }))
    : dispatch(
        reportDeliveryProblem({
          params: { id: act.participationId },
          body: { deliveryProblem: { ...act.problem, at: act.at } },
          errorMessages,
        }),
      )

/** Sends what waits, once each, in order. What is refused goes too, and is told. Ends at the first without an answer. */
export const sendKept = async (
  dispatch: AppDispatch,
  creatorId: string,
  refused: (act: KeptAct, outcome: Awaited<ReturnType<typeof sendAct>>) => void,
): Promise<void> => {
  for (const act of keptActs(creatorId)) {
    const outcome = await sendAct(dispatch, act)
    if (!outcome.ok && outcome.parsedError?.status === 0) return
    dropAct(creatorId, act)
    if (!outcome.ok) refused(act, outcome)
  }
}
