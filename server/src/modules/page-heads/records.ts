import { sql } from 'kysely'
import type { Locale, PageHead } from '@samspel/api'
import { moneySpan } from '@samspel/api/notices'
import { cardPath } from './card'
import { type Link, listLinks, pathOf, sentences, toHead, withCity } from './head'
import { graphOf, itemListOf, organisationOf, productOf, profileOf, storeOf } from './json-ld'
import { offerLink, storeLink, storeOfferLink } from './lists'
import { isId } from './paths'
import * as repository from './repository'
import { dayIn, moneyIn, numberIn, texts } from './texts'

/** Undefined when the record does not exist or is not public. */
type Found = Promise<PageHead | undefined>

const nearby = 12
const onPage = 24

const factsOf = (offer: repository.OfferRow, locale: Locale) => {
  const text = texts[locale]
  return sentences(
    offer.product_value > 0 && text.valueIs(moneyIn(locale, offer.product_value)),
    offer.fee > 0 && text.feeIs(offer.fee_span ? moneySpan(locale, offer.fee_span) : moneyIn(locale, offer.fee)),
    offer.end_at && text.applyBefore(dayIn(locale, offer.end_at)),
    offer.places_left !== null && text.placesLeft(offer.places_left),
  )
}

const brandLink = ({
  brand_id: id,
  brand_name: text,
  brand_slug: slug,
}: Pick<repository.OfferRow, 'brand_id' | 'brand_name' | 'brand_slug'>): Link => ({
  href: pathOf.brand({ id, slug }),
  text,
})

export const campaignHead = async (reading: repository.Reading, id: string, locale: Locale): Found => {
  const [offer] = await repository.findOffers(reading, sql`c.id = ${id}`, 1)
  if (!offer) return undefined
  const text = texts[locale]
  const pickup = offer.delivery_method === 'pickup'
  const stores = pickup
    ? await repository.findStoreOffers(reading, sql`sc.campaign_id = ${id} AND ${repository.isOffered}`, nearby)
    : []
  const description = sentences(offer.excerpt || text.offerBy(offer.brand_name), factsOf(offer, locale))
  const [canonical, image] = [pathOf.campaign(id), cardPath('campaign', id, offer, locale)]
  return toHead({
    locale,
    description,
    canonical,
    image,
    type: 'product',
    title: offer.name,
    imageAlt: `${offer.name} – ${offer.brand_name}`,
    jsonLd: productOf(offer, { url: canonical, image, description, locale }),
    paragraphs: [
      text.offerBy(offer.brand_name),
      offer.excerpt,
      offer.caption,
      factsOf(offer, locale),
      pickup ? text.pickedUp : text.delivered,
    ],
    links: [brandLink(offer), ...stores.map(storeOfferLink), ...listLinks(text)],
  })
}

export const storeCampaignHead = async (reading: repository.Reading, id: string, locale: Locale): Found => {
  const [offer] = await repository.findStoreOffers(reading, sql`sc.id = ${id}`, 1)
  if (!offer) return undefined
  const text = texts[locale]
  const where = text.pickUpAt(withCity(offer.store_name, offer.city))
  const others = await repository.findStoreOffers(
    reading,
    sql`sc.campaign_id = ${offer.id} AND sc.id <> ${id} AND ${repository.isOffered}`,
    nearby,
  )
  const description = sentences(where, offer.excerpt || text.offerBy(offer.brand_name), factsOf(offer, locale))
  const [canonical, image] = [pathOf.storeCampaign(id), cardPath('store-campaign', id, offer, locale)]
  return toHead({
    locale,
    description,
    canonical,
    image,
    type: 'product',
    title: `${offer.name}, ${offer.store_name}`,
    imageAlt: `${offer.name} – ${offer.store_name}`,
    jsonLd: productOf(offer, { url: canonical, image, description, locale }, offer),
    paragraphs: [
      text.offerBy(offer.brand_name),
      sentences(
        where,
        `${offer.address}, ${offer.city}.`,
        offer.paused_at !== null ? text.paused : offer.requires_application ? text.needsApplication : text.pickUpNow,
      ),
      offer.excerpt,
      offer.caption,
      factsOf(offer, locale),
    ],
    links: [
      { href: pathOf.campaign(offer.id), text: offer.name },
      brandLink(offer),
      ...others.map(storeOfferLink),
      ...listLinks(text),
    ],
  })
}

