import { useFormats, useText } from '@samspel/i18n'
import { type EntityOf, useEntities, usePagedList } from '@samspel/store'
import { BareLink, Chip, EmptyState, Grid, Picture, SectionHead, SkeletonCards, VisuallyHidden } from '@samspel/ui'
import { LoadError, LoadMore } from '../../../shared/components/CreatorParts'
import css from './CreatorProfile.module.css'
import { creatorPosts } from './data/collaborations'
import { messages as m } from './messages'

function Post({ post }: { post: EntityOf<'instagramPosts'> }) {
  const t = useText()
  const f = useFormats()
  const { imageUrl, caption, permalink, story, reach, likesCount, commentsCount, instagramCreatedAt } = post
  const picture = (
    <Picture
      src={imageUrl}
      alt={caption.slice(0, 120)}
      ratio={4 / 5}
      {...(story && {
        overlay: (
          <Chip tone="solid" icon="history">
            {t(m.story)}
          </Chip>
        ),
      })}
    />
  )
  return (
    <li className={css.post}>
      {permalink ? (
        <BareLink href={permalink} newTab className={css.postLink}>
          {picture}
          <VisuallyHidden>{t(m.postOf, { date: f.date(instagramCreatedAt) })}</VisuallyHidden>
        </BareLink>
      ) : (
        picture
      )}
      <span className={css.small}>{f.date(instagramCreatedAt)}</span>
      <span className={css.small}>
        {t(m.postFigures, {
          reach: f.number(reach),
          likes: likesCount,
          comments: commentsCount,
        })}
      </span>
    </li>
  )
}

/** Posts of a creator with their figures, newest first. */
export function Portfolio({ creatorId }: { creatorId: string }) {
  const t = useText()
  const f = useFormats()
  const list = usePagedList(creatorPosts, creatorId)
  const posts = useEntities('instagramPosts', list.ids)
  return (
    <section aria-label={t(m.portfolio)} className={css.section}>
      <SectionHead title={t(m.portfolio)} {...(list.totalCount > 0 && { count: f.number(list.totalCount) })} />
      {list.status === 'loading' && <SkeletonCards label={t(m.loading)} count={6} min={160} />}
      {list.status === 'error' && <LoadError what={t(m.postsFailed)} error={list.error} onRetry={list.retry} />}
      {posts.length === 0 && list.status === 'ready' && <EmptyState title={t(m.noPosts)} text={t(m.noPostsText)} />}
      {posts.length > 0 && (
        <Grid as="ul" min={160} className={css.posts}>
          {posts.map((post) => (
            <Post key={post.id} post={post} />
          ))}
        </Grid>
      )}
      <div className={css.more}>
        <LoadMore list={list} />
      </div>
    </section>
  )
}
