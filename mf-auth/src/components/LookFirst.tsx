import { useState } from 'react'
import { countries } from '@samspel/api'
import { countryOfBrowser } from '@samspel/api/visitor-country'
import { useFormats, useText } from '@samspel/i18n'
import { apiAction, storage, useEntities, useQuery } from '@samspel/store'
import { Avatar, Icon, Link, LinkButton, List, ListItem, Picture, Row, SkeletonList, useIsMobile } from '@samspel/ui'
import { messages } from './look-first-messages'
import css from './LookFirst.module.css'

const shown = 3
const listOffers = apiAction('listPublicCampaigns', { skipAuth: true })

/** As the marketplace does, so that both give the same number: a chosen country filters, a presumed one only comes first. */
const requestHere = () => {
  const kept = storage.get('preferred-country')
  const chosen = countries.find((code) => code === kept)
  return listOffers({ query: chosen ? { country: chosen } : { countryFirst: countryOfBrowser() } })
}

/** Beside the login form: open offers that visitors can view, those of their own country first. When they cannot be loaded, only the link to them remains. */
export default function LookFirst() {
  const t = useText()
  const f = useFormats()
  const isPhone = useIsMobile()
  const [request] = useState(requestHere)
  const { result, status } = useQuery(request)
  const offers = useEntities('campaigns', result?.campaigns ?? []).slice(0, shown)
  return (
    <section aria-labelledby="look-first">
      <h2 id="look-first" className={css.title}>
        {t(messages.title)}
      </h2>
      <p className={css.text}>{t(messages.open, { n: result?.meta.totalCount ?? 0 })}</p>
      {status === 'loading' && <SkeletonList label={t(messages.loading)} rows={shown} />}
      {offers.length > 0 && (
        <List label={t(messages.title)}>
          {offers.map((offer) => {
            const worth = offer.products.reduce((sum, product) => sum + product.defaultProductValue, 0)
            const value = worth > 0 && t(messages.value, { money: f.money(worth) })
            const left =
              offer.deliveryMethod === 'pickup'
                ? t(messages.pickup)
                : offer.placesLeft !== null && t(messages.places, { n: offer.placesLeft })
            // On a phone the value would leave the name no room.
            const line = [left, isPhone && value && value.replaceAll(' ', '\u00a0')].filter(Boolean).join(' · ')
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
                {line && <div className={css.text}>{line}</div>}
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
