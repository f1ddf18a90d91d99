import { countries, type Country } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { SelectField } from '@samspel/ui'

/** A select of countries, with an option for all of them. */
export function CountryField({
  value,
  onChange,
  hideLabel,
}: {
  value: Country | undefined
  onChange: (country: Country | undefined) => void
  hideLabel?: boolean
}) {
  const t = useText()
  const f = useFormats()
  return (
    <SelectField
      label={t(commonMessages.country)}
      hideLabel={hideLabel ?? false}
      icon="flag"
      clearable
      placeholder={t(commonMessages.allCountries)}
      options={countries.map((code) => ({ value: code, label: f.country(code) }))}
      value={value ?? null}
      onChange={(code) => onChange(code ?? undefined)}
    />
  )
}
