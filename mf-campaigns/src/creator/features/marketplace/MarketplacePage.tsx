import { type MouseEvent, useState } from 'react'
import { type DeliveryMethod, deliveryMethods } from '@samspel/api'
import { lazyPart, Slot } from '@samspel/federation'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { changeQuery, usePageTitle, useQueryParams, useTypedParam } from '@samspel/navigation'
import { selectCurrentInstagramer, useAppSelector, usePagedList } from '@samspel/store'
import { Button, Count, EmptyState, IconButton, Page, Row, SearchField } from '@samspel/ui'
import { ConsentEnded } from '../../components/ConsentEnded'
import { useReturn } from '../../components/marketplace-position'
import { offerListKey, offerLists } from '../../data'
import { countNarrowing, useOfferFilter } from '../../data/offer-filter'
import { ConnectionNotice } from './ConnectionNotice'
import { FilterSheet } from './FilterSheet'
import { Invitations } from './Invitations'
import css from './Marketplace.module.css'
import { messages } from './messages'
import { ScanButton } from './ScanButton'
import { Section } from './Section'

// Of the rows at stores, which are on the same page.
const PickupInvitations = lazyPart(() =>
  import(/* webpackChunkName: "pickup-rows" */ '../../components/pickup-invitation/PickupInvitations').then(
    (module) => module.default,
  ),
)

export function MarketplacePage() {
  const t = useText()
  const f = useFormats()
  const [{ section }, setQuery] = useQueryParams()
  const [typed, setTyped, query] = useTypedParam('query')
  const [filter, setFilter] = useOfferFilter()
  const [isFilterOpen, setFilterOpen] = useState(false)
  const whole = deliveryMethods.find((kind) => kind === section)
  usePageTitle(t(messages.title))

  const me = useAppSelector(selectCurrentInstagramer)
  // The distances of the rows are from the creator's own town, as long as no other country was chosen.
  const place =
    (filter.country === me?.countryCode && me?.city) ||
    (filter.country ? f.country(filter.country) : t(commonMessages.allCountries))

  const keyOf = (kind: DeliveryMethod) =>
    whole && whole !== kind ? undefined : offerListKey({ ...filter, deliveryMethod: kind, query })
  const lists = {
    delivery: usePagedList(offerLists, keyOf('delivery')),
    pickup: usePagedList(offerLists, keyOf('pickup')),
  }
  const kinds: DeliveryMethod[] = whole ? [whole] : ['delivery', 'pickup']
  const isEmpty = kinds.every(
    (kind) => ['ready', 'refreshing'].includes(lists[kind].status) && lists[kind].totalCount === 0,
  )
  const rememberPosition = useReturn(kinds.every((kind) => lists[kind].status !== 'loading'))
  const active = countNarrowing(filter)
  const isNarrowed = query !== '' || active > 0
  const allHref = (kind: DeliveryMethod) => `/marketplace?${changeQuery('', { section: kind, query }).toString()}`
  const onFollow = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a[href^="/marketplace/"]')) rememberPosition()
  }

  return (
    <Page
      title={t(messages.title)}
      {...(whole && {
        headInBar: true,
        breadcrumbs: [
          { label: t(messages.title), href: `/marketplace?${changeQuery('', { query }).toString()}` },
          { label: t(messages[whole]) },
        ],
        breadcrumbsLabel: t(messages.title),
      })}
      titleAside={
        <Row className={css.place}>
          <IconButton icon="bookmark" label={t(messages.saved)} href="/marketplace/saved" />
          <ScanButton />
          <Button variant="light" size="sm" icon="map-pin" onClick={() => setFilterOpen(true)}>
            {place}
          </Button>
        </Row>
      }
    >
      <ConsentEnded />
      <ConnectionNotice />
      <Slot name="marketplace:start" />
      <div className={css.search}>
        <SearchField
          label={t(messages.search)}
          value={typed}
          onChange={setTyped}
          onSubmit={(value) => setQuery({ query: value })}
        />
        <span className={css.filter}>
          <IconButton
            icon="adjustments-horizontal"
            label={t(messages.filterOn, { n: active })}
            variant="line"
            onClick={() => setFilterOpen(true)}
            aria-haspopup="dialog"
          />
          <span className={css.filterCount} aria-hidden>
            <Count value={active} />
          </span>
        </span>
      </div>
      <div className={css.offers} onClickCapture={onFollow}>
        {!whole && query === '' && (
          <>
            <Invitations />
            <PickupInvitations />
          </>
        )}
        {isEmpty ? (
          <EmptyState
            title={t(isNarrowed ? messages.noHitsTitle : messages.noneTitle)}
            text={t(isNarrowed ? messages.noHitsText : messages.noneText)}
            action={
              isNarrowed && (
                <Button
                  onClick={() => {
                    setTyped('')
                    setQuery({ query: '' })
                    setFilter({ country: null })
                  }}
                >
                  {t(messages.reset)}
                </Button>
              )
            }
          />
        ) : (
          kinds.map((kind) => (
            <Section key={kind} kind={kind} list={lists[kind]} whole={kind === whole} allHref={allHref(kind)} />
          ))
        )}
      </div>
      {isFilterOpen && (
        <FilterSheet
          filter={filter}
          onClose={() => setFilterOpen(false)}
          onApply={(chosen) => {
            setFilter(chosen)
            setFilterOpen(false)
          }}
        />
      )}
    </Page>
  )
}
