import { countries } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useTypedParam } from '@samspel/navigation'
import { SearchField, SelectField } from '@samspel/ui'
import css from './Applications.module.css'
import type { ApplicationsOverview } from './data'
import { messages as m } from './messages'
import type { useView } from './use-view'

/** Search, campaign, requirements and country; all of them are in the address. */
export function Filters({
  view: { own, campaignId, change },
  overview,
}: {
  view: ReturnType<typeof useView>
  overview: ApplicationsOverview | undefined
}) {
  const t = useText()
  const f = useFormats()
  const [typed, type] = useTypedParam('q')
  const campaigns = overview?.byCampaign ?? []
  return (
    <div className={css.filters}>
      <SearchField label={t(m.search)} value={typed} onChange={type} className={css.search} />
      <SelectField
        hideLabel
        clearable
        label={t(m.campaign)}
        placeholder={t(m.allCampaigns)}
        value={campaignId ?? null}
        onChange={(campaign) => change({ campaign })}
        options={campaigns.map(({ id, name, waiting }) => ({
          value: id,
          label: t(m.campaignCount, { name, n: waiting }),
        }))}
      />
      <SelectField
        hideLabel
        clearable
        label={t(m.demands)}
        placeholder={t(m.anyDemands)}
        value={own.demands ?? null}
        onChange={(demands) => change({ demands })}
        options={[
          { value: 'met', label: t(m.demandsMet) },
          { value: 'unmet', label: t(m.demandsUnmet) },
        ]}
      />
      <SelectField
        hideLabel
        clearable
        label={t(m.country)}
        placeholder={t(m.anyCountry)}
        value={own.country ?? null}
        onChange={(country) => change({ country })}
        options={countries.map((value) => ({ value, label: f.country(value) }))}
      />
    </div>
  )
}
