import { useState } from 'react'
import type { Role, User } from '@samspel/api'
import { storePlace } from '@samspel/api/store-place'
import { useBoundField, useFormValues } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { useSettled } from '@samspel/navigation/settled'
import { useEntities, useQuery } from '@samspel/store'
import { Row, SearchSelectField, Stack, Tag } from '@samspel/ui'
import { listBrandStores } from '../../data/company-actions'
import { storeMessages } from './store-messages'

export type ChosenStore = NonNullable<User['stores']>[number]

interface Asked {
  role: Role
  brandIds: readonly string[]
}

/** The ids to send: only for clerks, and only of the chosen brands. */
export const idsOf = (stores: readonly ChosenStore[], { role, brandIds }: Asked): string[] =>
  role === 'store_user' ? stores.filter(({ brandId }) => brandIds.includes(brandId)).map(({ id }) => id) : []

const none: string[] = []
const most = 100

interface BrandStoresProps {
  brandId: string
  label: string
  help: string | undefined
  error: React.ReactNode
  chosen: readonly ChosenStore[]
  onChange: (stores: readonly ChosenStore[]) => void
}

/** Finds stores of one brand while typing; chosen ones become tags. */
function BrandStores({ brandId, label, help, error, chosen, onChange }: BrandStoresProps) {
  const t = useText()
  const [words, setWords] = useState('')
  const query = useSettled(words.trim())
  const { result, status } = useQuery(
    listBrandStores({ params: { id: brandId }, query: { page: 1, perPage: 20, ...(query && { query }) } }),
  )
  const found = useEntities('stores', result?.stores ?? none).filter(
    ({ id }) => !chosen.some((other) => other.id === id),
  )
  const own = chosen.filter((store) => store.brandId === brandId)
  const failed = status === 'error' ? t(storeMessages.failed) : undefined
  return (
    <Stack gap={8}>
      <SearchSelectField
        key={chosen.length}
        label={label}
        help={help}
        error={failed ?? error}
        value={null}
        onSearch={setWords}
        disabled={chosen.length >= most}
        emptyText={t(status === 'loading' ? storeMessages.searching : storeMessages.none)}
        options={found.map((store) => ({ value: store.id, label: storePlace(store) }))}
        onChange={(id) => {
          const store = found.find((each) => each.id === id)
          if (store) onChange([...chosen, { id: store.id, brandId, name: store.name, city: store.city }])
          setWords('')
        }}
      />
      {own.length > 0 && (
        <Row gap={8}>
          {own.map(({ id, name }) => (
            <Tag
              key={id}
              onRemove={() => onChange(chosen.filter((other) => other.id !== id))}
              removeLabel={t(commonMessages.removeName, { name })}
            >
              {name}
            </Tag>
          ))}
        </Row>
      )}
    </Stack>
  )
}

/** The stores a clerk is restricted to; none chosen means all of the brands'. Only shown for clerks. */
export function StoresField({ brands }: { brands: readonly { id: string; name: string }[] }) {
  const t = useText()
  const { role, brandIds } = useFormValues<Asked>()
  const { value, field } = useBoundField<readonly ChosenStore[]>(
    { name: 'stores', label: commonMessages.stores },
    { empty: [] },
  )
  if (role !== 'store_user') return null
  const asked = brands.filter(({ id }) => brandIds.includes(id))
  return asked.map(({ id, name }, at) => (
    <BrandStores
      key={id}
      brandId={id}
      label={asked.length > 1 ? t(storeMessages.storesOf, { brand: name }) : t(commonMessages.stores)}
      help={at === 0 ? t(storeMessages.help) : undefined}
      error={at === 0 ? field.error : undefined}
      chosen={value}
      onChange={field.onChange}
    />
  ))
}
