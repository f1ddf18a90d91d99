import { memo } from 'react'
import type { Message } from '@samspel/api'
import { commonMessages, daysUntil, useFormats, useText } from '@samspel/i18n'
import { BareLink, cx, Icon, TextButton, VisuallyHidden } from '@samspel/ui'
import type { Outgoing } from '../../data'
import { Body } from './Body'
import { Files } from './Files'
import css from './Line.module.css'
import { doneBy, noticeHref, noticeIcons } from './notice'
import { noticeMessages } from './notice-messages'
import type { ThreadLine } from './rows'
import { threadMessages as messages } from './thread-messages'

interface LineProps {
  line: ThreadLine
  isCreator: boolean
  name: string
  /** Id of the newest own message that the other side has read. */
  lastRead: string | undefined
  onOpen: (fileId: string) => void
  onResend: (letter: Outgoing) => void
  onDiscard: (letter: Outgoing) => void
}

/** A centred line about a change of state, with a link to what changed. */
function Notice({ message, isCreator }: { message: Message; isCreator: boolean }) {
  const t = useText()
  const f = useFormats()
  const { notice } = message
  if (!notice) return null
  const what = t(noticeMessages[notice.kind], {
    by: doneBy(message, isCreator, t(noticeMessages.you)),
    campaign: notice.campaignName ?? '',
  })
  const words = notice.text ? t(noticeMessages.withText, { what, text: notice.text }) : what
  const href = noticeHref(notice, isCreator)
  return (
    <div className={cx(css.notice, notice.kind === 'changes_requested' && css.warn)}>
      <Icon name={noticeIcons[notice.kind]} size={14} />
      {href ? <BareLink href={href}>{words}</BareLink> : <span>{words}</span>}
      <time dateTime={message.createdAt}>{f.time(message.createdAt)}</time>
    </div>
  )
}

const refusals = {
  blocked: messages.errorBlocked,
  await_answer: messages.errorAwait,
  too_many_strangers: messages.errorStrangers,
  too_many_requests: messages.errorMany,
  company_not_approved: messages.errorCompany,
} as const

export const Line = memo(function Line({ line, isCreator, name, lastRead, onOpen, onResend, onDiscard }: LineProps) {
  const t = useText()
  const f = useFormats()
  if (line.kind === 'day') {
    const days = daysUntil(line.at)
    return <div className={css.day}>{days > -2 ? f.relativeDays(line.at) : f.date(line.at)}</div>
  }
  if (line.kind === 'outgoing') {
    const { letter } = line
    const isFailed = letter.state === 'failed'
    const why = refusals[letter.errorId as keyof typeof refusals] as (typeof refusals)['blocked'] | undefined
    return (
      <div className={cx(css.message, css.own, isFailed ? css.failed : css.onItsWay)}>
        <VisuallyHidden>{t(messages.mine)}</VisuallyHidden>
        {letter.body && (
          <div className={css.bubble}>
            <Body text={letter.body} />
          </div>
        )}
        <Files files={letter.files} onOpen={onOpen} />
        {isFailed ? (
          <div className={cx(css.meta, css.bad)} role="status">
            <Icon name="alert-circle" size={14} /> <b>{t(messages.notSent)}</b>
            {why ? <span>{t(why, { name })}</span> : null}
            <TextButton onClick={() => onResend(letter)}>{t(commonMessages.sendAgain)}</TextButton>·
            <TextButton onClick={() => onDiscard(letter)}>{t(commonMessages.remove)}</TextButton>
          </div>
        ) : (
          <div className={css.meta}>{t(letter.attempt > 0 ? messages.waiting : messages.sending)}</div>
        )}
      </div>
    )
  }
  const { message, showAuthor, isLast } = line
  if (message.notice) return <Notice message={message} isCreator={isCreator} />
  const isMine = message.author === (isCreator ? 'instagramer' : 'user')
  const time = f.time(message.createdAt)
  const author = isMine && isCreator ? t(messages.mine) : message.authorName
  return (
    <div className={cx(css.message, isMine && css.own)}>
      {showAuthor && !isMine ? <div className={css.author}>{author}</div> : <VisuallyHidden>{author}</VisuallyHidden>}
      {message.body && (
        <div className={css.bubble}>
          <Body text={message.body} />
        </div>
      )}
      {!message.body && message.files.length === 0 && <div className={css.meta}>{t(messages.erased)}</div>}
      <Files files={message.files} onOpen={onOpen} />
      {(isLast || message.id === lastRead) && (
        <div className={css.meta}>
          {message.id === lastRead && message.readAt ? t(messages.read, { time, read: f.time(message.readAt) }) : time}
        </div>
      )}
    </div>
  )
})
