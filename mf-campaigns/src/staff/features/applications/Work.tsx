import { useFormats, useText } from '@samspel/i18n'
import { apiAction, useEntities, useQuery } from '@samspel/store'
import { BareLink, Icon, Link, Picture, SectionHead, Skeleton, VisuallyHidden } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
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
  const f = useFormats()
  const { result, status, error, retry } = useQuery(
    listInstagramerPosts({ params: { id: creatorId }, query: { perPage: shownPosts } }),
  )
  const posts = useEntities('instagramPosts', (result?.instagramPosts as unknown as string[]) ?? none)
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
        {posts.map(({ id, imageUrl, caption, permalink, reach }) => {
          const picture = <Picture src={imageUrl} alt={caption.slice(0, 120)} ratio={1} />
          return (
            <li key={id}>
              {permalink ? (
                <BareLink href={permalink} newTab>
                  {picture}
                </BareLink>
              ) : (
                picture
              )}
              <span className={css.quiet}>{f.number(reach)}</span>
            </li>
          )
        })}
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
  const rows = result?.collaborations ?? []
  return (
    <div>
      <SectionHead title={t(m.together)} />
      {status === 'loading' && <Skeleton height={44} />}
      {status === 'error' && <LoadError error={error} onRetry={retry} />}
      {result && rows.length === 0 && <p className={css.quiet}>{t(m.noneTogether)}</p>}
      <ul className={css.together}>
        {rows.map(({ participationId, campaignId, campaignName, brandName, reach, rating }) => (
          <li key={participationId}>
            <span className={css.words}>
              <Link href={`/campaigns/${campaignId}`}>{campaignName}</Link>
              <span className={css.quiet}>{t(m.reached, { brand: brandName, reach: f.number(reach) })}</span>
            </span>
            {rating !== null && (
              <span className={css.rating}>
                <Icon name="star" size={16} />
                {f.number(rating, 1)}
                <VisuallyHidden>{' / 5'}</VisuallyHidden>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
