import { notifyRefused } from '@samspel/desk/undo'
import type { Translate } from '@samspel/i18n'
import type { AppDispatch } from '@samspel/store'
import { sendKept } from '../data/kept-acts'
import { keptMessages } from './kept-messages'

let running: Promise<void> | undefined

/** Sends what waits, one after the other. What the brand or another device has settled since is no refusal. */
export const sendAll = (dispatch: AppDispatch, creatorId: string, t: Translate): Promise<void> => {
  running ??= sendKept(dispatch, creatorId, (_act, { parsedError }) => {
    if (parsedError && parsedError.status !== 409)
      notifyRefused([{ message: t(keptMessages.refusedLater, { reason: t(parsedError.message) }) }])
  }).finally(() => (running = undefined))
  return running
}
