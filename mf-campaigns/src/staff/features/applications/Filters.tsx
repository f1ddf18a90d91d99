import type { ReactNode } from 'react'
import { type ApplicationSort, countries } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { SelectField, useIsMobile } from '@samspel/ui'
import { FilterFold } from '../../components/filter-fold'
import css from './Applications.module.css'
import type { ApplicationsOverview } from './data'
import { OrderSelect } from './lazy-parts'
import { messages as m } from './messages'
import type { useView } from './use-view'

interface FiltersProps {
  view: ReturnType<typeof useView>
  overview: ApplicationsOverview | undefined
  onSort: (sort: ApplicationSort) => void
  /** How many are found. */
  children: ReactNode
}

/** Search, campaign, requirements and country; all of them are in the address. On phones behind a button, with the order. */
export function Filters({ view: { own, campaignId, sort, change }, overview, onSort, children }: FiltersProps) {
  const t = useText()
  const f = useFormats()
  const isMobile = useIsMobile()
  const campaigns = overview?.byCampaign ?? []
  const inUse = [own.campaign, own.demands, own.country, own.sort].filter(Boolean).length
  return (
    <FilterFold
      search={t(m.search)}
      searchShort={t(commonMessages.search)}
      inUse={inUse}
      className={css.filters}
      searchClass={css.search}
      foldClass={css.selects}
      onceOpen={<OrderSelect value={sort} onChange={onSort} />}
      end={
        <span className={css.count} aria-live="polite">
          {children}
        </span>
      }
    >
      <SelectField
        hideLabel={!isMobile}
        clearable
        label={t(commonMessages.campaign)}
        placeholder={t(isMobile ? commonMessages.all : commonMessages.allCampaigns)}
        value={campaignId ?? null}
        onChange={(campaign) => change({ campaign })}
        options={campaigns.map(({ id, name, waiting }) => ({
          value: id,
          label: t(m.campaignCount, { name, n: waiting }),
        }))}
      />
      <SelectField
        hideLabel={!isMobile}
        clearable
        label={t(m.demands)}
        placeholder={t(isMobile ? commonMessages.all : m.anyDemands)}
        value={own.demands ?? null}
        onChange={(demands) => change({ demands })}
        options={[
          { value: 'met', label: t(m.demandsMet) },
          { value: 'unmet', label: t(m.demandsUnmet) },
        ]}
      />
      <SelectField
        hideLabel={!isMobile}
        clearable
        label={t(commonMessages.country)}
        placeholder={t(isMobile ? commonMessages.all : commonMessages.allCountries)}
        value={own.country ?? null}
        onChange={(country) => change({ country })}
        options={countries.map((value) => ({ value, label: f.country(value) }))}
      />
    </FilterFold>
  )
}
