import { useSyncExternalStore } from 'react'
import { addRoutes } from '@samspel/api'
import { pickupsRoutes } from '@samspel/api/routes/pickups'
import { createUndoStack, useUndo } from '@samspel/desk/undo'
import { useText } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import type { OwnPickup } from '../pickup-words'
import { messages } from './messages'

addRoutes(pickupsRoutes)
const deleteStoreParticipation = apiAction('deleteStoreParticipation')

/** What is turned down is held for as long as it can be undone, whichever page is open. */
const stack = createUndoStack()

/** Ids of the offers whose invitations are turned down and not answered yet. */
export const useDeclined = (): ReadonlySet<string> => useSyncExternalStore(stack.subscribe, stack.held)

/** Turns an invitation down, with six seconds to take it back. */
export function useDecline(): (offer: OwnPickup) => void {
  const t = useText()
  const dispatch = useAppDispatch()
  const { offer: offerUndo } = useUndo(stack)
  return ({ id, brandName: brand, storeParticipation }) =>
    offerUndo({
      message: t(messages.declined, { brand }),
      about: [id],
      undo: () => {},
      send: async () => {
        const { ok, parsedError } = await dispatch(deleteStoreParticipation({ params: { id: storeParticipation.id } }))
        // It was withdrawn or answered elsewhere, so that there is nothing left to turn down.
        return ok || parsedError?.status === 404 || !parsedError ? [] : [{ message: t(parsedError.message) }]
      },
    })
}
