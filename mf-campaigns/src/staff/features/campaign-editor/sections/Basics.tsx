import { countries } from '@samspel/api'
import { Area, RadioCards, Select, Switch, TextInput } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { useEntities, useQuery } from '@samspel/store'
import { deliveryNames } from '../../../../shared/components/campaign-names'
import { listBrands } from '../data/actions'
import { useLock } from '../editor-context'
import { fields } from '../field-messages'

const none: string[] = []
const brandsRequest = listBrands({ query: { perPage: 100 } })

/** The campaign's brand, name, and delivery method. */
export function Basics({ isNew }: { isNew: boolean }) {
  const t = useText()
  const f = useFormats()
  const lock = useLock()
  const { result } = useQuery(brandsRequest)
  const brands = useEntities('brands', result?.brands ?? none)
  return (
    <>
      <Select
        name="brandId"
        label={fields.brandId}
        placeholder={t(fields.chooseBrand)}
        disabled={!isNew}
        {...(!isNew && { help: fields.brandFixed })}
        options={brands.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextInput name="name" label={fields.name} help={fields.nameHelp} autoFocus={isNew} />
      <Area name="caption" label={fields.caption} help={fields.captionHelp} optional />
      <RadioCards
        name="deliveryMethod"
        label={fields.deliveryMethod}
        {...lock}
        options={(['delivery', 'pickup'] as const).map((value) => ({ value, label: t(deliveryNames[value]) }))}
      />
      <Select
        name="country"
        label={fields.country}
        help={fields.countryHelp}
        options={countries.map((value) => ({ value, label: f.country(value) }))}
      />
      <Switch name="isPublic" label={fields.isPublic} help={fields.isPublicHelp} />
    </>
  )
}
