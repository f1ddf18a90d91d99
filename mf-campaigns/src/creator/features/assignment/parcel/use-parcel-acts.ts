import { useCallback, useSyncExternalStore } from 'react'
import type { Participation } from '@samspel/api'
import { postDeadlineOf } from '@samspel/api/campaign-rules'
import { createUndoStack, useUndo } from '@samspel/desk/undo'
import { dayOf, useFormats, useText } from '@samspel/i18n'
import { type RequestError, useAppDispatch, useAppSelector } from '@samspel/store'
import { dropAct, followKept, keepAct, type KeptAct, keptActs, sendAct } from '../../../data/kept-acts'
import { messages as m } from './messages'

// One for all pages: what is held is sent in its time, wherever the creator has gone.
const stack = createUndoStack()

/** The last day to publish for what is said to have come today. */
export const dayAfterYes = ({ campaign }: Pick<Participation, 'campaign'>, today: string): string =>
  postDeadlineOf({ promised: campaign.dueAt, from: today, to: today }).day ?? today

type Parcelled = Pick<Participation, 'id' | 'campaign'> & { parcel: { id: string } }

/** What was said of a parcel and is not sent yet, because there is no network. */
export const useKeptAct = (parcelId: string): KeptAct | undefined => {
  const creatorId = useAppSelector(({ app }) => app.currentInstagramerId ?? '')
  const read = () => JSON.stringify(keptActs(creatorId).find((act) => act.parcelId === parcelId) ?? null)
  return (JSON.parse(useSyncExternalStore(followKept, read)) as KeptAct | null) ?? undefined
}

/** Says that a parcel has come, with six seconds to take it back; without a network it is kept and sent later, with the day of the press. */
export function useArrival({ id: participationId, campaign, parcel }: Parcelled) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const creatorId = useAppSelector(({ app }) => app.currentInstagramerId ?? '')
  const { offer } = useUndo(stack)
  const isHeld = useSyncExternalStore(stack.subscribe, () => stack.held().has(parcel.id))
  const say = useCallback(() => {
    const act: KeptAct = { kind: 'arrived', participationId, parcelId: parcel.id, at: new Date().toISOString() }
    // Kept from the press on: a page that is closed within the six seconds loses nothing.
    keepAct(creatorId, act)
    offer({
      message: t(m.arrived, { date: f.date(dayAfterYes({ campaign }, dayOf(Date.now()))) }),
      about: [parcel.id],
      undo: () => dropAct(creatorId, act),
      send: async () => {
        const outcome = await sendAct(dispatch, act)
        if (isUnsent(outcome)) return []
        dropAct(creatorId, act)
        return outcome.ok || !outcome.parsedError ? [] : [{ message: t(outcome.parsedError.message) }]
      },
    })
  }, [campaign, creatorId, dispatch, f, offer, parcel.id, participationId, t])
  return { say, isHeld }
}

/** An answer that never came: there is no network. */
export const isUnsent = ({ ok, parsedError }: { ok: boolean; parsedError?: RequestError | undefined }): boolean =>
  !ok && parsedError?.status === 0
