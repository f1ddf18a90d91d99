import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useEntity, useQuery } from '@samspel/store'
import { Button, Card, EmptyState, Page, SkeletonCards, Stack } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { getBrand } from '../../../shared/data'
import { listShops } from './calls'
import { messages as m } from './messages'
import { ShopCard } from './ShopCard'
import { Unmatched } from './Unmatched'

const ConnectDialog = lazyDialog(() =>
  import(/* webpackChunkName: "shop-dialogs" */ './ConnectDialog').then((module) => module.ConnectDialog),
)
const OrdersImport = lazyDialog(() =>
  import(/* webpackChunkName: "shop-dialogs" */ './OrdersImport').then((module) => module.OrdersImport),
)

/** Where a brand connects its shops, reads orders from files, and sees what could not be told to anybody. */
export function ShopPage() {
  const t = useText()
  const { brandId = '' } = useParams()
  const { result, status, error, retry } = useQuery(listShops({ params: { id: brandId } }))
  useQuery(getBrand({ params: { id: brandId } }))
  const brand = useEntity('brands', brandId)
  const [open, setOpen] = useState<'connect' | 'read'>()
  const [text, setText] = useState('')
  usePageTitle(t(m.title))
  const shops = result?.shops ?? []
  const mayWrite = result?.abilities.includes('manage') ?? false
  return (
    <Page
      title={t(m.title)}
      context={t(m.context)}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
      breadcrumbs={[{ label: brand?.name ?? '…', href: `/brands/${brandId}` }]}
      actions={
        mayWrite && (
          <Button icon="upload" onClick={() => setOpen('read')}>
            {t(m.read)}
          </Button>
        )
      }
      mainAction={
        mayWrite && (
          <Button variant="main" icon="plug-connected" onClick={() => setOpen('connect')}>
            {t(m.connect)}
          </Button>
        )
      }
    >
      {status === 'loading' && <SkeletonCards label={t(m.loading)} />}
      {status === 'error' && <LoadError what={t(m.loadFailed)} error={error} onRetry={retry} />}
      {result && (
        <Stack gap={24}>
          {shops.length === 0 ? (
            <EmptyState title={t(m.none)} text={t(m.noneText)} />
          ) : (
            <Stack gap={12} as="ul">
              {shops.map((shop) => (
                <ShopCard key={shop.id} shop={shop} mayWrite={mayWrite} />
              ))}
            </Stack>
          )}
          <Card title={t(m.unmatchedTitle)}>
            <Unmatched brandId={brandId} />
          </Card>
        </Stack>
      )}
      {open === 'connect' && <ConnectDialog brandId={brandId} onClose={() => setOpen(undefined)} />}
      {open === 'read' && (
        <OrdersImport brandId={brandId} shops={shops} text={text} onText={setText} onClose={() => setOpen(undefined)} />
      )}
    </Page>
  )
}
