import type { Reducer } from '@reduxjs/toolkit'
import type { Thread } from '@samspel/api'
import { createPagedLists } from '@samspel/store'
import { listThreads } from './actions'

export type ThreadFilter = 'all' | 'unread' | 'mine' | 'archived'
export interface ThreadSearch {
  brandId?: string | null | undefined
  words?: string
  filter?: ThreadFilter
  campaignId?: string
}

export const threadListKey = ({ brandId, words, filter = 'all', campaignId }: ThreadSearch): string =>
  JSON.stringify([brandId ?? '', words?.trim() ?? '', filter, campaignId ?? ''])

/** Threads by brand, search words and filter; mounted at `threadLists`. */
export const threadLists = createPagedLists({
  name: 'threadLists',
  fetch: (key, page) => {
    const [brandId, query, filter, campaignId] = JSON.parse(key) as [string, string, ThreadFilter, string]
    return listThreads({
      query: {
        page,
        ...(brandId && { brandId }),
        ...(query && { query }),
        ...(filter !== 'all' && { filter }),
        ...(campaignId && { campaignId }),
      },
    })
  },
  ids: ({ data }) => data.threads.map(({ id }) => id),
})

type Threads = Readonly<Record<string, Thread>>
export const threadsName = 'threads'
const none: Threads = {}

/** Threads by id. They live here because the API’s entities have no collection for them. */
export const threadsReducer: Reducer<Threads> = (threads = none, action) =>
  listThreads.success.match(action)
    ? { ...threads, ...Object.fromEntries(action.payload.data.threads.map((thread) => [thread.id, thread])) }
    : threads

export const selectThreads = (state: object): Threads => (state as { [threadsName]?: Threads })[threadsName] ?? none
