import { useFormats, useText } from '@samspel/i18n'
import { apiAction, useEntities, useQuery } from '@samspel/store'
import { Link, SectionHead, Skeleton } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { PostTile, Stars, withPictures, workFigures, WorkPicture } from '../../components/creator-work'
import css from './Profile.module.css'
import { profileMessages as m } from './profile-messages'

const listInstagramerPosts = apiAction('listInstagramerPosts')
const listCollaborations = apiAction('listCollaborations')
const shownPosts = 6
const shownCollaborations = 3
const none: string[] = []

/** The creator's latest posts with their reach. */
export function EarlierPosts({ creatorId }: { creatorId: string }) {
  const t = useText()
  const { result, status, error, retry } = useQuery(
    listInstagramerPosts({ params: { id: creatorId }, query: { perPage: shownPosts } }),
  )
  const posts = useEntities('instagramPosts', (result?.instagramPosts as string[]) ?? none)
  const total = result?.meta.totalCount ?? 0
  return (
    <div>
      <SectionHead
        title={t(m.work)}
        {...(total > shownPosts && {
          aside: <Link href={`/creators/${creatorId}`}>{t(m.allWork, { n: total })}</Link>,
        })}
      />
      {status === 'loading' && <Skeleton height={96} />}
      {status === 'error' && <LoadError error={error} onRetry={retry} />}
      {result && posts.length === 0 && <p className={css.quiet}>{t(m.noWork)}</p>}
      <ul className={css.posts}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostTile post={post} ratio={5 / 4} isSmall />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Earlier collaborations of the company and the creator. */
export function Together({ creatorId }: { creatorId: string }) {
  const t = useText()
  const f = useFormats()
  const { result, status, error, retry } = useQuery(
    listCollaborations({ params: { id: creatorId }, query: { page: 1, perPage: shownCollaborations } }),
  )
  const rows = withPictures(result?.collaborations ?? [])
  return (
    <div>
      <SectionHead title={t(m.together)} />
      {status === 'loading' && <Skeleton height={44} />}
      {status === 'error' && <LoadError error={error} onRetry={retry} />}
      {result && rows.length === 0 && <p className={css.quiet}>{t(m.noneTogether)}</p>}
      <ul className={css.together}>
        {rows.map((work) => (
          <li key={work.participationId}>
            <WorkPicture work={work} ratio={1} width={32} />
            <span className={css.words}>
              <Link href={`/campaigns/${work.campaignId}`}>{work.campaignName}</Link>
              <span className={css.quiet}>
                {work.reach > 0
                  ? t(m.reached, { brand: work.brandName, reach: f.number(work.reach) })
                  : [
                      work.brandName,
                      work.approvedMentionsCount > 0 && t(workFigures.posts, { n: work.approvedMentionsCount }),
                    ]
                      .filter(Boolean)
                      .join(', ')}
              </span>
            </span>
            {work.rating !== null && <Stars rating={work.rating} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
