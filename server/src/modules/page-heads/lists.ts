import { sql } from 'kysely'
import type { Locale, PageHead } from '@samspel/api'
import { type Link, listLinks, pathOf, sentences, toHead, withCity } from './head'
import { graphOf, itemListOf, webSite } from './json-ld'
import { type ListName, listPaths, type PlainPage, plainPaths } from './paths'
import * as repository from './repository'
import { type Texts, texts } from './texts'

/** How many entries of a list the plain text page shows. */
const shown = 24
export const defaultImage = '/public/og/default.png'

export const offerLink = ({ id, name, brand_name: brand }: repository.OfferRow): Link => ({
  href: pathOf.campaign(id),
  text: `${name} – ${brand}`,
})
export const storeOfferLink = ({
  store_campaign_id: id,
  name,
  store_name: store,
  city,
}: repository.StoreOfferRow): Link => ({ href: pathOf.storeCampaign(id), text: `${name} – ${withCity(store, city)}` })
export const storeLink = ({ id, name, city }: repository.StoreRow): Link => ({
  href: pathOf.store(id),
  text: withCity(name, city),
})
const brandLink = (brand: repository.BrandRow): Link => ({ href: pathOf.brand(brand), text: brand.name })

const entries: Record<ListName, (reading: repository.Reading) => Promise<Link[]>> = {
  marketplace: async (reading) => (await repository.findOffers(reading, sql`true`, shown)).map(offerLink),
  'store-campaigns': async (reading) =>
    (await repository.findStoreOffers(reading, repository.isOffered, shown)).map(storeOfferLink),
  stores: async (reading) => (await repository.findStores(reading.db, sql`true`, shown)).map(storeLink),
  brands: async (reading) => (await repository.findBrands(reading.db, sql`true`, shown)).map(brandLink),
  search: async () => [],
}

export const listHead = async (reading: repository.Reading, list: ListName, locale: Locale): Promise<PageHead> => {
  const text = texts[locale]
  const items = await entries[list](reading)
  const things = [
    ...(list === 'marketplace' ? [webSite(text.siteDescription)] : []),
    ...(items.length > 0 ? [itemListOf(items)] : []),
  ]
  return toHead({
    locale,
    title: text[list],
    description: sentences(text[`${list}Text`], list === 'marketplace' && text.siteDescription),
    canonical: listPaths[list],
    image: defaultImage,
    jsonLd: things.length > 1 ? graphOf(...things) : (things[0] ?? null),
    paragraphs: [text[`${list}Text`]],
    links: [...items, ...listLinks(text, list)],
  })
}

export const plainHead = (page: PlainPage, locale: Locale): PageHead => {
  const text: Texts = texts[locale]
  return toHead({
    locale,
    title: text[page],
    description: text[`${page}Text`],
    canonical: plainPaths[page],
    image: defaultImage,
    jsonLd: null,
    paragraphs: [text[`${page}Text`]],
    links: listLinks(text).filter(({ href }) => href !== plainPaths[page]),
  })
}
