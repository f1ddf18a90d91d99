import type { UnknownAction } from '@reduxjs/toolkit'
import { type ApiRequest, createPagedLists, type PagedLists, prepend } from '@samspel/store'
import { createMessage, createMyMessage, listMessages, listMyMessages } from './actions'

/** The owner of a conversation is a creator; `me` when the creator reads it. */
export type Owner = string

/** Key of a conversation's list, made of its owner and the brand. */
export const conversationKey = (owner: Owner, brandId: string): string => `${owner}/${brandId}`

export const partsOf = (key: string) => key.split('/') as [owner: Owner, brandId: string]

/** One page of a conversation, newest first. */
export const readConversation = (
  key: string,
  page: number,
  upTo?: string,
): ApiRequest<'listMessages' | 'listMyMessages'> => {
  const [owner, brandId] = partsOf(key)
  const query = { brandId, page, ...(upTo && { upTo }) }
  return (owner === 'me' ? listMyMessages({ query }) : listMessages({ params: { id: owner }, query })) as ApiRequest<
    'listMessages' | 'listMyMessages'
  >
}

/** Marks a fetch of the newest page whose messages are added to the list without replacing what is shown. */
export interface NewestTag {
  newestOf: string
}

/**
 * Asks for what is new in a conversation that is open: older pages stay where they are. With `upTo` no later message counts as read: the
 * page may have been left before the answer is there.
 */
export const readNewest = (key: string, upTo?: string): ApiRequest<'listMessages' | 'listMyMessages'> => {
  const request = readConversation(key, 1, upTo)
  return { ...request, meta: { ...request.meta, tag: { newestOf: key } satisfies NewestTag } }
}

const addInOrder = (lists: PagedLists, key: string, ids: readonly string[]): PagedLists =>
  [...ids].reverse().reduce((all, id) => prepend(all, key, id), lists)

const onOthers = (lists: PagedLists, action: UnknownAction): PagedLists => {
  if (createMessage.success.match(action) || createMyMessage.success.match(action)) {
    const { message } = action.payload.data
    const owner = createMyMessage.success.match(action) ? 'me' : message.instagramer
    return prepend(lists, conversationKey(owner, message.brandId), message.id)
  }
  if (listMessages.success.match(action) || listMyMessages.success.match(action)) {
    const { newestOf } = (action.meta.tag ?? {}) as Partial<NewestTag>
    return newestOf
      ? addInOrder(
          lists,
          newestOf,
          action.payload.data.messages.map(({ id }) => id),
        )
      : lists
  }
  return lists
}

/**
 * Messages by conversation, newest first; mounted at `conversationLists`. Older pages count nothing newer as read: the thread may have been
 * left before the answer is there.
 */
export const conversationLists = createPagedLists({
  name: 'conversationLists',
  fetch: readConversation,
  cursor: ({ data }) => data.messages.at(-1)?.id ?? null,
  on: onOthers,
})
