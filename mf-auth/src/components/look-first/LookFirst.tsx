import { useState } from 'react'
import { addRoutes, type Campaign, countries, type Country, type StoreCampaign } from '@samspel/api'
import { pickupsRoutes } from '@samspel/api/routes/pickups'
import { storePlace } from '@samspel/api/store-place'
import { countryOfBrowser } from '@samspel/api/visitor-country'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { apiAction, storage, useEntities, useQuery } from '@samspel/store'
import { Avatar, Icon, Link, LinkButton, List, ListItem, Picture, Row, SkeletonList, useIsMobile } from '@samspel/ui'
import css from './LookFirst.module.css'
import { messages } from './messages'

addRoutes(pickupsRoutes)

const shown = 3
const listOffers = apiAction('listPublicCampaigns', { skipAuth: true })
const listStores = apiAction('listStoreCampaigns', { skipAuth: true })
const none: string[] = []

type Where = { country: Country } | { countryFirst: Country }
interface Town {
  countryCode?: Country
  latitude?: number
  longitude?: number
}

/** The town chosen on the marketplace, which keeps it with its filters; what is kept may be from elsewhere. */
const chosenTown = (): Town => {
  try {
    return (JSON.parse(storage.get('marketplace-filter') ?? '{}') as { town?: Town }).town ?? {}
  } catch {
    return {}
  }
}

/** As the marketplace does, so that both give the same number: a chosen country filters, that of the chosen town or a presumed one only comes first. */
const whereHere = (): { where: Where; near?: string } => {
  const kept = storage.get('preferred-country')
  const { countryCode, latitude, longitude } = chosenTown()
  const known = (code: unknown) => countries.find((each) => each === code)
  const chosen = known(kept)
  return {
    where: chosen ? { country: chosen } : { countryFirst: known(countryCode) ?? countryOfBrowser() },
    ...(typeof latitude === 'number' && typeof longitude === 'number' && { near: `${latitude},${longitude}` }),
  }
}

/** The best store of each offer that is picked up. The rows wait for it, so that no line of theirs grows once it is read. */
function useStores(offers: readonly Campaign[], where: object) {
  const campaignId = offers.filter(({ deliveryMethod }) => deliveryMethod === 'pickup').map(({ id }) => id)
  const { result, status } = useQuery(
    campaignId.length > 0 ? listStores({ query: { campaignId, oneEach: true, ...where } }) : undefined,
  )
  const stores = useEntities('storeCampaigns', result?.storeCampaigns ?? none) as StoreCampaign[]
  return { isComing: status === 'loading', of: (id: string) => stores.find((one) => one.campaignId === id)?.store }
}

/** Many names of stores hold their town. */

/** Beside the login form: open offers that visitors can view, those of their own country first. When they cannot be loaded, only the link to them remains. */
export default function LookFirst() {
  const t = useText()
  const f = useFormats()
  const isPhone = useIsMobile()
  const [{ where, near }] = useState(whereHere)
  const { result, status } = useQuery(listOffers({ query: where }))
  const offers = useEntities('campaigns', result?.campaigns ?? none).slice(0, shown)
  const stores = useStores(offers, { ...where, ...(near && { near }) })
  const isComing = status === 'loading' || stores.isComing
  return (
    <section aria-labelledby="look-first">
      <h2 id="look-first" className={css.title}>
        {t(messages.title)}
      </h2>
      <p className={css.text}>{t(messages.open, { n: result?.meta.totalCount ?? 0 })}</p>
      {isComing && <SkeletonList label={t(messages.loading)} rows={shown} />}
      {!isComing && offers.length > 0 && (
        <List label={t(messages.title)}>
          {offers.map((offer) => {
            const worth = offer.products.reduce((sum, product) => sum + product.defaultProductValue, 0)
            const value = worth > 0 && t(commonMessages.value, { money: f.money(worth) })
            const store = stores.of(offer.id)
            const left =
              offer.deliveryMethod === 'pickup'
                ? store
                  ? t(messages.pickupAt, { store: storePlace(store) })
                  : t(messages.pickup)
                : offer.placesLeft !== null && t(messages.places, { n: offer.placesLeft })
            // On a phone the value would leave the name no room.
            const facts = [left, isPhone && value].filter((fact) => typeof fact === 'string')
            return (
              <ListItem
                key={offer.id}
                href={`/p/marketplace/${offer.id}`}
                title={offer.name}
                detail={
                  <span className={css.brand}>
                    <Avatar name={offer.brandName} src={offer.brandLogoUrl} size={20} shape="square" />
                    {offer.brandName}
                  </span>
                }
                picture={
                  <Picture
                    src={offer.productImageUrl}
                    focus={offer.productImageFocus}
                    alt=""
                    ratio={6 / 5}
                    width={72}
                  />
                }
                aside={
                  !isPhone &&
                  value && (
                    <span className={css.value}>
                      {value}
                      <Icon name="chevron-right" size={16} />
                    </span>
                  )
                }
              >
                <div className={css.facts}>
                  {facts.map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </div>
              </ListItem>
            )
          })}
        </List>
      )}
      <Row gap={16} className={css.ways}>
        <LinkButton variant="light" href="/p/marketplace" iconAfter="arrow-right">
          {t(messages.all)}
        </LinkButton>
        <Link href="/p/marketplace/stores">{t(messages.stores)}</Link>
      </Row>
    </section>
  )
}
