import { defineMessages, useFormats, useText } from '@samspel/i18n'
import { apiAction, useEntities, useQuery } from '@samspel/store'
import { Icon, Link, LinkButton, List, ListItem, Picture, Row, SkeletonList } from '@samspel/ui'
import css from './LookFirst.module.css'

const messages = defineMessages({
  title: {
    id: 'mf-auth.look-first.title',
    description: 'Heading',
    defaultMessage: 'Vill du titta först?',
    en: 'Want to look first?',
  },
  open: {
    id: 'mf-auth.look-first.open',
    description: 'How many offers visitors can see',
    defaultMessage:
      '{n, plural, =0 {Du kan se marknadsplatsen utan konto.} one {Ett erbjudande är öppet just nu. Du kan se det utan konto.} other {# erbjudanden är öppna just nu. Du kan se dem utan konto.}}',
    en: '{n, plural, =0 {You can see the marketplace without an account.} one {One offer is open right now. You can see it without an account.} other {# offers are open right now. You can see them without an account.}}',
  },
  loading: {
    id: 'mf-auth.look-first.loading',
    description: 'For screen readers',
    defaultMessage: 'Hämtar erbjudanden',
    en: 'Loading offers',
  },
  all: {
    id: 'mf-auth.look-first.all',
    description: 'Link',
    defaultMessage: 'Till marknadsplatsen',
    en: 'To the marketplace',
  },
  stores: {
    id: 'mf-auth.look-first.stores',
    description: 'Link',
    defaultMessage: 'Butiker nära dig',
    en: 'Stores near you',
  },
  places: {
    id: 'mf-auth.look-first.places',
    description: 'Places that nobody has got yet',
    defaultMessage: '{n, plural, one {# plats kvar} other {# platser kvar}}',
    en: '{n, plural, one {# place left} other {# places left}}',
  },
  value: {
    id: 'mf-auth.look-first.value',
    description: 'Worth of the products',
    defaultMessage: 'Värde {money}',
    en: 'Value {money}',
  },
})

const shown = 3
const offersRequest = apiAction('listPublicCampaigns', { skipAuth: true })({ query: { country: 'SE' } })

/** Beside the login form: open offers that visitors can view. When they cannot be loaded, only the link to them remains. */
export default function LookFirst() {
  const t = useText()
  const f = useFormats()
  const { result, status } = useQuery(offersRequest)
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
            const value = offer.products.reduce((sum, product) => sum + product.defaultProductValue, 0)
            return (
              <ListItem
                key={offer.id}
                href={`/p/marketplace/${offer.id}`}
                title={offer.name}
                detail={offer.brandName}
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
                  value > 0 && (
                    <span className={css.value}>
                      {t(messages.value, { money: f.money(value) })}
                      <Icon name="chevron-right" size={16} />
                    </span>
                  )
                }
              >
                {offer.placesLeft !== null && (
                  <div className={css.text}>{t(messages.places, { n: offer.placesLeft })}</div>
                )}
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
