import type { ReactNode } from 'react'
import type { ApplicationSort } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { SelectField, useIsMobile } from '@samspel/ui'
import { FilterFold } from '../../components/filter-fold'
import { staffWords } from '../../components/words'
import css from './Applications.module.css'
import type { ApplicationsOverview } from './data'
import { OrderSelect } from './lazy-parts'
import { messages as m } from './messages'
import { storeWords } from './OfferLine'
import type { useView } from './use-view'

interface FiltersProps {
  view: ReturnType<typeof useView>
  overview: ApplicationsOverview | undefined
  onSort: (sort: ApplicationSort) => void
  /** How many are found. */
  children: ReactNode
}

/** Search, offer, requirements and town; all of them are in the address. On phones behind a button, with the order. */
export function Filters({
  view: { own, kind, campaignId, storeId, sort, change },
  overview,
  onSort,
  children,
}: FiltersProps) {
  const t = useText()
  const isMobile = useIsMobile()
  const campaigns = (overview?.byCampaign ?? []).flatMap(({ id, name, waiting, atStores }) => {
    const n = { all: waiting + atStores, campaigns: waiting, stores: atStores }[kind]
    return n > 0 ? [{ value: `campaign.${id}`, label: t(m.campaignCount, { name, n }) }] : []
  })
  const stores = (kind === 'campaigns' ? [] : (overview?.byStore ?? [])).map((store) => ({
    value: `store.${store.id}`,
    label: t(m.storeCount, { name: storeWords(store), n: store.waiting }),
  }))
  const inUse = [own.campaign, own.store, own.demands, own.town, own.country, own.sort].filter(Boolean).length
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
        label={t(commonMessages.offer)}
        placeholder={t(isMobile ? commonMessages.all : m.anyOffer)}
        value={storeId ? `store.${storeId}` : campaignId ? `campaign.${campaignId}` : null}
        onChange={(chosen) => {
          const [of, id] = chosen?.split('.') ?? []
          change({ campaign: of === 'campaign' ? id : null, store: of === 'store' ? id : null })
        }}
        options={[...campaigns, ...stores]}
      />
      <SelectField
        hideLabel={!isMobile}
        clearable
        label={t(staffWords.requirements)}
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
        label={t(m.town)}
        placeholder={t(isMobile ? commonMessages.all : m.anyTown)}
        value={own.town ?? null}
        onChange={(town) => change({ town })}
        options={(overview?.towns ?? []).map((town) => ({ value: town, label: town }))}
      />
    </FilterFold>
  )
}
