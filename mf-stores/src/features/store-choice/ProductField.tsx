import { useState } from 'react'
import type { StoreChoice } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useSettled } from '@samspel/navigation/settled'
import { useEntities, useQuery } from '@samspel/store'
import { Notice, Picture, SearchSelectField, Stack, TextButton } from '@samspel/ui'
import { ProductDialog } from '../../components/product-dialog'
import { listStoreProducts } from '../../data/store-products'
import type { Choice } from './choice'
import type { StoreStepProps } from './step-props'
import { stockMessages as messages } from './stock-messages'
import css from './StoreChoice.module.css'

const none: readonly string[] = []

interface ProductFieldProps {
  brandId: string
  choice: Choice
  /** The chosen product, as the API returns it. */
  product: StoreChoice['product'] | undefined
  /** The product that the campaign's editor has been told of. */
  typed?: StoreStepProps['product']
  onChange: (choice: Choice) => void
}

interface Known {
  id: string
  name: string
  imageUrl: string | null
}

/** Chooses the brand's product to give away, whose stock is then tracked. */
export function ProductField({ brandId, choice, product, typed: written, onChange }: ProductFieldProps) {
  const t = useText()
  const [words, setWords] = useState('')
  const [picked, setPicked] = useState<Known>()
  const [isAdding, setAdding] = useState(false)
  const value = choice.storeProductId ?? null
  const chosen =
    value === null
      ? undefined
      : picked?.id === value
        ? picked
        : product && { id: product.storeProductId, name: product.name, imageUrl: product.imageUrl }
  const typed = useSettled(words.trim())
  // The name of the chosen product in the field is not a search.
  const query = typed === chosen?.name ? '' : typed.slice(0, 200)
  const { result, status } = useQuery(
    listStoreProducts({ params: { id: brandId }, query: { perPage: 100, ...(query && { query }) } }),
  )
  const found = useEntities('storeProducts', result?.storeProducts ?? none) as unknown as Known[]
  const options = chosen && !found.some(({ id }) => id === chosen.id) ? [...found, chosen] : found
  return (
    <Stack gap={8}>
      <div className={css.product}>
        <Picture src={chosen?.imageUrl ?? null} alt="" ratio={1} width={48} fallbackIcon="package" />
        <SearchSelectField
          label={t(messages.product)}
          help={t(value ? messages.counted : messages.uncounted)}
          placeholder={t(messages.chooseProduct)}
          error={status === 'error' ? t(messages.productsFailed) : undefined}
          clearable
          value={value}
          options={options.map(({ id, name }) => ({ value: id, label: name }))}
          onSearch={setWords}
          onChange={(id) => {
            setPicked(options.find((one) => one.id === id))
            onChange({ ...choice, storeProductId: id })
          }}
          emptyText={t(status === 'loading' ? messages.searching : messages.noProduct)}
        />
      </div>
      <TextButton icon="plus" onClick={() => setAdding(true)}>
        {t(messages.newProduct)}
      </TextButton>
      {isAdding && (
        <ProductDialog
          brandId={brandId}
          beginning={query ? { name: query } : written}
          onSaved={(made) => {
            setPicked(made)
            onChange({ ...choice, storeProductId: made.id })
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {product?.isArchived && <Notice kind="warn">{t(messages.archived, { name: product.name })}</Notice>}
    </Stack>
  )
}
