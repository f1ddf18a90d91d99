import { useState } from 'react'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { type Query, useEntities, usePagedList } from '@samspel/store'
import { Avatar, BareLink, Button, Card, cx, EmptyState, Icon, SegmentedControl, SkeletonCards } from '@samspel/ui'
import { LoadError, LoadMore } from '../../../shared/components/CreatorParts'
import {
  type PicturedWork,
  PostTile,
  Stars,
  withPictures,
  workFigures,
  WorkPicture,
} from '../../components/creator-work'
import { creatorPosts } from './data/profile'
import { returnReasons } from './messages'
import css from './Work.module.css'
import { workMessages as m } from './work-messages'

const shownFirst = 6

function WorkCard({ work }: { work: PicturedWork }) {
  const t = useText()
  const f = useFormats()
  const { campaignId, campaignName, rating, returnedFee } = work
  return (
    <li className={css.work}>
      <WorkPicture work={work} ratio={5 / 3} />
      <div className={css.line}>
        <BareLink href={`/campaigns/${campaignId}`} className={css.name}>
          {campaignName}
        </BareLink>
        {rating !== null && <Stars rating={rating} />}
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
              <Icon name="eye" size={14} label={t(workFigures.reach)} />
              {f.number(work.reach)}
            </>
          ) : (
            t(workFigures.posts, { n: work.approvedMentionsCount })
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
          <li key={post.id} className={css.work}>
            <PostTile post={post} />
          </li>
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
          label={t(commonMessages.show)}
          value={view}
          onChange={setView}
          options={[
            { value: 'together', label: t(isAdmin ? commonMessages.all : m.together) },
            { value: 'own', label: t(m.own) },
          ]}
        />
      }
    >
      {view === 'together' ? <Together found={found} isAdmin={isAdmin} /> : <OwnPosts creatorId={creatorId} />}
    </Card>
  )
}
