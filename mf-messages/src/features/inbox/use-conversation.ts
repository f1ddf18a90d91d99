import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { MessageFile } from '@samspel/api'
import { bus } from '@samspel/event-bus'
import { useAppDispatch, useAppSelector, useAppStore, useEntities, usePagedList } from '@samspel/store'
import {
  conversationKey,
  conversationLists,
  discarded,
  messageDrafts,
  type Outgoing,
  queued,
  readNewest,
  selectOutbox,
  selectWriter,
} from '../../data'
import type { PairOf } from './thread-address'

/** An open conversation: its messages, those being sent, and those that arrive meanwhile. */
export function useConversation({ brandId, instagramerId }: PairOf) {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const key = conversationKey(instagramerId ?? 'me', brandId)
  const list = usePagedList(conversationLists, key)
  const known = useEntities('messages', list.ids)
  const outbox = useAppSelector(selectOutbox)
  const missed = useRef(false)
  const askedUpTo = useRef<string>(undefined)

  const readNow = useCallback(
    (upTo?: string) => {
      missed.current = document.hidden
      // Fetching marks messages as read, so it must not happen while nobody is looking.
      if (missed.current) return
      askedUpTo.current = upTo
      void dispatch(readNewest(key, upTo))
    },
    [dispatch, key],
  )
  // A layout effect: it ends as the thread leaves the page. Others end a little later, and what comes in between would be read by nobody.
  useLayoutEffect(() => {
    // Messages that are not here yet are fetched but not marked as read: the reader may leave before they arrive.
    const newest = () => conversationLists.select(store.getState(), key).ids[0]
    const readMissed = () => {
      if (missed.current) readNow(newest())
    }
    const isThis = (fact: { brandId: string; instagramerId: string }) =>
      fact.brandId === brandId && (instagramerId === undefined || fact.instagramerId === instagramerId)
    const stops = [
      bus.subscribe('live:message-created', (fact) => {
        if (isThis(fact)) readNow(fact.messageId)
      }),
      bus.subscribe('live:thread-changed', (fact) => {
        if (isThis(fact)) readNow(newest())
      }),
      bus.subscribe('live:reconnected', () => readNow(newest())),
    ]
    document.addEventListener('visibilitychange', readMissed)
    const kept = conversationLists.select(store.getState(), key)
    if (kept.hasFetched) readNow()
    return () => {
      stops.forEach((stop) => stop())
      document.removeEventListener('visibilitychange', readMissed)
    }
  }, [readNow, store, key, brandId, instagramerId])

  const resend = useCallback((letter: Outgoing) => void dispatch(queued(letter)), [dispatch])
  const discard = useCallback(
    ({ idempotencyKey }: Outgoing) => void dispatch(discarded({ idempotencyKey })),
    [dispatch],
  )
  // In the server’s order, whatever order they arrived in.
  const messages = useMemo(() => [...known].sort((one, other) => one.seq - other.seq), [known])
  const author = instagramerId === undefined ? 'instagramer' : 'user'
  const unread = messages.findLast((message) => message.author !== author && !message.readAt)
  useEffect(() => {
    // Ask for each message once, even if the answer leaves older ones unread.
    const asked = messages.findLast(({ id }) => id === askedUpTo.current)
    if (unread && (!asked || unread.seq > asked.seq)) readNow(unread.id)
  }, [readNow, messages, unread])
  const arrived = useMemo(() => new Set(messages.flatMap(({ clientKey }) => clientKey ?? [])), [messages])
  // The live event of an own message may arrive before the answer to sending it; it must be shown only once.
  const outgoing = useMemo(
    () => outbox.filter(({ conversation, idempotencyKey }) => conversation === key && !arrived.has(idempotencyKey)),
    [outbox, key, arrived],
  )
  return {
    key,
    list,
    messages,
    outgoing,
    write: (body: string, files: readonly MessageFile[]) => {
      const writer = selectWriter(store.getState())
      const idempotencyKey = messageDrafts.keyOf(writer, key)
      messageDrafts.write(writer, key, '')
      void dispatch(queued({ idempotencyKey, conversation: key, body, files, writtenAt: new Date().toISOString() }))
    },
    resend,
    discard,
  }
}
