import { deliveryMethods, type DeliveryMethod } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { changeQuery, usePagedList, usePageTitle, useQueryParams, useTypedParam } from '@samspel/store'
import { Button, EmptyState, IconButton, Page, Row, SearchField } from '@samspel/ui'
import { useState } from 'react'
import { countryNames } from '../../components/country-names'
import { offerListKey, offerLists } from '../../data'
import { useCountryFilter } from './data/filter'
import { FilterSheet } from './FilterSheet'
import css from './Marketplace.module.css'
import { messages } from './messages'
import { ScanButton } from './ScanButton'
import { Section } from './Section'

export function MarketplacePage() {
  const t = useText()
  const [{ section }, setQuery] = useQueryParams()
  const [typed, setTyped, query] = useTypedParam('query')
  const [country, setCountry] = useCountryFilter()
  const [isFilterOpen, setFilterOpen] = useState(false)
  const whole = deliveryMethods.find((kind) => kind === section)
  usePageTitle(t(messages.title))

  const keyOf = (kind: DeliveryMethod) => (whole && whole !== kind ? undefined : offerListKey({ deliveryMethod: kind, country, query }))
  const lists = { delivery: usePagedList(offerLists, keyOf('delivery')), pickup: usePagedList(offerLists, keyOf('pickup')) }
  const kinds: DeliveryMethod[] = whole ? [whole] : ['delivery', 'pickup']
  const isEmpty = kinds.every((kind) => ['ready', 'refreshing'].includes(lists[kind].status) && lists[kind].totalCount === 0)
  const isNarrowed = query !== '' || country !== null
  const allHref = (kind: DeliveryMethod) => `/marketplace?${changeQuery('', { section: kind, query }).toString()}`

  return (
    <Page
      title={t(messages.title)}
      {...(whole && { breadcrumbs: [{ label: t(messages.title), href: `/marketplace?${changeQuery('', { query }).toString()}` }, { label: t(messages[whole]) }], breadcrumbsLabel: t(messages.title) })}
      titleAside={<Row><ScanButton /><Button variant="light" size="sm" icon="map-pin" className={css.place} onClick={() => setFilterOpen(true)}>{t(country ? countryNames[country] : messages.allCountries)}</Button></Row>}
    >
      <div className={css.search}>
        <SearchField label={t(messages.search)} value={typed} onChange={setTyped} onSubmit={(value) => setQuery({ query: value })} />
        <IconButton icon="adjustments-horizontal" label={t(messages.filter)} variant="line" onClick={() => setFilterOpen(true)} aria-haspopup="dialog" />
      </div>
      {isEmpty
        ? <EmptyState
            title={t(isNarrowed ? messages.noHitsTitle : messages.noneTitle)} text={t(isNarrowed ? messages.noHitsText : messages.noneText)}
            action={isNarrowed && <Button onClick={() => { setTyped(''); setQuery({ query: '' }); setCountry(null) }}>{t(messages.reset)}</Button>}
          />
        : kinds.map((kind) => <Section key={kind} kind={kind} list={lists[kind]} whole={kind === whole} allHref={allHref(kind)} />)}
      {isFilterOpen && <FilterSheet country={country} onClose={() => setFilterOpen(false)} onApply={(chosen) => { setCountry(chosen); setFilterOpen(false) }} />}
    </Page>
  )
}
