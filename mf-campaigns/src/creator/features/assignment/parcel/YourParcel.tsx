import { useState } from 'react'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useText } from '@samspel/i18n'
import { AddressRow } from '@samspel/offer/address'
import { OnlineTextButton } from '@samspel/offer/network'
import { useEntity, useQuery } from '@samspel/store'
import { Card, Fact, Facts, Link } from '@samspel/ui'
import { getMyDeliveryAddress } from '../../../data/parcels'
import { messages as m } from './messages'
import css from './Parcel.module.css'
import type { Parcelled } from './phase'

const ParcelSheet = lazyDialog(() =>
  import(/* webpackChunkName: "creator-sheets" */ './ParcelSheet').then((module) => module.ParcelSheet),
)

/** What is in the parcel, and where it goes; both can be changed until it is sent. */
export function YourParcel({ participation }: { participation: Parcelled }) {
  const t = useText()
  const { parcel, campaign, campaignId } = participation
  const isPacked = parcel.sentAt !== null
  const saved = useQuery(isPacked ? undefined : getMyDeliveryAddress()).result?.deliveryAddress
  const [sheet, setSheet] = useState<'address' | 'choice'>()
  const products = useEntity('campaigns', campaignId)?.products ?? []
  const goods = parcel.choice?.product ?? (products.length === 1 ? products[0]?.productTitle : undefined)
  const chosen = [parcel.choice?.size, parcel.choice?.colour].filter(Boolean).join(', ')
  const mayChoose = parcel.abilities.includes('choose')
  return (
    <Card title={t(m.yours)}>
      {parcel.number > 1 && <p className={css.quiet}>{t(m.earlier, { n: parcel.number })}</p>}
      <Facts>
        {goods && <Fact label={t(m.goods)}>{goods}</Fact>}
        {(chosen || mayChoose) && (
          <Fact label={t(m.chosen)}>
            {chosen || '–'}{' '}
            {mayChoose && (
              <OnlineTextButton onClick={() => setSheet('choice')} aria-label={t(m.changeChoice)}>
                {t(commonMessages.change)}
              </OnlineTextButton>
            )}
          </Fact>
        )}
        <Fact label={t(m.order)}>{parcel.orderNumber}</Fact>
        {isPacked && parcel.greeting && <Fact label={t(m.greeting)}>{parcel.greeting}</Fact>}
      </Facts>
      <div className={css.to}>
        {isPacked ? (
          <Link href={`/messages/${campaign.brandId}`}>{t(m.writeToChange, { brand: campaign.brandName })}</Link>
        ) : (
          saved && <AddressRow address={saved} onChange={() => setSheet('address')} />
        )}
      </div>
      {sheet && <ParcelSheet participation={participation} about={sheet} onClose={() => setSheet(undefined)} />}
    </Card>
  )
}
