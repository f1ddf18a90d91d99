import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { StoreProduct } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { ReadProblem } from '@samspel/federation/read-problem'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams, useTypedParam } from '@samspel/navigation'
import { useEntities, useQuery } from '@samspel/store'
import { Button, Card, EmptyState, Page, Pager, SearchField, SegmentedControl, SkeletonTable } from '@samspel/ui'
import { Table } from '@samspel/ui/late'
import { messages as shared } from '../../components/messages'
import { ProductDialog } from '../../components/product-dialog'
import { useStoreMessage } from '../../data/store-message'
import { listStoreProducts } from '../../data/store-products'
import { messages } from './messages'
import css from './Products.module.css'
import { useColumns } from './use-columns'

const none: readonly string[] = []

/** Products that a brand's stores give away (C-15): total stock, adding new ones, and archived ones. */
export function StoreProductsPage() {
  const t = useText()
  const { brandId = '' } = useParams()
  const [params, setParams] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const [opened, setOpened] = useState<string | 'new'>()
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
  const columns = useColumns({ brandId, archived, onOpen: setOpened })
  const isGone = error?.status === 403 || error?.status === 404
  if (isGone && !result) return <ReadProblem error={error} onRetry={retry} />
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
        <SearchField
          label={t(messages.search)}
          value={typed}
          onChange={(text) => {
            type(text)
            // What is found has pages of its own.
            if (page > 1) setParams({ page: '' })
          }}
        />
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
