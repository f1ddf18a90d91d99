import { useState } from 'react'
import type { FittingStore, StoreOffer } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useEntities, usePagedList, useQuery } from '@samspel/store'
import { Button, Link, Notice } from '@samspel/ui'
import type { Column } from '@samspel/ui/late'
import { OfferPause, OfferPlaces, OffersCard, OfferStock, OfferWay, stockMessages } from '../../components/offer-parts'
import { PauseAll, pauseMessages } from '../../components/pausing'
import { campaignOffersKey, offerLists } from '../../data/offers'
import { StockDialog } from '../store-stock'
import css from './CampaignStores.module.css'
import { listFittingStores } from './data'
import { AddStoresDialog } from './lazy-parts'
import { messages } from './messages'

/** Stores opened after the campaign was assigned to all or to certain towns; staff decide whether they join. */
function Fitting({ campaignId, stores }: { campaignId: string; stores: readonly FittingStore[] }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Notice kind="info" action={<Button onClick={() => setOpen(true)}>{t(commonMessages.show)}</Button>}>
        {t(messages.fitting, { count: stores.length })}
      </Notice>
      {isOpen && <AddStoresDialog campaignId={campaignId} stores={stores} onClose={() => setOpen(false)} />}
    </>
  )
}

/** A campaign's stores: places taken, pending applications, and which are paused. */
export function CampaignStores({ campaignId, brandId }: { campaignId: string; brandId: string }) {
  const t = useText()
  const f = useFormats()
  const list = usePagedList(offerLists, campaignOffersKey(brandId, campaignId))
  const offers = useEntities('storeCampaigns', list.ids) as StoreOffer[]
  const fitting = useQuery(listFittingStores({ params: { id: campaignId } })).result?.fittingStores ?? []
  const [countingId, setCounting] = useState<string>()
  const counting = offers.find(({ id }) => id === countingId)
  const columns: Column<StoreOffer>[] = [
    {
      key: 'store',
      header: t(commonMessages.store),
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
      header: t(stockMessages.free),
      cell: (offer) => <OfferStock offer={offer} onChange={() => setCounting(offer.id)} />,
    },
    {
      key: 'waiting',
      header: t(commonMessages.waitingForAnswer),
      align: 'end',
      cell: ({ storeId, waiting }) =>
        waiting > 0 ? (
          <Link href={`/applications?kind=stores&campaign=${campaignId}&store=${storeId}`}>{f.number(waiting)}</Link>
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
    <>
      <OffersCard
        title={t(commonMessages.stores)}
        tools={<PauseAll brandId={brandId} which={{ campaignId }} offers={offers} />}
        notice={fitting.length > 0 && <Fitting campaignId={campaignId} stores={fitting} />}
        list={list}
        offers={offers}
        columns={columns}
        texts={{
          loading: t(commonMessages.loading),
          failed: t(commonMessages.storesFailed),
          none: t(messages.none),
          noneText: t(messages.noneText),
        }}
      />
      {counting?.stock && (
        <StockDialog stock={{ ...counting.stock, storeId: counting.storeId }} onClose={() => setCounting(undefined)} />
      )}
    </>
  )
}
