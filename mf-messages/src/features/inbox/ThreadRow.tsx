import type { Thread } from '@samspel/api'
import { daysUntil, useFormats, useText } from '@samspel/i18n'
import { useAppSelector } from '@samspel/store'
import { Avatar, BareLink, Count, cx, Icon, VisuallyHidden } from '@samspel/ui'
import { Glyph } from '../../components/glyphs'
import { conversationKey, messageDrafts, selectOutbox, selectWriter } from '../../data'
import { listMessages as messages } from './list-messages'
import { doneBy, noticeIcons } from './notice'
import { noticeMessages } from './notice-messages'
import css from './Row.module.css'
import { threadMessages } from './thread-messages'
import { useRowGestures } from './use-row-gestures'
import words from './Words.module.css'

interface ThreadRowProps {
  thread: Thread
  isCreator: boolean
  href: string
  /** Whether this is the open thread. */
  active: boolean
  onArchive: () => void
  onMarkUnread: () => void
}

/** The line under the name: a message that was not sent, a draft, or else the newest event. */
function Preview({ thread, isCreator, active }: Pick<ThreadRowProps, 'thread' | 'isCreator' | 'active'>) {
  const t = useText()
  const conversation = conversationKey(isCreator ? 'me' : thread.instagramerId, thread.brandId)
  const outbox = useAppSelector(selectOutbox)
  const writer = useAppSelector(selectWriter)
  const failed = outbox.find((each) => each.conversation === conversation && each.state === 'failed')
  const draft = active ? '' : messageDrafts.read(writer, conversation)
  const { lastMessage: last } = thread
  if (failed)
    return (
      <span className={cx(words.words, css.preview)}>
        <Icon name="alert-circle" size={14} className={words.bad} /> <b className={words.bad}>{t(messages.notSent)}</b>{' '}
        {failed.body}
      </span>
    )
  if (draft)
    return (
      <span className={cx(words.words, css.preview)}>
        <b className={words.warn}>{t(messages.draft)}</b> {draft}
      </span>
    )
  if (!last) return null
  if (last.notice)
    return (
      <span className={cx(words.words, css.preview)}>
        <Icon name={noticeIcons[last.notice]} size={14} />{' '}
        {t(noticeMessages[last.notice], {
          by: doneBy(last, isCreator, t(noticeMessages.you)),
          campaign: thread.campaignName ?? '',
        })}
      </span>
    )
  const isOwn = last.author === (isCreator ? 'instagramer' : 'user')
  const isErased = !last.body && last.fileCount === 0
  const what =
    last.body ||
    (isErased
      ? t(threadMessages.erased)
      : t(last.isPictures ? messages.pictures : messages.files, { n: last.fileCount }))
  return (
    <span className={cx(words.words, css.preview)}>
      {!last.body && !isErased && <Icon name={last.isPictures ? 'photo' : 'file-text'} size={14} />}{' '}
      {isOwn
        ? t(messages.own, { body: what })
        : isCreator
          ? t(messages.byStaff, { name: last.authorName.split(' ')[0] ?? '', body: what })
          : what}
    </span>
  )
}

/** One conversation in the list: with whom, the newest event, when, and what is unread. */
export function ThreadRow({ thread, isCreator, href, active, onArchive, onMarkUnread }: ThreadRowProps) {
  const t = useText()
  const f = useFormats()
  const name = isCreator ? thread.brandName : thread.creatorName
  const { lastMessage: last, unreadCount } = thread
  const { row, handlers } = useRowGestures({ onSwipe: onArchive, onHold: onMarkUnread })
  const when = (moment: string) => {
    const days = daysUntil(moment)
    return days === 0 ? f.time(moment) : days === -1 ? f.relativeDays(moment) : f.date(moment, 'short')
  }
  return (
    <div className={css.slot}>
      <div className={css.behind} aria-hidden="true">
        <Icon name="archive" size={20} /> {t(thread.archived ? messages.unarchive : messages.archive)}
      </div>
      <div
        ref={row}
        className={cx(css.row, active && css.chosen, unreadCount > 0 && css.unread)}
        data-thread-row
        {...handlers}
      >
        <span className={css.face}>
          <Avatar
            name={name}
            src={isCreator ? thread.brandLogoUrl : thread.creatorAvatarUrl}
            size={40}
            shape={isCreator ? 'square' : 'round'}
          />
          {!isCreator && (
            <Avatar
              name={thread.brandName}
              src={thread.brandLogoUrl}
              size={18}
              shape="square"
              className={css.mark ?? ''}
            />
          )}
        </span>
        <span className={words.text}>
          <span className={words.line}>
            <BareLink href={href} className={css.cover} aria-current={active ? 'true' : undefined}>
              <span className={cx(words.name, css.who)}>{name}</span>
            </BareLink>
            {thread.muted && (
              <span className={words.quiet}>
                <Glyph name="bellOff" size={14} />
                <VisuallyHidden>{t(messages.muted)}</VisuallyHidden>
              </span>
            )}
            {last && (
              <time dateTime={last.createdAt} className={css.when}>
                {when(last.createdAt)}
              </time>
            )}
          </span>
          <span className={words.line}>
            <Preview thread={thread} isCreator={isCreator} active={active} />
            <Count value={unreadCount} label={t(messages.count, { n: unreadCount })} />
          </span>
          <span className={cx(words.sub, css.about)}>{thread.campaignName ?? (isCreator ? '' : thread.brandName)}</span>
        </span>
      </div>
    </div>
  )
}
