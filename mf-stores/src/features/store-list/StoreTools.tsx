import { countries, type Country } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { SearchField, SelectField } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { messages } from './messages'
import css from './StoreTools.module.css'

interface StoreToolsProps {
  typed: string
  onType: (text: string) => void
  country: Country | undefined
  onCountry: (country: Country | undefined) => void
}

/** Search and country. */
export function StoreTools({ typed, onType, country, onCountry }: StoreToolsProps) {
  const t = useText()
  const f = useFormats()
  return (
    <div className={css.tools}>
      <SearchField label={t(messages.search)} value={typed} onChange={onType} />
      <SelectField
        label={t(shared.country)}
        hideLabel
        clearable
        icon="flag"
        placeholder={t(shared.allCountries)}
        value={country ?? null}
        options={countries.map((code) => ({ value: code, label: f.country(code) }))}
        onChange={(code) => onCountry(code ?? undefined)}
      />
    </div>
  )
}
