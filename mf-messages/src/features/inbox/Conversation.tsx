import { type DragEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ThreadContext } from '@samspel/api'
import { lazyPart } from '@samspel/federation'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, EmptyState, ErrorState, SkeletonText, TextButton, VisuallyHidden } from '@samspel/ui'
import { useWindowed } from '../../components/use-windowed'
import { Composer } from './Composer'
import css from './Conversation.module.css'
import { Line } from './Line'
import { linesOf } from './rows'
import type { PairOf } from './thread-address'
import { threadMessages as messages } from './thread-messages'
import { useAttachments } from './use-attachments'
import { useConversation } from './use-conversation'

const WriteAs = lazyPart(() => import(/* webpackChunkName: "begin" */ '../begin').then((module) => module.WriteAs), {
  Loading: null,
})
const Viewer = lazyDialog(() => import(/* webpackChunkName: "viewer" */ '../viewer').then((module) => module.Viewer))

/** Within this distance from the end, px, the view follows new messages. */
const near = 120
/** Scroll position in each thread, px from its end, restored when the reader comes back. */
const places = new Map<string, number>()

interface ConversationProps {
  pair: PairOf
  isCreator: boolean
  context: ThreadContext | undefined
  name: string
  onUnblock: () => void
}

/** The messages of a thread, however long, and the composer below them. */
export function Conversation({ pair, isCreator, context, name, onUnblock }: ConversationProps) {
  const t = useText()
  const { key, list, messages: said, outgoing, write, resend, discard } = useConversation(pair)
  const attachments = useAttachments(pair)
  const scroller = useRef<HTMLDivElement>(null)
  const [isDropping, setDropping] = useState(false)
  const [shown, setShown] = useState<string>()
  const [isBehind, setBehind] = useState(false)
  const lines = useMemo(() => linesOf(said, outgoing), [said, outgoing])
  const keys = useMemo(() => lines.map((line) => line.key), [lines])
  const rows = useWindowed({ keys, estimate: 64, scroller })
  const side = isCreator ? 'instagramer' : 'user'
  const lastRead = said.findLast(({ author, readAt, notice }) => author === side && readAt && !notice)?.id
  const newest = said.at(-1)

  const { hasMore, status, loadMore } = list
  const canLoad = hasMore && (status === 'ready' || status === 'refreshing')
  useEffect(() => {
    if (canLoad && rows.first <= 5 && keys.length > 0) loadMore()
  }, [canLoad, loadMore, rows.first, keys.length])

  // Start at the end, unless the reader left it elsewhere or is reading further up.
  const isAtEnd = useRef((places.get(key) ?? 0) < near)
  const last = keys.at(-1)
  const seen = useRef<string | undefined>(undefined)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || last === undefined) return
    if (seen.current === undefined)
      element.scrollTop = element.scrollHeight - element.clientHeight - (places.get(key) ?? 0)
    else if (isAtEnd.current) element.scrollTop = element.scrollHeight
    else if (seen.current !== last) setBehind(true)
    seen.current = last
  }, [key, last, rows.total])
  // Parts above and below come and go, as does a phone's keyboard. A reader who was at the end stays there.
  useEffect(() => {
    const element = scroller.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const onScroll = () => {
    const element = scroller.current
    if (!element) return
    const left = element.scrollHeight - element.scrollTop - element.clientHeight
    isAtEnd.current = left < near
    places.set(key, left < near ? 0 : left)
    if (isAtEnd.current) setBehind(false)
  }
  const goToEnd = () => {
    isAtEnd.current = true
    setBehind(false)
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDropping(false)
    void attachments.add([...event.dataTransfer.files])
  }
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const isGone = list.error?.status === 404 || list.error?.status === 403
  if (isGone && list.error) return <ErrorState message={t(list.error.message)} />
  const isEmpty = lines.length === 0
  const blocked = context?.blocked ?? 'none'
  return (
    <div
      className={css.conversation}
      onDragOver={(event) => {
        if (!hasFiles(event) || blocked !== 'none') return
        event.preventDefault()
        setDropping(true)
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
    >
      <div
        ref={scroller}
        className={css.flow}
        onScroll={onScroll}
        role="region"
        aria-label={t(messages.log, { name })}
        tabIndex={0}
      >
        {list.error && (
          <ErrorState message={t(list.error.message)} retryLabel={t(commonMessages.retry)} onRetry={list.retry} />
        )}
        {list.status === 'loading' && <SkeletonText label={t(messages.loading)} lines={6} />}
        {list.status === 'loadingMore' && <SkeletonText label={t(messages.loadingOlder)} lines={1} />}
        {list.status === 'ready' && isEmpty && (
          <div className={css.begin}>
            <EmptyState bare title={t(messages.emptyTitle)} text={t(messages.emptyText, { name })} />
            {pair.instagramerId && <WriteAs brandId={pair.brandId} instagramerId={pair.instagramerId} />}
          </div>
        )}
        <ol className={css.lines} style={{ paddingTop: rows.before, paddingBottom: rows.after }}>
          {lines.slice(rows.first, rows.last + 1).map((line) => (
            <li key={line.key} data-key={line.key} ref={rows.measure} className={css.row1}>
              <Line
                line={line}
                isCreator={isCreator}
                name={name}
                lastRead={lastRead}
                onOpen={setShown}
                onResend={resend}
                onDiscard={discard}
              />
            </li>
          ))}
        </ol>
      </div>
      <VisuallyHidden>
        <span role="log" aria-live="polite">
          {newest && newest.author !== side && !newest.notice && `${newest.authorName}: ${newest.body}`}
        </span>
      </VisuallyHidden>
      {isBehind && (
        <Button size="sm" icon="arrow-down" className={css.below ?? ''} onClick={goToEnd}>
          {t(messages.newBelow)}
        </Button>
      )}
      {blocked === 'none' ? (
        <Composer
          conversation={key}
          name={name}
          brandId={pair.brandId}
          isCreator={isCreator}
          context={context}
          attachments={attachments}
          onSend={(body, files) => {
            isAtEnd.current = true
            write(body, files)
          }}
        />
      ) : (
        <div className={css.blocked}>
          {t(
            blocked === 'theirs'
              ? messages.blockedTheirs
              : blocked === 'mine'
                ? messages.blockedMine
                : messages.blockedPlatform,
            { name },
          )}{' '}
          {blocked === 'mine' && <TextButton onClick={onUnblock}>{t(messages.unblock)}</TextButton>}
        </div>
      )}
      {isDropping && <div className={css.drop}>{t(messages.drop)}</div>}
      {shown && (
        <Viewer
          files={said.flatMap(({ files }) => files).filter(({ type }) => type === 'image/webp')}
          first={shown}
          onClose={() => setShown(undefined)}
        />
      )}
    </div>
  )
}
