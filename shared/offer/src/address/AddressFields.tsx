import { countries, type Country } from '@samspel/api'
import { postalForms, writtenPostalCode } from '@samspel/api/postal'
import { Area, Select, TextInput, useFormValue } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { Stack, TextButton } from '@samspel/ui'
import css from './Address.module.css'
import { messages as m } from './messages'
import { usePostalTown } from './use-postal-town'

function Place({ country }: { country: Country }) {
  const t = useText()
  const { digits } = postalForms[country]
  const { isFilled, unknown, open } = usePostalTown(country)
  const code = (
    <TextInput
      name="postalCode"
      label={m.postalCode}
      autoComplete="postal-code"
      {...(digits !== null && { inputMode: 'numeric' as const })}
      parse={(typed) => writtenPostalCode(typed, country)}
      {...(unknown && { help: t(m.unknownCode, { code: unknown }) })}
    />
  )
  const town = (
    <TextInput
      name="city"
      label={m.city}
      autoComplete="address-level2"
      {...(isFilled && {
        readOnly: true,
        suffix: '✓',
        aside: <TextButton onClick={open}>{t(m.changeCity)}</TextButton>,
      })}
    />
  )
  // British addresses name the town first.
  return (
    <div className={country === 'GB' ? css.townFirst : css.place}>
      {country === 'GB' ? town : code}
      {country === 'GB' ? code : town}
    </div>
  )
}

/** The fields of a delivery address in the country's form; `addressSchema` has their rules. */
export function AddressFields() {
  const f = useFormats()
  const country = useFormValue<Country>('country') ?? 'SE'
  return (
    <Stack gap={12}>
      <TextInput name="name" label={m.name} autoComplete="name" />
      <TextInput name="street" label={m.street} autoComplete="street-address" />
      <Place key={country} country={country} />
      <Select
        name="country"
        label={m.country}
        options={countries.map((value) => ({ value, label: f.country(value) }))}
      />
      <TextInput name="phone" label={m.phone} type="tel" inputMode="tel" autoComplete="tel" />
      <Area name="note" label={m.note} optional minRows={1} maxRows={4} />
    </Stack>
  )
}
