import { useState } from 'react'
import type { DeliveryMethod } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useTypedParam } from '@samspel/store'
import { Button, EmptyState, Link, Page, Row, SearchField, SectionHead, Stack, Tag } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { OfferList, useOffers } from '../../components/OfferList'
import type { OfferFilter } from '../../data/offers'
import { FilterSheet } from './FilterSheet'
import css from './MarketplacePage.module.css'
import { messages } from './messages'
import { useCountryFilter } from './use-country-filter'

function Section({ method, filter, onClear }: { method: DeliveryMethod; filter: OfferFilter; onClear: () => void }) {
  const t = useText()
  const f = useFormats()
  const list = useOffers({ ...filter, deliveryMethod: method })
  const title = t(method === 'delivery' ? shared.delivery : shared.pickup)
  const isFiltered = Boolean(filter.country ?? filter.query)
  return (
    <Stack as="section" gap={12}>
      <SectionHead
        title={title} {...(list.totalCount > 0 && { count: f.number(list.totalCount) })}
        aside={method === 'pickup' && <Link href="/p/marketplace/stores">{t(messages.stores)}</Link>}
      />
      <OfferList
        list={list} label={title} phone={method === 'delivery' ? 'strip' : 'rows'}
        empty={<EmptyState headingLevel={2} title={t(messages.noneTitle)} text={t(isFiltered ? messages.noneFound : messages.noneText)} action={isFiltered && <Button onClick={onClear}>{t(messages.clear)}</Button>} />}
      />
    </Stack>
  )
}

/** All open offers, by how the product reaches the creator (S-25). */
export function MarketplacePage() {
  const t = useText()
  const f = useFormats()
  usePageTitle(t(messages.title))
  const [typed, type, words] = useTypedParam('q')
  const [country, setCountry] = useCountryFilter()
  const [isOpen, setOpen] = useState(false)
  const filter = { country, query: words || undefined }
  const clear = () => {
    type('')
    setCountry(undefined)
  }
  return (
    <Page title={t(messages.title)} context={t(messages.context)}>
      <Stack gap={8}>
        <Row wrap={false} className={css.tools}>
          <SearchField label={t(messages.search)} value={typed} onChange={type} className={css.search} />
          <Button icon="adjustments-horizontal" onClick={() => setOpen(true)} aria-haspopup="dialog">{t(messages.filter)}</Button>
        </Row>
        {country && <Row><Tag onRemove={() => setCountry(undefined)} removeLabel={t(messages.removeCountry)}>{f.country(country)}</Tag></Row>}
      </Stack>
      <Section method="delivery" filter={filter} onClear={clear} />
      <Section method="pickup" filter={filter} onClear={clear} />
      {isOpen && <FilterSheet country={country} onApply={(next) => { setCountry(next); setOpen(false) }} onClose={() => setOpen(false)} />}
    </Page>
  )
}
