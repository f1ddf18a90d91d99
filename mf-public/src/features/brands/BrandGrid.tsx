import type { ReactNode } from 'react'
import type { Brand } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { Avatar, LinkCard, SkeletonCards } from '@samspel/ui'
import { useBrandFacts } from '../../components/brand/BrandRow'
import { LoadMore } from '../../components/LoadMore'
import { StaleNotice } from '../../components/StaleNotice'
import type { ReadPages } from '../../data/api'
import css from './BrandsPage.module.css'
import { messages } from './messages'

/** Brands as cards with their logos, page by page. */
export function BrandGrid({ list, empty }: { list: ReadPages<Brand>; empty: ReactNode }) {
  const t = useText()
  const factsOf = useBrandFacts()
  if (list.status === 'loading') return <SkeletonCards label={t(commonMessages.loading)} count={8} min={232} />
  if (list.status === 'error') return <ReadError what={t(messages.failed)} error={list.error} onRetry={list.retry} />
  if (list.items.length === 0) return <>{empty}</>
  return (
    <>
      {!list.failedMore && <StaleNotice read={list} />}
      <ul aria-label={t(commonMessages.brands)} className={css.grid}>
        {list.items.map((brand) => (
          <LinkCard
            key={brand.id}
            as="li"
            headingLevel={2}
            href={`/p/brands/${brand.id}`}
            title={brand.name}
            className={css.brand}
            media={<Avatar name={brand.name} src={brand.logoUrl} size={48} shape="square" className={css.mark} />}
          >
            <span className={css.facts}>{factsOf(brand)}</span>
          </LinkCard>
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  )
}
