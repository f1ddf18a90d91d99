import { useState } from 'react'
import { dayMs, dayOf, useFormats, useText } from '@samspel/i18n'
import { type EntityOf, type MentionRecord, useEntity } from '@samspel/store'
import { Avatar, BareLink, cx, Icon, type IconName, Picture } from '@samspel/ui'
import { pictureOf } from '../../components/mention-picture'
import css from './Media.module.css'
import { messages } from './messages'

/** When a story was captured, since the network shows it for only a day. */
function Captured({ post }: { post: EntityOf<'instagramPosts'> }) {
  const t = useText()
  const format = useFormats()
  if (!post.capturedAt) return null
  const isGone = Date.now() - Date.parse(post.instagramCreatedAt) > dayMs
  const when =
    dayOf(post.capturedAt) === dayOf(Date.now()) ? format.time(post.capturedAt) : format.dateTime(post.capturedAt)
  return (
    <p className={css.captured}>
      <Icon name="camera" size={16} />
      {t(isGone ? messages.captured : messages.capturedShown, { when })}
    </p>
  )
}

/** A story as shown on a phone. */
function Story({ mention, post }: { mention: MentionRecord; post: EntityOf<'instagramPosts'> | undefined }) {
  const t = useText()
  const { creator } = mention
  return (
    <>
      <div className={css.stage}>
        <div className={css.story}>
          <div className={css.storyHead} aria-hidden="true">
            <span className={css.storyLine} />
            <span className={css.storyName}>
              <Avatar name={creator.name} src={creator.avatarUrl} size={24} />@{creator.username}
            </span>
          </div>
          <Picture
            {...pictureOf(mention, post)}
            alt={t(messages.picture, { username: creator.username })}
            ratio={9 / 16}
            corners="none"
          />
        </div>
      </div>
      {post && <Captured post={post} />}
    </>
  )
}

const linkIcons: Record<string, IconName> = {
  tiktok: 'brand-tiktok',
  youtube: 'player-play',
  linkedin: 'id',
  custom: 'link',
}
const hostOf = (url: string) => {
  try {
    return new URL(url).hostname.replace(/^www\./, '')
  } catch {
    return url
  }
}

/** A link with its title and target, and our copy of its picture; nothing is fetched from it. */
function LinkTile({ link, image }: { link: NonNullable<MentionRecord['linkPost']>; image: string | null }) {
  const t = useText()
  const host = hostOf(link.url)
  return (
    <BareLink href={link.url} newTab className={css.link}>
      <span className={css.linkIcon}>
        {image ? (
          <Picture src={image} alt="" ratio={1} width={56} />
        ) : (
          <Icon name={linkIcons[link.linkType] ?? 'link'} size={22} />
        )}
      </span>
      <span className={css.linkWords}>
        <b>{link.title || host}</b>
        <span className={css.linkHost}>{host}</span>
        <span className={css.linkHost}>{t(messages.opensLink)}</span>
      </span>
      <Icon name="external-link" size={18} />
    </BareLink>
  )
}

/** Pictures uploaded for the brand, one of them enlarged. */
function ContentPictures({ mention, urls }: { mention: MentionRecord; urls: readonly string[] }) {
  const t = useText()
  const [at, setAt] = useState(0)
  return (
    <>
      <Picture
        {...(urls[at] ? { src: urls[at] } : pictureOf(mention, undefined))}
        alt={t(messages.picture, { username: mention.creator.username })}
        ratio={336 / 240}
        corners="none"
      />
      {urls.length > 1 && (
        <ul className={css.thumbs} aria-label={t(messages.pictures)}>
          {urls.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                className={cx(css.thumb, index === at && css.thumbOn)}
                aria-pressed={index === at}
                aria-label={t(messages.pictureOf, { n: index + 1, total: urls.length })}
                onClick={() => setAt(index)}
              >
                <Picture src={url} alt="" ratio={1} width={48} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What was posted: a picture, a story in a frame, a link, or uploaded pictures. */
export function Media({ mention }: { mention: MentionRecord }) {
  const t = useText()
  const post = useEntity('instagramPosts', mention.instagramPost)
  if (mention.kind === 'story') return <Story mention={mention} post={post} />
  if (mention.linkPost) return <LinkTile link={mention.linkPost} image={mention.linkReading?.imageUrl ?? null} />
  if (mention.contentPost) return <ContentPictures mention={mention} urls={mention.contentPost.imageUrls} />
  return (
    <Picture
      {...pictureOf(mention, post)}
      alt={t(messages.picture, { username: mention.creator.username })}
      ratio={336 / 240}
      corners="none"
    />
  )
}
