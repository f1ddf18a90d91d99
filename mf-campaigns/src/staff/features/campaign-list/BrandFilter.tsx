import { useState } from 'react'
import { useText } from '@samspel/i18n'
import { useSettled } from '@samspel/navigation/settled'
import { apiAction, useEntities, useQuery } from '@samspel/store'
import { SearchSelectField } from '@samspel/ui'
import { filterLabels, filterMessages } from './filter-messages'
import { useBrand } from './use-brand'

const listBrands = apiAction('listBrands')
const none: string[] = []

/** Chooses one of all brands, searched on the server. */
export function BrandFilter({
  value,
  onChange,
}: {
  value: string | undefined
  onChange: (brandId: string | undefined) => void
}) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const words = useSettled(typed.trim())
  const { result } = useQuery(listBrands({ query: { perPage: 20, ...(words && { query: words }) } }))
  const found = useEntities('brands', result?.brands ?? none)
  const chosen = useBrand(value)
  const brands = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found
  return (
    <SearchSelectField
      label={t(filterLabels.brandId)}
      value={value ?? null}
      onChange={(id) => onChange(id ?? undefined)}
      clearable
      placeholder={t(filterMessages.searchBrand)}
      onSearch={(text) => setTyped(text === chosen?.name ? '' : text)}
      options={brands.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
