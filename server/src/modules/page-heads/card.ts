import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Locale, PictureFocus } from '@samspel/api'
import { withCity } from './head'
import { isId } from './paths'
import * as repository from './repository'
import { moneyIn, numberIn, texts } from './texts'

export const cardKinds = ['campaign', 'store-campaign', 'store', 'brand', 'page'] as const
export type CardKind = (typeof cardKinds)[number]

/** Content of a preview picture. */
export interface Card {
  title: string
  /** The line below the title. */
  line: string
  /** The name beside the logo. */
  brand: string
  /** Path of a stored picture; null for a drawing instead. */
  picture: string | null
  /** The focal point that stays visible; defaults to the centre. */
  focus?: PictureFocus
  logo: string | null
  /** Round, for a person. */
  round: boolean
  /** A highlighted value, such as `Värde 320 kr`. */
  value: string
}

/** Version of the drawing itself; increase it when the drawing changes, so that old pictures are no longer used. */
const edition = 2

export const versionOf = (card: Card): string =>
  createHash('sha256')
    .update(JSON.stringify([edition, card]))
    .digest('hex')
    .slice(0, 16)

type Row = { [kind in CardKind]: object } & {
  campaign: repository.OfferRow
  'store-campaign': repository.StoreOfferRow
  store: repository.StoreRow
  brand: repository.BrandRow
  page: repository.CreatorRow
}

const valueIn = (locale: Locale, { product_value: kr }: repository.OfferRow) =>
  kr > 0 ? `${texts[locale].value} ${moneyIn(locale, kr)}` : ''

const drawn: { [kind in CardKind]: (row: Row[kind], locale: Locale) => Card } = {
  campaign: (offer, locale) => ({
    title: offer.name,
    line: offer.excerpt,
    brand: offer.brand_name,
    picture: offer.product_image_url,
    ...(offer.product_image_focus && { focus: offer.product_image_focus }),
    logo: offer.brand_logo_url,
    round: false,
    value: valueIn(locale, offer),
  }),
  'store-campaign': (offer, locale) => ({
    title: offer.name,
    line: withCity(offer.store_name, offer.city),
    brand: offer.brand_name,
    picture: offer.product_image_url,
    ...(offer.product_image_focus && { focus: offer.product_image_focus }),
    logo: offer.brand_logo_url,
    round: false,
    value: valueIn(locale, offer),
  }),
  store: (store) => ({
    title: store.name,
    line: withCity(store.address, store.city),
    brand: store.brand_name,
    picture: store.image_url ?? store.brand_logo_url,
    logo: store.brand_logo_url,
    round: false,
    value: '',
  }),
  brand: (brand, locale) => ({
    title: brand.name,
    line: brand.description ?? texts[locale].brandText(brand.name),
    brand: '',
    picture: brand.logo_url,
    logo: null,
    round: false,
    value: '',
  }),
  page: (creator, locale) => ({
    title: creator.name,
    line: `@${creator.username}`,
    brand: '',
    picture: creator.avatar_url,
    logo: null,
    round: true,
    value: creator.followers_count > 0 ? texts[locale].followers(numberIn(locale, creator.followers_count)) : '',
  }),
}

const rowOf: { [kind in CardKind]: (reading: repository.Reading, id: string) => Promise<Row[kind] | undefined> } = {
  campaign: async (reading, id) => (await repository.findOffers(reading, sql`c.id = ${id}`, 1))[0],
  'store-campaign': async (reading, id) => (await repository.findStoreOffers(reading, sql`sc.id = ${id}`, 1))[0],
  store: async (reading, id) => (await repository.findStores(reading.db, sql`s.id = ${id}`, 1))[0],
  brand: async (reading, id) => (await repository.findBrands(reading.db, sql`b.id = ${id}`, 1))[0],
  page: async (reading, slug) => {
    const page = await repository.findPage(reading.db, sql`slug = ${slug}`)
    return page?.instagramer_id ? repository.findCreator(reading.db, page.instagramer_id) : undefined
  },
}

/** The preview content of a record; undefined when it is not public. */
export const findCard = async <K extends CardKind>(
  reading: repository.Reading,
  kind: K,
  id: string,
  locale: Locale,
): Promise<Card | undefined> => {
  if (kind !== 'page' && !isId(id)) return undefined
  const row = await rowOf[kind](reading, id)
  return row && drawn[kind](row, locale)
}

/** Path of a record's preview picture; it changes with the picture's content. */
export const cardPath = <K extends CardKind>(kind: K, id: string, row: Row[K], locale: Locale): string =>
  `/public/og/${kind}/${encodeURIComponent(id)}.png?${locale === 'en' ? 'lang=en&' : ''}v=${versionOf(drawn[kind](row, locale))}`
