import { countries, type Country } from '@samspel/api'
import { type Message, useFormats, useText } from '@samspel/i18n'
import { SelectField } from '@samspel/ui'
import { Folded, PaperField } from './PaperField'
import css from './Papers.module.css'
import type { FieldsView } from './use-kept-fields'

type AddressField = 'street' | 'postalCode' | 'town'

/** Street, postal code and town. */
export function AddressFields<F extends string>({
  view,
  labels,
}: {
  view: FieldsView<F | AddressField>
  labels: Record<AddressField, Message>
}) {
  return (
    <>
      <PaperField field="street" label={labels.street} view={view} maxLength={120} autoComplete="street-address" />
      <div className={css.place}>
        <PaperField
          field="postalCode"
          label={labels.postalCode}
          view={view}
          maxLength={20}
          autoComplete="postal-code"
        />
        <PaperField field="town" label={labels.town} view={view} maxLength={80} autoComplete="address-level2" />
      </div>
    </>
  )
}

/** A country of papers, saved when it is chosen. `help` says what goes with another one. */
export function CountryField<F extends string>({
  field,
  label,
  view,
  help,
}: {
  field: F
  label: Message
  view: FieldsView<F>
  help?: string | undefined
}) {
  const t = useText()
  const f = useFormats()
  const value = view.valueOf(field) as Country
  return (
    <Folded label={label} shown={f.country(value)} hasProblem={false}>
      {() => (
        <SelectField<Country>
          name={field}
          label={t(label)}
          value={value}
          options={countries.map((code) => ({ value: code, label: f.country(code) }))}
          onChange={(code) => code && void view.leave(field, code)}
          {...(help && { help })}
        />
      )}
    </Folded>
  )
}