export const storeHead = async (reading: repository.Reading, id: string, locale: Locale): Found => {
  const [store] = await repository.findStores(reading.db, sql`s.id = ${id}`, 1)
  if (!store) return undefined
  const text = texts[locale]
  const offers = await repository.findStoreOffers(reading, sql`sc.store_id = ${id} AND ${repository.isOffered}`, onPage)
  const address = `${store.address}, ${store.postal_code} ${store.city}`.replace(/\s+/g, ' ')
  const hours = store.opening_hours && text.openingHours(store.opening_hours)
  const [canonical, image] = [pathOf.store(id), cardPath('store', id, store, locale)]
  return toHead({
    locale,
    canonical,
    image,
    title: withCity(store.name, store.city),
    description: sentences(text.storeOf(store.brand_name, store.city), `${address}.`, hours),
    imageAlt: `${store.name} – ${store.brand_name}`,
    jsonLd:
      offers.length > 0
        ? graphOf(storeOf(store, canonical, image), itemListOf(offers.map(storeOfferLink)))
        : storeOf(store, canonical, image),
    paragraphs: [text.storeOf(store.brand_name, store.city), `${address}.`, hours ?? ''],
    links: [brandLink(store), ...offers.map(storeOfferLink), ...listLinks(text)],
  })
}

/** A brand's page, whichever of its addresses was requested. */
export const brandHead = async (reading: repository.Reading, id: string, locale: Locale): Found => {
  const [brand] = await repository.findBrands(reading.db, sql`b.id = ${id}`, 1)
  if (!brand) return undefined
  const text = texts[locale]
  const page = await repository.findPage(reading.db, sql`collaboration_pages.brand_id = ${id}`)
  const hidden = (page?.hidden_item_ids ?? []).filter(isId)
  const offers = await repository.findOffers(
    reading,
    sql`c.brand_id = ${id} AND NOT c.id = ANY(${hidden}::uuid[])`,
    onPage,
  )
  const stores = await repository.findStores(reading.db, sql`s.brand_id = ${id}`, nearby)
  const intro = page?.intro || brand.description || text.brandText(brand.name)
  const [canonical, image] = [pathOf.brand(brand), cardPath('brand', id, brand, locale)]
  const organisation = organisationOf(brand, canonical, intro)
  return toHead({
    locale,
    canonical,
    image,
    title: brand.name,
    description: sentences(intro, offers.length === 0 && text.noOffers),
    imageAlt: brand.name,
    jsonLd: offers.length > 0 ? graphOf(organisation, itemListOf(offers.map(offerLink))) : organisation,
    paragraphs: [
      intro,
      page?.intro && brand.description ? brand.description : '',
      offers.length === 0 ? text.noOffers : '',
    ],
    links: [...offers.map(offerLink), ...stores.map(storeLink), ...listLinks(text)],
  })
}

const creatorHead = async (
  reading: repository.Reading,
  page: repository.PageRow,
  creatorId: string,
  locale: Locale,
): Found => {
  const creator = await repository.findCreator(reading.db, creatorId)
  if (!creator) return undefined
  const text = texts[locale]
  const own = page.links
    .filter(({ hidden, url }) => !hidden && /^https?:\/\//i.test(url))
    .map(({ url, title }) => ({ href: url, text: title }))
  const about = text.creatorText(creator.name, numberIn(locale, creator.followers_count))
  const intro = page.intro || creator.bio
  const [canonical, image] = [pathOf.creator(page.slug), cardPath('page', page.slug, creator, locale)]
  return toHead({
    locale,
    canonical,
    image,
    type: 'profile',
    title: creator.name,
    description: sentences(intro || about, intro && about),
    imageAlt: creator.name,
    jsonLd: profileOf(creator, canonical, intro || about, own),
    paragraphs: [about, intro ?? '', creator.city ?? ''],
    links: [...own, ...listLinks(text)],
  })
}

/** The collaboration page of a brand or a creator. */
export const pageHead = async (reading: repository.Reading, slug: string, locale: Locale): Found => {
  const page = await repository.findPage(reading.db, sql`slug = ${slug}`)
  if (page?.brand_id) return brandHead(reading, page.brand_id, locale)
  return page?.instagramer_id ? creatorHead(reading, page, page.instagramer_id, locale) : undefined
}
