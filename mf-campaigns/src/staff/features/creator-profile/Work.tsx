import { useState } from 'react'
import type { Collaboration } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { type EntityOf, type Query, useEntities, usePagedList } from '@samspel/store'
import {
  Avatar,
  BareLink,
  Button,
  Card,
  Chip,
  cx,
  EmptyState,
  Icon,
  Picture,
  SegmentedControl,
  SkeletonCards,
  VisuallyHidden,
} from '@samspel/ui'
import { LoadError, LoadMore } from '../../../shared/components/CreatorParts'
import { creatorPosts } from './data/profile'
import { returnReasons } from './messages'
import css from './Work.module.css'
import { workMessages as m } from './work-messages'

const shownFirst = 6

type Shown = Collaboration & { picture: string | null }

/** The picture of each collaboration, the campaign's where the post's is shown already: no picture stands twice. */
export const withPictures = (collaborations: readonly Collaboration[]): Shown[] => {
  const seen = new Set<string>()
  return collaborations.map((each) => {
    const picture = [each.imageUrl, each.campaignImageUrl].find((url) => url !== null && !seen.has(url)) ?? null
    if (picture) seen.add(picture)
    return { ...each, picture }
  })
}

function WorkCard({ work }: { work: Shown }) {
  const t = useText()
  const f = useFormats()
  const { picture, campaignImageUrl, campaignImageFocus, campaignId, campaignName, rating, returnedFee } = work
  return (
    <li className={css.work}>
      <Picture
        src={picture}
        alt=""
        ratio={5 / 3}
        {...(picture === campaignImageUrl && { focus: campaignImageFocus })}
      />
      <div className={css.line}>
        <BareLink href={`/campaigns/${campaignId}`} className={css.name}>
          {campaignName}
        </BareLink>
        {rating !== null && (
          <span className={css.stars} role="img" aria-label={t(m.stars, { n: rating })}>
            <Icon name="star" size={14} />
            {f.number(rating)}
          </span>
        )}
      </div>
      <div className={css.line}>
        <span className={css.brand}>
          <Avatar name={work.brandName} src={work.brandLogoUrl} size={16} shape="square" />
          <span className={css.brandAndDay}>
            <span className={css.brandName}>{work.brandName}</span>
            <span className={css.day}>{f.date(work.createdAt, 'short')}</span>
          </span>
        </span>
        <span className={css.reach}>
          {work.reach > 0 ? (
            <>
              <Icon name="eye" size={14} label={t(m.reach)} />
              {f.number(work.reach)}
            </>
          ) : (
            t(m.posts, { n: work.approvedMentionsCount })
          )}
        </span>
      </div>
      {returnedFee && (
        <p className={css.note}>
          {t(m.feeBack, { money: f.ore(returnedFee.amount), date: f.date(returnedFee.at) })}{' '}
          {t(returnReasons[returnedFee.reason])}
        </p>
      )}
    </li>
  )
}

interface WorkProps {
  found: Query<'listCollaborations'>
  /** Platform staff see those of every brand. */
  isAdmin: boolean
}

function Together({ found, isAdmin }: WorkProps) {
  const t = useText()
  const [isWhole, setWhole] = useState(false)
  const { result, status, error, retry } = found
  if (!result)
    return status === 'error' ? (
      <LoadError what={t(m.workFailed)} error={error} onRetry={retry} />
    ) : (
      <SkeletonCards label={t(m.loading)} count={3} min={180} />
    )
  const all = withPictures(result.collaborations)
  const shown = isWhole ? all : all.slice(0, shownFirst)
  if (all.length === 0)
    return <EmptyState bare title={t(isAdmin ? m.none : m.noneTogether)} text={t(m.noneTogetherText)} />
  return (
    <>
      <ul className={css.list}>
        {shown.map((work) => (
          <WorkCard key={work.participationId} work={work} />
        ))}
      </ul>
      {shown.length < all.length && (
        <Button className={css.more} onClick={() => setWhole(true)}>
          {t(m.showAll, { n: all.length - shown.length })}
        </Button>
      )}
    </>
  )
}

function Post({ post }: { post: EntityOf<'instagramPosts'> }) {
  const t = useText()
  const f = useFormats()
  const { imageUrl, caption, permalink, story, reach, likesCount, commentsCount, instagramCreatedAt } = post
  const picture = (
    <Picture
      src={imageUrl}
      alt={caption.slice(0, 120)}
      ratio={1}
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
    <li className={css.work}>
      {permalink ? (
        <BareLink href={permalink} newTab>
          {picture}
          <VisuallyHidden>{t(m.postOf, { date: f.date(instagramCreatedAt) })}</VisuallyHidden>
        </BareLink>
      ) : (
        picture
      )}
      <div className={css.line}>
        <span className={css.brand}>{f.date(instagramCreatedAt, 'short')}</span>
        <span className={css.reach} title={t(m.postFigures, { likes: likesCount, comments: commentsCount })}>
          <Icon name="eye" size={14} label={t(m.reach)} />
          {f.number(reach)}
        </span>
      </div>
    </li>
  )
}

/** Posts outside collaborations, newest first. */
function OwnPosts({ creatorId }: { creatorId: string }) {
  const t = useText()
  const list = usePagedList(creatorPosts, creatorId)
  const loaded = useEntities('instagramPosts', list.ids)
  // A story often repeats a post's picture; one of them is enough to judge by.
  const posts = loaded.filter(
    ({ imageUrl }, at) => imageUrl === null || loaded.findIndex((other) => other.imageUrl === imageUrl) === at,
  )
  if (list.status === 'loading') return <SkeletonCards label={t(m.loading)} count={6} min={140} />
  if (list.status === 'error') return <LoadError what={t(m.postsFailed)} error={list.error} onRetry={list.retry} />
  if (posts.length === 0) return <EmptyState bare title={t(m.noPosts)} text={t(m.noPostsText)} />
  return (
    <>
      <ul className={cx(css.list, css.small)}>
        {posts.map((post) => (
          <Post key={post.id} post={post} />
        ))}
      </ul>
      <div className={css.more}>
        <LoadMore list={list} />
      </div>
    </>
  )
}

/** What the creator has made: with the own brands, and without a paid partner. */
export function Work({ creatorId, found, isAdmin }: WorkProps & { creatorId: string }) {
  const t = useText()
  const f = useFormats()
  const n = found.result?.meta.totalCount
  const [chosen, setView] = useState<'together' | 'own' | undefined>()
  const view = chosen ?? (n === 0 ? 'own' : 'together')
  return (
    <Card
      title={t(m.title)}
      detail={n === undefined ? undefined : isAdmin ? f.number(n) : t(m.countTogether, { n })}
      aside={
        <SegmentedControl
          size="sm"
          label={t(m.show)}
          value={view}
          onChange={setView}
          options={[
            { value: 'together', label: t(isAdmin ? m.all : m.together) },
            { value: 'own', label: t(m.own) },
          ]}
        />
      }
    >
      {view === 'together' ? <Together found={found} isAdmin={isAdmin} /> : <OwnPosts creatorId={creatorId} />}
    </Card>
  )
}
