import type { PortfolioItem } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { OfferPicture } from '@samspel/offer/picture'
import { EmptyState, Icon, SkeletonCards } from '@samspel/ui'
import { webAddress } from '../../components/brand/foreign-url'
import { ForeignLink } from '../../components/brand/ForeignLink'
import { LoadMore } from '../../components/LoadMore'
import { StaleNotice } from '../../components/StaleNotice'
import type { ReadPages } from '../../data/api'
import css from './Creator.module.css'
import { messages } from './messages'

/** Only pictures served by Samspel: the content security policy blocks all others. */
export const ownPicture = (url: string | null): string | null => (url?.startsWith('/uploads/') ? url : null)

function Work({
  item: { imageUrl, caption, permalink, likesCount, brandName, publishedAt },
  eager,
}: {
  item: PortfolioItem
  eager: boolean
}) {
  const t = useText()
  const f = useFormats()
  const words = brandName ? t(messages.workFor, { brand: brandName }) : t(messages.work)
  return (
    <li className={css.work}>
      <OfferPicture
        src={ownPicture(imageUrl)}
        alt=""
        ratio={1}
        sizes="(max-width: 683px) 50vw, 230px"
        eager={eager}
        corners="none"
      />
      <div className={css.workWords}>
        <ForeignLink url={permalink} className={webAddress(permalink) && css.cover}>
          {words}
        </ForeignLink>
        {caption && <span className={css.caption}>{caption}</span>}
        <span className={css.facts}>
          <span aria-label={t(messages.likes, { count: likesCount })} role="img" className={css.likes}>
            <Icon name="heart" size={14} />
            {f.compact(likesCount)}
          </span>
          <span>{f.date(publishedAt)}</span>
        </span>
      </div>
    </li>
  )
}

/** Published posts of a creator's collaborations, in the creator's order (S-32). */
export function Portfolio({ list, name }: { list: ReadPages<PortfolioItem>; name: string }) {
  const t = useText()
  if (list.status === 'loading') return <SkeletonCards label={t(commonMessages.loading)} count={6} min={180} />
  if (list.status === 'error')
    return <ReadError what={t(messages.portfolioFailed)} error={list.error} onRetry={list.retry} />
  if (list.items.length === 0)
    return <EmptyState bare title={t(messages.noPosts)} text={t(messages.noPostsText, { name })} />
  return (
    <>
      {!list.failedMore && <StaleNotice read={list} />}
      <ul aria-label={t(messages.portfolio)} className={css.works}>
        {list.items.map((item, index) => (
          <Work key={item.id} item={item} eager={index < 4} />
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  )
}
