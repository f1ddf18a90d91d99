import { countries, type StoreListCounts } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { SearchField, SelectField } from '@samspel/ui'
import { messages } from './messages'
import css from './StoreTools.module.css'
import type { ListFilter } from './use-list-filter'

interface StoreToolsProps {
  filter: ListFilter
  /** Absent for anyone but staff, and until the first answer. */
  counts: StoreListCounts | undefined
}

/** Search, town, and country if there are several. */
export function StoreTools({ filter, counts }: StoreToolsProps) {
  const t = useText()
  const f = useFormats()
  const { country, city } = filter
  const towns = (counts?.cities ?? []).filter(({ countryCode }) => !country || countryCode === country)
  const names = [...new Set([...(city ? [city] : []), ...towns.map((town) => town.city)])].sort((a, b) =>
    a.localeCompare(b, 'sv'),
  )
  return (
    <div className={css.tools}>
      <SearchField label={t(messages.search)} value={filter.typed} onChange={filter.type} />
      {(country || !counts || counts.countries.length > 1) && (
        <SelectField
          label={t(commonMessages.country)}
          hideLabel
          clearable
          placeholder={t(commonMessages.allCountries)}
          value={country ?? null}
          options={countries.map((code) => ({ value: code, label: f.country(code) }))}
          onChange={(code) => filter.setCountry(code ?? undefined)}
        />
      )}
      {names.length > 1 && (
        <SelectField
          label={t(commonMessages.city)}
          hideLabel
          clearable
          placeholder={t(messages.allCities)}
          value={city ?? null}
          options={names.map((name) => ({ value: name, label: name }))}
          onChange={(name) => filter.setCity(name ?? undefined)}
        />
      )}
    </div>
  )
}
