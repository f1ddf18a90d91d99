import type { ReactNode } from 'react'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Icon, Link, SectionHead, Stack } from '@samspel/ui'
import { useNear } from '../../components/location/use-near'
import { messages as shared } from '../../components/messages'
import { OfferList } from '../../components/OfferList'
import { StaleNotice } from '../../components/StaleNotice'
import { useKeptScroll } from '../../components/use-kept-scroll'
import { type OfferFilter, useOffers, useStoreOffers } from '../../data/offers'
import { EmptyOffers } from './EmptyOffers'
import css from './MarketplacePage.module.css'
import { messages } from './messages'
import { PickupCards } from './PickupCards'

const shownFirst = 8

interface SectionProps {
  title: string
  /** Over all pages; undefined until loaded. */
  count: number | undefined
  aside: ReactNode
  children: ReactNode
}

function Section({ title, count, aside, children }: SectionProps) {
  const f = useFormats()
  return (
    <Stack as="section" gap={12} className={css.section}>
      <SectionHead title={title} {...(count !== undefined && { count: f.number(count) })} aside={aside} />
      {children}
    </Stack>
  )
}

/** Both sections of the marketplace (S-25): what is sent home, and what is picked up. */
export function Overview({
  country,
  countryFirst,
  onClear,
}: Pick<OfferFilter, 'country' | 'countryFirst'> & { onClear: () => void }) {
  const t = useText()
  const near = useNear()
  const delivery = useOffers({ deliveryMethod: 'delivery', country, countryFirst })
  const pickup = useStoreOffers({ country, countryFirst, near })
  const lists = [delivery, pickup]
  useKeptScroll(lists.every(({ status }) => status !== 'loading'))
  const stale = lists.find(({ status, error, failedMore }) => status === 'success' && error && !failedMore)
  const retry = () => lists.forEach((list) => list.error && list.retry())

  if (lists.every(({ status, items }) => status === 'success' && items.length === 0))
    return <EmptyOffers isFiltered={country !== undefined} onClear={onClear} />
  const none = <p className={css.quiet}>{t(messages.sectionEmpty)}</p>
  const countOf = (list: typeof delivery | typeof pickup) => (list.status === 'success' ? list.totalCount : undefined)
  const all = (href: string, section: string) => (
    <Link href={href} className={css.all} aria-label={t(messages.showAllOf, { section })}>
      {t(commonMessages.showAll)}
    </Link>
  )
  return (
    <>
      {stale && <StaleNotice read={{ ...stale, retry }} />}
      <Section
        title={t(commonMessages.delivery)}
        count={countOf(delivery)}
        aside={
          delivery.totalCount > shownFirst &&
          all(`/p/marketplace?section=delivery${country ? `&country=${country}` : ''}`, t(commonMessages.delivery))
        }
      >
        <OfferList list={delivery} label={t(commonMessages.delivery)} phone="strip" limit={shownFirst} empty={none} />
      </Section>
      <Section
        title={t(shared.pickup)}
        count={countOf(pickup)}
        aside={
          <span className={css.links}>
            <Link href="/p/marketplace/stores" className={css.map}>
              <Icon name="map" size={16} />
              {t(commonMessages.map)}
            </Link>
            {pickup.totalCount > 0 &&
              all(`/p/marketplace/store-campaigns${country ? `?country=${country}` : ''}`, t(shared.pickup))}
          </span>
        }
      >
        <PickupCards list={pickup} label={t(shared.pickup)} empty={none} />
      </Section>
    </>
  )
}
