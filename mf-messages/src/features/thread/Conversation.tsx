import type { Message } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Button, EmptyState, ErrorState, SkeletonText } from '@samspel/ui'
import { conversationKey, type Owner } from '../../data'
import { Bubbles } from './Bubbles'
import { Composer } from './Composer'
import { messages as texts } from './messages'
import css from './Thread.module.css'
import { useConversation } from './use-conversation'
import { useKeepPlace } from './use-keep-place'
import { useStayAtEnd } from './use-stay-at-end'

/** One conversation with its composer. */
export function Conversation({
  owner,
  brandId,
  side,
  name,
}: {
  owner: Owner
  brandId: string
  side: Message['author']
  name: string
}) {
  const t = useText()
  const { list, messages, outgoing, write, resend } = useConversation(owner, brandId)
  const last = outgoing.at(-1)?.idempotencyKey ?? messages.at(-1)?.id
  const { end, isBehind, goToEnd } = useStayAtEnd(last)
  useKeepPlace(messages[0]?.id)
  const isGone = list.error?.status === 404 || list.error?.status === 403
  const isEmpty = messages.length + outgoing.length === 0

  if (isGone && list.error) return <ErrorState message={t(list.error.message)} />
  return (
    <div className={css.conversation}>
      {list.hasMore && !isEmpty && list.status !== 'errorMore' && (
        <Button size="sm" className={css.older} onClick={list.loadMore} loading={list.status === 'loadingMore'}>
          {t(texts.older)}
        </Button>
      )}
      {list.error && <ErrorState message={t(list.error.message)} retryLabel={t(texts.retry)} onRetry={list.retry} />}
      {list.status === 'loading' && <SkeletonText label={t(texts.loading)} lines={6} />}
      {list.status === 'ready' && isEmpty && (
        <EmptyState bare title={t(texts.emptyTitle)} text={t(texts.emptyText, { name })} />
      )}
      <Bubbles messages={messages} outgoing={outgoing} side={side} name={name} onResend={resend} />
      <div ref={end} className={css.end} />
      <div className={css.foot}>
        {isBehind && (
          <Button size="sm" icon="arrow-down" className={css.below} onClick={goToEnd}>
            {t(texts.newBelow)}
          </Button>
        )}
        <Composer
          key={`${owner}/${brandId}`}
          conversation={conversationKey(owner, brandId)}
          onSend={(body) => {
            write(body)
            goToEnd()
          }}
        />
      </div>
    </div>
  )
}
