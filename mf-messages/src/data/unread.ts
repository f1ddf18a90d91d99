import type { Reducer } from '@reduxjs/toolkit'
import { listMessages, listMyMessages, listUnread } from './actions'

/** Ids of the newest unread messages, and how many there are in all. */
export interface Unread {
  ids: readonly string[]
  totalCount: number
  /** The number of threads with unread messages, shown in the navigation and under Olästa. */
  threadCount: number
}

export const unreadName = 'unreadMessages'
const none: Unread = { ids: [], totalCount: 0, threadCount: 0 }

/** Who opens a thread has read: the list is empty from the asking on (T-41), and the server's next answer fills it again. */
export const unreadReducer: Reducer<Unread> = (unread = none, action) => {
  if (listMessages.pending.match(action) || listMyMessages.pending.match(action)) return none
  return listUnread.success.match(action) ? action.payload.data.unread : unread
}

export const selectUnread = (state: object): Unread => (state as { [unreadName]?: Unread })[unreadName] ?? none
