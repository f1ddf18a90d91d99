import { useFormats, useText } from '@samspel/i18n'
import type { EntityOf } from '@samspel/store'
import { BareLink, Chip, Icon, Picture, VisuallyHidden } from '@samspel/ui'
import { usePostReach } from '../../../shared/components/use-post-reach'
import css from './CreatorWork.module.css'
import { messages as m } from './messages'

/** A post of a creator: its picture leads to it, beneath are its day and how many it reached. */
export function PostTile({
  post: { imageUrl, caption, permalink, story, reach, reachUnread, likesCount, commentsCount, instagramCreatedAt },
  ratio = 1,
  isSmall = false,
}: {
  post: EntityOf<'instagramPosts'>
  ratio?: number
  /** Three in a narrow column: nothing stands beside the figures. */
  isSmall?: boolean
}) {
  const t = useText()
  const f = useFormats()
  const reachOf = usePostReach()
  const picture = (
    <Picture
      src={imageUrl}
      alt={caption.slice(0, 120)}
      ratio={ratio}
      {...(story && {
        overlay: (
          <Chip tone="solid" {...(!isSmall && { icon: 'history' as const })}>
            {t(m.story)}
          </Chip>
        ),
      })}
    />
  )
  return (
    <>
      {permalink ? (
        <BareLink href={permalink} newTab>
          {picture}
          <VisuallyHidden>{t(m.postOf, { date: f.date(instagramCreatedAt) })}</VisuallyHidden>
        </BareLink>
      ) : (
        picture
      )}
      <div className={css.line}>
        <span className={css.day}>{f.date(instagramCreatedAt, 'short')}</span>
        <span className={css.reach} title={t(m.postFigures, { likes: likesCount, comments: commentsCount })}>
          {isSmall ? (
            <VisuallyHidden>{`${t(m.reach)} `}</VisuallyHidden>
          ) : (
            <Icon name="eye" size={14} label={t(m.reach)} />
          )}
          {reachOf({ reach, ...(reachUnread && { reachUnread }) })}
        </span>
      </div>
    </>
  )
}
