import { useState } from 'react'
import type { StoreOffer } from '@samspel/api'
import { PagedListFooter } from '@samspel/federation/paged-list'
import { ReadError } from '@samspel/federation/read-error'
import { useFormats, useText } from '@samspel/i18n'
import { useEntities, usePagedList, useQuery } from '@samspel/store'
import { Button, Card, EmptyState, Link, Notice, SkeletonTable } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { OfferPause, OfferPlaces, OfferStock, OfferWay, stockMessages } from '../../components/offer-parts'
import { PauseAll, pauseMessages } from '../../components/pausing'
import { campaignOffersKey, offerLists } from '../../data/offers'
import { StockDialog } from '../store-stock'
import css from './CampaignStores.module.css'
import { listFittingStores } from './data'
import { AddStoresDialog } from './lazy-parts'
import { messages } from './messages'

/** Stores that came after the campaign was given to all, or to some towns: staff say whether they join. */
function Fitting({ campaignId }: { campaignId: string }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const stores = useQuery(listFittingStores({ params: { id: campaignId } })).result?.fittingStores ?? []
  if (stores.length === 0) return null
  return (
    <div className={css.pad}>
      <Notice kind="info" action={<Button onClick={() => setOpen(true)}>{t(messages.look)}</Button>}>
        {t(messages.fitting, { count: stores.length })}
      </Notice>
      {isOpen && <AddStoresDialog campaignId={campaignId} stores={stores} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** The stores of a campaign: what is taken, who waits, and which are paused. */
export function CampaignStores({ campaignId, brandId }: { campaignId: string; brandId: string }) {
  const t = useText()
  const f = useFormats()
  const list = usePagedList(offerLists, campaignOffersKey(brandId, campaignId))
  const offers = useEntities('storeCampaigns', list.ids) as unknown as StoreOffer[]
  const [countingId, setCounting] = useState<string>()
  const counting = offers.find(({ id }) => id === countingId)
  const columns: Column<StoreOffer>[] = [
    {
      key: 'store',
      header: t(messages.store),
      wrap: true,
      cell: ({ store, storeId }) => (
        <span className={css.words}>
          <Link href={`/brands/${brandId}/stores/${storeId}`}>{store.name}</Link>
          <span className={css.quiet}>{store.city}</span>
        </span>
      ),
    },
    { key: 'way', header: t(messages.way), cell: (offer) => <OfferWay {...offer} /> },
    { key: 'places', header: t(messages.places), width: '112px', cell: (offer) => <OfferPlaces {...offer} /> },
    {
      key: 'stock',
      header: t(stockMessages.stock),
      cell: (offer) => <OfferStock offer={offer} onChange={() => setCounting(offer.id)} />,
    },
    {
      key: 'waiting',
      header: t(messages.waiting),
      align: 'end',
      cell: ({ id, storeId, waiting }) =>
        waiting > 0 ? (
          <Link href={`/brands/${brandId}/stores/${storeId}?offer=${id}&pickups=requested`}>{f.number(waiting)}</Link>
        ) : (
          '–'
        ),
    },
    {
      key: 'pause',
      header: t(pauseMessages.pause),
      hideHeader: true,
      align: 'end',
      cell: (offer) => <OfferPause offer={offer} name={offer.store.name} />,
    },
  ]
  return (
    <Card as="section" padding="none">
      <div className={css.head}>
        <h2>{t(messages.title)}</h2>
        <PauseAll brandId={brandId} which={{ campaignId }} offers={offers} />
      </div>
      <Fitting campaignId={campaignId} />
      {list.status === 'loading' && (
        <div className={css.pad}>
          <SkeletonTable label={t(messages.loading)} columns={3} />
        </div>
      )}
      {list.status === 'error' && (
        <div className={css.pad}>
          <ReadError what={t(messages.failed)} error={list.error} onRetry={list.retry} />
        </div>
      )}
      {offers.length === 0 && (list.status === 'ready' || list.status === 'refreshing') && (
        <EmptyState bare title={t(messages.none)} text={t(messages.noneText)} />
      )}
      {offers.length > 0 && (
        <Table
          className={css.table}
          caption={t(messages.title)}
          columns={columns}
          rows={offers}
          rowKey={({ id }) => id}
          busy={list.status === 'refreshing'}
        />
      )}
      {counting?.stock && (
        <StockDialog stock={{ ...counting.stock, storeId: counting.storeId }} onClose={() => setCounting(undefined)} />
      )}
      {(list.hasMore || list.status === 'errorMore') && (
        <div className={css.pad}>
          <PagedListFooter list={list} what={t(messages.failed)} />
        </div>
      )}
    </Card>
  )
}
