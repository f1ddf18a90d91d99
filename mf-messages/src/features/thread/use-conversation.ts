import { useEffect, useRef } from 'react'
import { bus } from '@samspel/event-bus'
import { useAppDispatch, useAppSelector, useAppStore, useEntities, usePagedList } from '@samspel/store'
import {
  conversationKey,
  conversationLists,
  type Outgoing,
  type Owner,
  readNewest,
  selectOutbox,
  sendLetter,
} from '../../data'

/** An open conversation: what is written, what is on its way, and what comes in meanwhile. */
export function useConversation(owner: Owner, brandId: string) {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const key = conversationKey(owner, brandId)
  const list = usePagedList(conversationLists, key)
  const newestFirst = useEntities('messages', list.ids)
  const outbox = useAppSelector(selectOutbox)
  const missed = useRef(false)

  useEffect(() => {
    const isSending = () =>
      selectOutbox(store.getState()).some((each) => each.conversation === key && each.state === 'sending')
    const readNow = () => {
      missed.current = document.hidden || isSending()
      // Reading marks read: what nobody looks at stays unread. While one is being sent, its own fact would show it twice.
      if (!missed.current) void dispatch(readNewest(key))
    }
    const readMissed = () => {
      if (missed.current) readNow()
    }
    const stops = [
      bus.subscribe('live:message-created', (fact) => {
        if (fact.brandId === brandId && (owner === 'me' || fact.instagramerId === owner)) readNow()
      }),
      bus.subscribe('live:reconnected', readNow),
      bus.subscribe('messages:sent', readMissed),
    ]
    document.addEventListener('visibilitychange', readMissed)
    const kept = conversationLists.select(store.getState(), key)
    if (kept.hasFetched && kept.meta.currentPage > 1) readNow()
    return () => {
      stops.forEach((stop) => stop())
      document.removeEventListener('visibilitychange', readMissed)
    }
  }, [dispatch, store, key, owner, brandId])

  const send = (letter: Pick<Outgoing, 'idempotencyKey' | 'body' | 'writtenAt'>) =>
    void dispatch(sendLetter(owner, brandId, { ...letter, conversation: key }))
  return {
    list,
    messages: newestFirst.toReversed(),
    outgoing: outbox.filter(({ conversation }) => conversation === key),
    write: (body: string) => send({ body, idempotencyKey: crypto.randomUUID(), writtenAt: new Date().toISOString() }),
    resend: send,
  }
}
