import { countries, type Country } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Button, SelectField, Sheet } from '@samspel/ui'
import { useState } from 'react'
import { countryNames } from '../../components/country-names'
import { messages } from './messages'

interface FilterSheetProps {
  country: Country | null
  onApply: (country: Country | null) => void
  onClose: () => void
}

export function FilterSheet({ country, onApply, onClose }: FilterSheetProps) {
  const t = useText()
  const [chosen, setChosen] = useState(country)
  return (
    <Sheet
      open onClose={onClose} title={t(messages.filter)} size="sm"
      footer={<><Button variant="quiet" onClick={onClose}>{t(messages.cancel)}</Button><Button variant="main" onClick={() => onApply(chosen)}>{t(messages.apply)}</Button></>}
    >
      <SelectField<Country>
        label={t(messages.country)} value={chosen} onChange={setChosen} clearable placeholder={t(messages.allCountries)}
        options={countries.map((value) => ({ value, label: t(countryNames[value]) }))}
      />
    </Sheet>
  )
}
