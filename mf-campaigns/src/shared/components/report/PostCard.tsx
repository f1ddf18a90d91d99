import type { CampaignReport, ReportPost } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Avatar, BareLink, Icon, IconButton, Picture } from '@samspel/ui'
import { LinkSum } from '../LinkSum'
import { kindName, reportMessages as messages } from './messages'
import type { PinPost } from './pin-post'
import css from './Posts.module.css'
import { useCreatorName } from './use-creator-name'

interface PostCardProps {
  post: ReportPost
  report: CampaignReport
  onPin?: PinPost | undefined
}

/** A post with its picture, which stays when the post is gone. */
export function PostCard({ post, report, onPin }: PostCardProps) {
  const t = useText()
  const f = useFormats()
  const nameOf = useCreatorName()
  const row = report.creators.find(({ number }) => number === post.creatorNumber)
  const name = nameOf(row ?? { number: post.creatorNumber })
  const day = f.date(post.day, 'short')
  const marks = [
    post.kind !== 'post' && t(kindName[post.kind]),
    post.goneAt && t(messages.gone, { day: f.date(post.goneAt, 'short') }),
  ].filter(Boolean)
  return (
    <li className={css.post}>
      <span className={css.picture}>
        <Picture src={post.pictureUrl} alt="" ratio={186 / 84} corners="none" />
        {marks.length > 0 && <span className={css.mark}>{marks.join(', ')}</span>}
        {onPin && post.id !== undefined && (
          <span className={css.pin}>
            <IconButton
              size="sm"
              icon="star"
              aria-pressed={post.pinned}
              label={t(post.pinned ? messages.unpin : messages.pin, { name, day })}
              onClick={() => onPin(post, !post.pinned)}
            />
          </span>
        )}
      </span>
      <span className={css.who}>
        {row?.creator && <Avatar name={name} src={row.creator.avatarUrl} size={20} />}
        <b>{name}</b>
        {post.link !== undefined && /^https?:\/\//.test(post.link) && (
          <BareLink href={post.link} newTab className={css.link} aria-label={t(messages.openPost, { name, day })}>
            <Icon name="external-link" size={18} />
          </BareLink>
        )}
      </span>
      <span className={css.figures}>
        <span>
          <Icon name="eye" size={16} label={t(messages.reach)} />
          {post.unread ? t(messages.none) : f.number(post.reach)}
        </span>
        <span>
          <Icon name="heart" size={16} label={t(messages.engagement)} />
          {post.engagement == null ? t(messages.none) : f.rate(post.engagement)}
        </span>
        <span>{day}</span>
      </span>
      {post.ofLink && (
        <span className={css.later}>
          <LinkSum figures={post.ofLink} />
        </span>
      )}
      {post.later?.reach != null && (
        <span className={css.later}>
          {t(messages.laterOfPost, { days: post.later.afterDays, reach: f.number(post.later.reach) })}
        </span>
      )}
    </li>
  )
}
