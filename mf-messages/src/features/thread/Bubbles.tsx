import { Fragment } from 'react'
import type { Message } from '@samspel/api'
import { dayOf, daysUntil, useFormats, useText } from '@samspel/i18n'
import { MessageBubble, MessageDay, MessageList } from '@samspel/ui/late'
import type { Outgoing } from '../../data'
import { messages as texts } from './messages'

interface BubblesProps {
  messages: readonly Message[]
  outgoing: readonly Outgoing[]
  /** Whose screen it is. */
  side: Message['author']
  /** The other one's name. */
  name: string
  onResend: (letter: Outgoing) => void
}

/** The conversation, oldest first, with its days and what is on its way. */
export function Bubbles({ messages, outgoing, side, name, onResend }: BubblesProps) {
  const t = useText()
  const f = useFormats()
  const dayName = (moment: string) => (daysUntil(moment) > -2 ? f.relativeDays(moment) : f.date(moment))
  const lastRead = messages.findLast(({ author, readAt }) => author === side && readAt)?.id

  return (
    <MessageList label={t(texts.log, { name })}>
      {messages.map(({ id, author, authorName, body, createdAt }, at) => {
        const before = messages[at - 1]
        const isMine = author === side
        const isNewDay = !before || dayOf(before.createdAt) !== dayOf(createdAt)
        return (
          <Fragment key={id}>
            {isNewDay && <MessageDay>{dayName(createdAt)}</MessageDay>}
            <MessageBubble
              mine={isMine}
              author={isMine && side === 'instagramer' ? t(texts.mine) : authorName}
              showAuthor={author === 'user' && (isNewDay || before?.authorName !== authorName)}
              meta={id === lastRead ? t(texts.read, { time: f.time(createdAt) }) : f.time(createdAt)}
            >
              {body}
            </MessageBubble>
          </Fragment>
        )
      })}
      {outgoing.map((letter) => (
        <MessageBubble
          key={letter.idempotencyKey}
          mine
          author={t(texts.mine)}
          sending={letter.state === 'sending'}
          meta={t(texts.sending)}
          {...(letter.state === 'failed' && {
            failed: { label: t(texts.notSent), retryLabel: t(texts.again), onRetry: () => onResend(letter) },
          })}
        >
          {letter.body}
        </MessageBubble>
      ))}
    </MessageList>
  )
}
