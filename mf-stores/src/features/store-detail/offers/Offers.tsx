import { useState } from 'react'
import type { Store, StoreOffer } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { selectArea, useAppSelector, useEntities, usePagedList } from '@samspel/store'
import { Avatar, Button, Link, LinkButton } from '@samspel/ui'
import type { Column } from '@samspel/ui/late'
import {
  OfferPause,
  OfferPlaces,
  OffersCard,
  OfferStock,
  OfferWay,
  stockMessages,
} from '../../../components/offer-parts'
import { PauseAll } from '../../../components/pausing'
import { offerListKey, offerLists } from '../../../data/offers'
import { StockDialog } from '../../store-stock'
import { inboxOf } from '../pickups/views'
import { messages } from './messages'
import css from './Offers.module.css'

/** Leads to the applications of an offer that wait; without any, it filters the pick-ups by the offer. */
function Show({ offer: { id, storeId, campaignId, campaign, waiting } }: { offer: StoreOffer }) {
  const t = useText()
  const [params, setParams] = useQueryParams()
  if (waiting > 0)
    return (
      <LinkButton
        size="sm"
        href={inboxOf(storeId, campaignId)}
        aria-label={t(messages.answerOf, { name: campaign.name, count: waiting })}
      >
        {t(messages.answer, { count: waiting })}
      </LinkButton>
    )
  return (
    <Button
      size="sm"
      aria-pressed={params.offer === id}
      aria-label={t(messages.showOf, { name: campaign.name })}
      onClick={() => setParams(params.offer === id ? { offer: '' } : { offer: id, pickups: 'approved' })}
    >
      {t(commonMessages.show)}
    </Button>
  )
}

/** This store's offers: until when, how they are booked, and what is left. */
export function Offers({ store }: { store: Store }) {
  const t = useText()
  const f = useFormats()
  const mayAnswer = useAppSelector(selectArea) !== 'store'
  const list = usePagedList(offerLists, offerListKey(store.brandId, store.id))
  const offers = useEntities('storeCampaigns', list.ids) as StoreOffer[]
  const [countingId, setCounting] = useState<string>()
  const counting = offers.find(({ id }) => id === countingId)?.stock
  const columns: Column<StoreOffer>[] = [
    {
      key: 'offer',
      header: t(commonMessages.offer),
      wrap: true,
      cell: ({ campaign, campaignId }) => (
        <span className={css.offer}>
          <Avatar
            name={campaign.name}
            src={campaign.productImageUrl}
            focus={campaign.productImageFocus}
            size={40}
            shape="square"
          />
          <span className={css.words}>
            {mayAnswer ? <Link href={`/campaigns/${campaignId}`}>{campaign.name}</Link> : <b>{campaign.name}</b>}
            {campaign.endAt && (
              <span className={css.quiet}>{t(messages.until, { date: f.date(campaign.endAt, 'short') })}</span>
            )}
          </span>
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
    ...(mayAnswer
      ? [
          {
            key: 'show',
            header: t(commonMessages.show),
            hideHeader: true,
            align: 'end' as const,
            cell: (offer: StoreOffer) => (
              <span className={css.acts}>
                <OfferPause compact offer={offer} name={offer.campaign.name} />
                <Show offer={offer} />
              </span>
            ),
          },
        ]
      : []),
  ]
  return (
    <>
      <OffersCard
        title={t(commonMessages.offers)}
        tools={<PauseAll brandId={store.brandId} which={{ storeId: store.id }} offers={offers} />}
        list={list}
        offers={offers}
        columns={columns}
        texts={{
          loading: t(commonMessages.loading),
          failed: t(commonMessages.offersFailed),
          none: t(messages.none),
          noneText: t(mayAnswer ? messages.noneText : messages.noneForClerks),
        }}
      />
      {counting && <StockDialog stock={{ ...counting, storeId: store.id }} onClose={() => setCounting(undefined)} />}
    </>
  )
}
