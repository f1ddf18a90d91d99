import type { StoreProduct } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Avatar, Button, Chip, notify } from '@samspel/ui'
import type { Column } from '@samspel/ui/late'
import { useSave } from '../../components/product-dialog'
import { messages } from './messages'
import css from './Products.module.css'

/** In how many of the stores that give it away it has run out or is low. */
function Short({ openOffers, storesOut, storesLow }: StoreProduct) {
  const t = useText()
  if (openOffers === 0) return '–'
  if (storesOut + storesLow === 0) return t(messages.enough)
  return (
    <span className={css.chips}>
      {storesOut > 0 && (
        <Chip tone="bad" icon="alert-triangle">
          {t(messages.outIn, { count: storesOut })}
        </Chip>
      )}
      {storesLow > 0 && (
        <Chip tone="warn" icon="alert-triangle">
          {t(messages.lowIn, { count: storesLow })}
        </Chip>
      )}
    </span>
  )
}

interface ColumnOptions {
  brandId: string
  /** Archived ones are shown, which can be taken back. */
  archived: boolean
  onOpen: (id: string) => void
}

/** What is told of each product, and what can be done with it. */
export function useColumns({ brandId, archived, onOpen }: ColumnOptions): Column<StoreProduct>[] {
  const t = useText()
  const f = useFormats()
  const { change } = useSave(brandId)
  const archive = async ({ id, openOffers, abilities }: StoreProduct, isArchived: boolean) => {
    if (isArchived && !abilities.includes('archive')) {
      notify({ kind: 'warn', message: t(messages.inUse, { count: openOffers }) })
      return
    }
    const { ok } = await change(id, { isArchived })
    if (!ok) notify({ kind: 'bad', message: t(messages.changed) })
  }
  return [
    {
      key: 'product',
      header: t(messages.product),
      wrap: true,
      cell: ({ name, imageUrl }) => (
        <span className={css.product}>
          <Avatar name={name} src={imageUrl} size={40} shape="square" />
          <b>{name}</b>
        </span>
      ),
    },
    {
      key: 'value',
      header: t(messages.value),
      align: 'end',
      cell: ({ value }) => (value > 0 ? f.ore(value * 100) : '–'),
    },
    {
      key: 'offers',
      header: t(messages.offers),
      align: 'end',
      cell: ({ openOffers }) => (openOffers > 0 ? f.number(openOffers) : '–'),
    },
    { key: 'shelf', header: t(messages.onShelf), align: 'end', cell: ({ onShelf }) => f.number(onShelf) },
    { key: 'quantity', header: t(messages.free), align: 'end', cell: ({ quantity }) => f.number(quantity) },
    { key: 'short', header: t(messages.toFill), cell: (row) => <Short {...row} /> },
    {
      key: 'actions',
      header: t(commonMessages.actions),
      hideHeader: true,
      align: 'end',
      cell: (row) =>
        row.abilities.includes('update') && (
          <span className={css.buttons}>
            <Button
              size="sm"
              aria-label={t(commonMessages.editName, { name: row.name })}
              onClick={() => onOpen(row.id)}
            >
              {t(commonMessages.edit)}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={t(archived ? messages.restoreOf : messages.archiveOf, { name: row.name })}
              onClick={() => void archive(row, !archived)}
            >
              {t(archived ? commonMessages.takeBack : messages.archive)}
            </Button>
          </span>
        ),
    },
  ]
}
