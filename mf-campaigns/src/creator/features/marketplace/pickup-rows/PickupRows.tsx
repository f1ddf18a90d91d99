import { addRoutes, type Campaign, type StoreCampaign } from '@samspel/api'
import { pickupsRoutes } from '@samspel/api/routes/pickups'
import { storePlace } from '@samspel/api/store-place'
import { useFormats, useText } from '@samspel/i18n'
import { useNextChange } from '@samspel/offer'
import { apiAction, selectCurrentInstagramer, useAppSelector, useEntities, useQuery } from '@samspel/store'
import { Icon, List, useIsMobile } from '@samspel/ui'
import { OfferRow } from '../../../../shared/components/OfferRow'
import { Bookmark } from '../../../components/saved-parts'
import { messages } from './messages'
import css from './PickupRows.module.css'

addRoutes(pickupsRoutes)
const listStoreCampaigns = apiAction('listStoreCampaigns')
/** Maximum number per call. */
const atOnce = 20
const none: string[] = []

function Line({ children }: { children: string }) {
  return (
    <span className={css.where}>
      <Icon name="map-pin" size={16} />
      <span>{children}</span>
    </span>
  )
}

/** The store nearest to the creator's own town: name, town and distance. The brand alone until that is known. */
function Where({ brand, of }: { brand: string; of: StoreCampaign | undefined }) {
  const t = useText()
  const f = useFormats()
  const hours = useNextChange(of?.store)
  const town = useAppSelector(selectCurrentInstagramer)?.city
  if (!of) return brand
  const { name } = of.store
  const others = (of.storesCount ?? 1) - 1
  const words = [
    !name.includes(brand) && brand,
    storePlace(of.store),
    of.distance !== undefined &&
      town &&
      (of.distance < 1_000
        ? t(messages.within, { town })
        : t(messages.away, { km: f.number(Math.round(of.distance / 1_000)), town })),
    // A closed store where nobody applies first says it in the chip.
    hours && (hours.isOpen || of.requiresApplication) && hours.words,
    others > 0 && t(messages.others, { n: others }),
  ]
  return <Line>{words.filter(Boolean).join(' · ')}</Line>
}

/** Rows whose stores are loaded in one call. */
function Rows({ offers }: { offers: readonly Campaign[] }) {
  const campaignId = offers.map(({ id }) => id)
  const { result } = useQuery(
    listStoreCampaigns({ query: { campaignId, oneEach: true, fromHome: true, perPage: atOnce } }),
  )
  const stores = useEntities('storeCampaigns', result?.storeCampaigns ?? none) as StoreCampaign[]
  return offers.map((offer) => {
    const of = stores.find((one) => one.campaignId === offer.id)
    return (
      <OfferRow
        key={offer.id}
        campaign={offer}
        where={<Where brand={offer.brandName} of={of} />}
        isNow={of?.requiresApplication === false}
        store={of?.store}
        {...(of && { aside: <Bookmark id={of.id} name={offer.name} /> })}
      />
    )
  })
}

/** Offers for pick-up in stores, as rows; otherwise the same as elsewhere. */
export default function PickupRows({ label, offers }: { label: string; offers: readonly Campaign[] }) {
  const isMobile = useIsMobile()
  const parts = Array.from({ length: Math.ceil(offers.length / atOnce) }, (_, part) =>
    offers.slice(part * atOnce, (part + 1) * atOnce),
  )
  return (
    <List label={label} card={!isMobile}>
      {parts.map((part) => (
        <Rows key={part[0]!.id} offers={part} />
      ))}
    </List>
  )
}
