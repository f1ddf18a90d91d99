import type { NoticeRow } from '@samspel/api'
import { noticeText } from '@samspel/api/notices'
import { useFormats, useLocale } from '@samspel/i18n'
import { Avatar, LinkButton, ListItem } from '@samspel/ui'

interface Props {
  notice: NoticeRow
  onOpen: (notice: NoticeRow) => void
}

const isToday = (moment: string) => new Date(moment).toDateString() === new Date().toDateString()

/** One row: what happened, about what, when; what waits has the button that leads to the deed. */
export function NoticeItem({ notice, onOpen }: Props) {
  const locale = useLocale()
  const formats = useFormats()
  const { title, detail, action } = noticeText(locale, notice)
  const when = isToday(notice.createdAt) ? formats.time(notice.createdAt) : formats.date(notice.createdAt)
  const { creator, brand, campaign, imageUrl } = notice.facts
  return (
    <ListItem
      picture={
        <Avatar
          name={creator ?? brand ?? campaign ?? title}
          src={imageUrl}
          shape={creator ? 'round' : 'square'}
          size={40}
        />
      }
      title={title}
      detail={detail ? `${detail} · ${when}` : when}
      unread={notice.unread}
      href={notice.href}
      onClick={() => onOpen(notice)}
      {...(notice.waiting && {
        aside: (
          <LinkButton href={notice.href} size="sm" onClick={() => onOpen(notice)}>
            {action}
          </LinkButton>
        ),
      })}
    />
  )
}
