import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { homeCountry } from '@samspel/api/visitor-country'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { Button, Count, Page, Row, SearchField, Tag, TextButton } from '@samspel/ui'
import { TownButton } from '../../components/location/TownButton'
import { messages as shared } from '../../components/messages'
import { useVisitorCountry } from '../../data/visitor-country'
import { FilterSheet } from './FilterSheet'
import css from './MarketplacePage.module.css'
import { messages } from './messages'
import { Overview } from './Overview'
import { useCountryFilter } from './use-country-filter'
import { WholeDelivery } from './WholeDelivery'

/** Opens the search page with the words typed. */
function Search() {
  const t = useText()
  const navigate = useNavigate()
  const [words, type] = useState('')
  return (
    <SearchField
      label={t(messages.search)}
      value={words}
      onChange={type}
      className={css.search}
      onSubmit={(text) => void navigate(text.trim() ? `/p/search?q=${encodeURIComponent(text.trim())}` : '/p/search')}
    />
  )
}

/** All open offers, by how the product reaches the creator (S-25). */
export function MarketplacePage() {
  const t = useText()
  const f = useFormats()
  const [{ section }] = useQueryParams()
  const isWhole = section === 'delivery'
  const title = t(isWhole ? commonMessages.delivery : messages.title)
  usePageTitle(title)
  const [country, setCountry] = useCountryFilter()
  const countryFirst = useVisitorCountry()
  const [isOpen, setOpen] = useState(false)
  return (
    <Page
      title={title}
      {...(isWhole
        ? {
            breadcrumbs: [{ label: t(shared.marketplace), href: '/p/marketplace' }],
            breadcrumbsLabel: t(shared.breadcrumbs),
          }
        : {
            titleAside: <TownButton size="sm" className={css.near} />,
            context: <span className={css.context}>{t(messages.context)}</span>,
          })}
    >
      <div className={css.tools}>
        {!isWhole && <Search />}
        <span className={css.filter}>
          <Button
            icon="adjustments-horizontal"
            onClick={() => setOpen(true)}
            aria-haspopup="dialog"
            aria-label={t(messages.filterOn, { n: country ? 1 : 0 })}
          >
            <span className={css.filterWord}>{t(messages.filter)}</span>
          </Button>
          <span className={css.filterCount} aria-hidden>
            <Count value={country ? 1 : 0} />
          </span>
        </span>
      </div>
      {country && (
        <Row>
          <Tag onRemove={() => setCountry(undefined)} removeLabel={t(messages.removeCountry)}>
            {f.country(country)}
          </Tag>
        </Row>
      )}
      {!country && countryFirst !== homeCountry && (
        <Row gap={8}>
          <span className={css.quiet}>{t(messages.countryFirst, { country: f.country(countryFirst) })}</span>
          <TextButton onClick={() => setOpen(true)}>{t(messages.changeCountry)}</TextButton>
        </Row>
      )}
      {isWhole ? (
        <WholeDelivery country={country} countryFirst={countryFirst} onClear={() => setCountry(undefined)} />
      ) : (
        <Overview country={country} countryFirst={countryFirst} onClear={() => setCountry(undefined)} />
      )}
      {isOpen && (
        <FilterSheet
          country={country}
          onApply={(next) => {
            setCountry(next)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Page>
  )
}
