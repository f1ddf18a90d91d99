import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { StoreProduct } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { ReadProblem } from '@samspel/federation/read-problem'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams, useTypedParam } from '@samspel/navigation'
import { useEntities, useQuery } from '@samspel/store'
import {
  Avatar,
  Button,
  Card,
  Chip,
  EmptyState,
  notify,
  Page,
  Pager,
  SearchField,
  SegmentedControl,
  SkeletonTable,
} from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { messages as shared } from '../../components/messages'
import { ProductDialog, useSave } from '../../components/product-dialog'
import { useStoreMessage } from '../../data/store-message'
import { listStoreProducts } from '../../data/store-products'
import { messages } from './messages'
import css from './Products.module.css'

const none: readonly string[] = []

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

/** Products that a brand's stores give away (C-15): total stock, adding new ones, and archived ones. */
export function StoreProductsPage() {
  const t = useText()
  const f = useFormats()
  const { brandId = '' } = useParams()
  const [params, setParams] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const [opened, setOpened] = useState<string | 'new'>()
  const { change } = useSave(brandId)
  usePageTitle(t(messages.title))
  const archived = params.show === 'archived'
  const page = Math.max(1, Number.parseInt(params.page ?? '', 10) || 1)
  const { result, status, error, retry } = useQuery(
    listStoreProducts({
      params: { id: brandId },
      query: { page, ...(archived && { archived }), ...(words && { query: words }) },
    }),
  )
  const products = useEntities('storeProducts', result?.storeProducts ?? none) as StoreProduct[]
  const product = products.find(({ id }) => id === opened)
  // Row E-39: the product whose form is open.
  useStoreMessage(product ? { storeProduct: { id: product.id, name: product.name } } : {})
  const isGone = error?.status === 403 || error?.status === 404
  if (isGone && !result) return <ReadProblem error={error} onRetry={retry} />
  const archive = async ({ id, openOffers, abilities }: StoreProduct, isArchived: boolean) => {
    if (isArchived && !abilities.includes('archive')) {
      notify({ kind: 'warn', message: t(messages.inUse, { count: openOffers }) })
      return
    }
    const { ok } = await change(id, { isArchived })
    if (!ok) notify({ kind: 'bad', message: t(messages.changed) })
  }
  const columns: Column<StoreProduct>[] = [
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
              onClick={() => setOpened(row.id)}
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
  const pages = result?.meta.totalPages ?? 1
  const isFiltered = archived || Boolean(words)
  return (
    <Page
      title={t(messages.title)}
      breadcrumbs={[{ label: t(commonMessages.stores), href: `/brands/${brandId}/stores` }]}
      breadcrumbsLabel={t(shared.breadcrumbs)}
      mainAction={
        <Button variant="main" icon="plus" onClick={() => setOpened('new')}>
          {t(messages.add)}
        </Button>
      }
    >
      <div className={css.tools}>
        <SearchField label={t(messages.search)} value={typed} onChange={type} />
        <SegmentedControl
          label={t(commonMessages.show)}
          options={[
            { value: 'current', label: t(messages.current) },
            { value: 'archived', label: t(messages.archived) },
          ]}
          value={archived ? 'archived' : 'current'}
          onChange={(show) => setParams({ show: show === 'archived' ? show : '', page: '' })}
        />
      </div>
      {!result &&
        (status === 'error' ? (
          <ReadError what={t(messages.failed)} error={error} onRetry={retry} />
        ) : (
          <SkeletonTable label={t(messages.loading)} columns={4} />
        ))}
      {result && products.length === 0 && (
        <EmptyState
          title={t(isFiltered ? messages.noneFound : messages.none)}
          {...(!isFiltered && { text: t(messages.noneText) })}
        />
      )}
      {products.length > 0 && (
        <Card as="section" padding="none">
          <Table
            caption={t(messages.title)}
            columns={columns}
            rows={products}
            rowKey={({ id }) => id}
            busy={status === 'refreshing'}
          />
        </Card>
      )}
      {pages > 1 && (
        <Pager
          label={t(messages.pages)}
          previousLabel={t(commonMessages.previous)}
          nextLabel={t(commonMessages.next)}
          onPrevious={page > 1 ? () => setParams({ page: String(page - 1) }) : null}
          onNext={page < pages ? () => setParams({ page: String(page + 1) }) : null}
          summary={t(commonMessages.pageOf, { page, pages })}
          busy={status === 'refreshing'}
        />
      )}
      {(opened === 'new' || product) && (
        <ProductDialog brandId={brandId} product={product} onClose={() => setOpened(undefined)} />
      )}
    </Page>
  )
}
