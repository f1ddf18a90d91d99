import type { Thread } from '@samspel/api'
import { daysUntil, useFormats, useText } from '@samspel/i18n'
import { Avatar, Count, ListItem } from '@samspel/ui'
import { threadMessages as messages } from './thread-messages'
import css from './ThreadList.module.css'

interface ThreadRowProps {
  thread: Thread
  isCreator: boolean
  /** Staff of several brands see whose thread it is. */
  showBrand: boolean
  /** It is the one that is open. */
  active: boolean
}

/** One conversation in the list: with whom, the newest words, when, and what is unread. */
export function ThreadRow({ thread, isCreator, showBrand, active }: ThreadRowProps) {
  const t = useText()
  const f = useFormats()
  const { brandId, brandName, instagramerId, creatorName, lastMessage, unreadCount } = thread
  const name = isCreator ? brandName : creatorName
  const isOwn = lastMessage?.author === (isCreator ? 'instagramer' : 'user')
  const when = (moment: string) => (daysUntil(moment) === 0 ? f.time(moment) : f.date(moment, 'short'))
  return (
    <ListItem
      href={isCreator ? `/messages/${brandId}` : `/messages/${instagramerId}?brand=${brandId}`}
      title={name}
      unread={unreadCount > 0}
      active={active}
      picture={
        <Avatar
          name={name}
          src={isCreator ? thread.brandLogoUrl : thread.creatorAvatarUrl}
          size={44}
          shape={isCreator ? 'square' : 'round'}
        />
      }
      detail={
        <span className={css.words}>
          {lastMessage && (isOwn ? t(messages.own, { body: lastMessage.body }) : lastMessage.body)}
        </span>
      }
      aside={
        <span className={css.aside}>
          {lastMessage && (
            <time dateTime={lastMessage.createdAt} className={css.when}>
              {when(lastMessage.createdAt)}
            </time>
          )}
          <Count value={unreadCount} label={t(messages.unread, { n: unreadCount })} />
        </span>
      }
    >
      {showBrand && <span className={css.brand}>{brandName}</span>}
    </ListItem>
  )
}
