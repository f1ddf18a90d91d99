import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { Link, SkeletonList } from '@samspel/ui'
import { byStores } from '../../components/city-map'
import { useRead } from '../../data/api'
import { listCities, listPublicBrands } from '../../data/brands'
import { useVisitorCountry } from '../../data/visitor-country'
import { FoundBrands, FoundCities } from './Found'
import { messages } from './messages'
import css from './Search.module.css'

const shown = 6

/** Shown before anything is typed: towns with most stores and brands with most followers, those in the visitor's country first. */
export function Popular() {
  const t = useText()
  const country = useVisitorCountry()
  const brands = useRead(listPublicBrands({ query: { withOffers: true, perPage: 50 } }))
  const cities = useRead(listCities())
  if (!brands.data && !cities.data) {
    if (brands.status === 'loading' || cities.status === 'loading')
      return <SkeletonList label={t(commonMessages.loading)} rows={shown} />
    return (
      <ReadError
        what={t(messages.popularFailed)}
        error={brands.error ?? cities.error}
        onRetry={() => {
          brands.retry()
          cities.retry()
        }}
      />
    )
  }
  const ownFirst = (a: { countryCode: string }, b: { countryCode: string }) =>
    Number(b.countryCode === country) - Number(a.countryCode === country)
  const first = [...(brands.data?.brands ?? [])].sort(
    (a, b) =>
      ownFirst(a, b) ||
      (b.followersCount ?? 0) - (a.followersCount ?? 0) ||
      b.openCampaignsCount - a.openCampaignsCount,
  )
  return (
    <div className={css.found}>
      <FoundBrands
        brands={first}
        limit={shown}
        title={t(messages.popularBrands)}
        aside={<Link href="/p/brands">{t(commonMessages.allBrands)}</Link>}
      />
      <FoundCities
        cities={byStores(cities.data?.cities ?? []).sort(ownFirst)}
        limit={shown}
        title={t(messages.popularCities)}
        aside={<Link href="/p/marketplace/stores">{t(messages.map)}</Link>}
      />
    </div>
  )
}
