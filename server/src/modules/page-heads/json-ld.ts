import type { Locale } from '@samspel/api'
import { type Link, pathOf } from './head'
import type { BrandRow, CreatorRow, OfferRow, StoreOfferRow, StoreRow } from './repository'
import { texts } from './texts'

const brandOf = (
  { brand_id: id, brand_name: name, brand_slug: slug }: Pick<OfferRow, 'brand_id' | 'brand_name' | 'brand_slug'>,
  type: 'Brand' | 'Organization' = 'Brand',
) => ({ '@type': type, name, url: pathOf.brand({ id, slug }) })

const storeLocation = ({
  name,
  address,
  city,
  latitude,
  longitude,
}: Pick<StoreRow, 'name' | 'address' | 'city' | 'latitude' | 'longitude'>) => ({
  name,
  address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city },
  geo: { '@type': 'GeoCoordinates', latitude, longitude },
})

/** The product of an offer. It costs posts, not money: the price is 0, and its value is stated separately. */
export const productOf = (
  offer: OfferRow,
  { url, image, description, locale }: { url: string; image: string; description: string; locale: Locale },
  store?: StoreOfferRow,
) => ({
  '@type': 'Product',
  name: offer.name,
  description,
  image: offer.product_image_url ?? image,
  url,
  brand: brandOf(offer),
  ...(offer.product_value > 0 && {
    additionalProperty: {
      '@type': 'PropertyValue',
      name: texts[locale].value,
      value: offer.product_value,
      unitText: 'SEK',
    },
  }),
  offers: {
    '@type': 'Offer',
    price: 0,
    priceCurrency: 'SEK',
    url,
    availability: `https://schema.org/${store?.paused_at ? 'OutOfStock' : offer.places_left === 0 ? 'SoldOut' : store ? 'InStoreOnly' : 'InStock'}`,
    ...(offer.end_at && { validThrough: offer.end_at }),
    offeredBy: brandOf(offer, 'Organization'),
    ...(store && { availableAtOrFrom: { '@type': 'Store', ...storeLocation({ ...store, name: store.store_name }) } }),
  },
})

export const storeOf = (store: StoreRow, url: string, image: string) => {
  const { name, address, geo } = storeLocation(store)
  return {
    '@type': 'Store',
    name,
    url,
    image: store.image_url ?? image,
    geo,
    address: {
      ...address,
      ...(store.postal_code && { postalCode: store.postal_code }),
      addressCountry: store.country_code,
    },
    ...(store.phone && { telephone: store.phone }),
    parentOrganization: brandOf(store, 'Organization'),
  }
}

export const organisationOf = (brand: BrandRow, url: string, description: string) => ({
  '@type': 'Organization',
  name: brand.name,
  url,
  description,
  ...(brand.logo_url && { logo: brand.logo_url, image: brand.logo_url }),
  ...(brand.website && /^https?:\/\//i.test(brand.website) && { sameAs: brand.website }),
})

export const profileOf = (creator: CreatorRow, url: string, description: string, links: readonly Link[]) => ({
  '@type': 'ProfilePage',
  url,
  mainEntity: {
    '@type': 'Person',
    name: creator.name,
    alternateName: creator.username,
    description,
    url,
    ...(creator.avatar_url && { image: creator.avatar_url }),
    ...(links.length > 0 && { sameAs: links.map(({ href }) => href) }),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/FollowAction',
      userInteractionCount: creator.followers_count,
    },
  },
})

export const itemListOf = (items: readonly Link[]) => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ href, text }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    url: href,
  })),
})

/** The site itself, with its search. */
export const webSite = (description: string) => ({
  '@type': 'WebSite',
  name: 'Samspel',
  url: '/p/marketplace',
  description,
  inLanguage: ['sv', 'en'],
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: '/p/search?q={search_term_string}' },
    'query-input': 'required name=search_term_string',
  },
})

export const graphOf = (...things: object[]) => ({ '@graph': things })
