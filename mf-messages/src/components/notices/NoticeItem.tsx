import type { NoticeRow } from '@samspel/api'
import { noticeText, noticeTopicIcons } from '@samspel/api/notices'
import { lazyPart } from '@samspel/federation'
import { useFormats, useLocale } from '@samspel/i18n'
import { Avatar, Icon, LinkButton, ListItem, useIsMobile } from '@samspel/ui'
import css from './Notices.module.css'

const RemindButton = lazyPart(
  () => import(/* webpackChunkName: "remind" */ '../remind').then((module) => module.RemindButton),
  { Loading: null },
)

interface Props {
  notice: NoticeRow
  onOpen: (notice: NoticeRow) => void
  /** What the notice asks for has been done here. */
  onRead: (notice: NoticeRow) => void
  /** Gives every row its button, not only those that wait; for places with enough room. */
  withButtons?: boolean
}

/** The longest title, in characters, that a phone shows on one line with a button beside it. */
const besideOnPhone = 20

const isToday = (moment: string) => new Date(moment).toDateString() === new Date().toDateString()

function NoticePicture({ notice: { topic, facts, waiting } }: { notice: NoticeRow }) {
  const { creator, brand, campaign, imageUrl } = facts
  const name = creator ?? brand ?? campaign
  if (imageUrl && name) return <Avatar name={name} src={imageUrl} shape={creator ? 'round' : 'square'} size={40} />
  return (
    <span className={topic === 'money' ? (waiting ? css.short : css.money) : css.icon} aria-hidden="true">
      <Icon name={noticeTopicIcons[topic]} size={20} />
    </span>
  )
}

/** One row: what happened, to what, and when. A notice that waits for action has a button that leads to it. */
export function NoticeItem({ notice, onOpen, onRead, withButtons = false }: Props) {
  const locale = useLocale()
  const formats = useFormats()
  const isMobile = useIsMobile()
  const { title, detail, action } = noticeText(locale, notice)
  const when = isToday(notice.createdAt) ? formats.time(notice.createdAt) : formats.date(notice.createdAt)
  const remindsOf = notice.waiting && notice.kind.startsWith('posts_') ? notice.subjectId : undefined
  const button =
    (notice.waiting || withButtons) &&
    (remindsOf ? (
      <RemindButton
        campaignId={remindsOf}
        count={notice.facts.count ?? 1}
        onDone={() => notice.unread && onRead(notice)}
      />
    ) : (
      <LinkButton
        href={notice.href}
        size="sm"
        variant={notice.waiting ? 'light' : 'quiet'}
        onClick={() => onOpen(notice)}
      >
        {action}
      </LinkButton>
    ))
  const isBelow = isMobile && title.length > besideOnPhone
  return (
    <ListItem
      picture={<NoticePicture notice={notice} />}
      title={<span className={css.title}>{title}</span>}
      detail={
        <>
          {detail && `${detail}\u00a0· `}
          <span className={css.when}>{when}</span>
        </>
      }
      unread={notice.unread}
      href={notice.href}
      onClick={() => onOpen(notice)}
      {...(button && !isBelow && { aside: button })}
    >
      {button && isBelow && <div className={css.below}>{button}</div>}
    </ListItem>
  )
}
