import type { CollaborationLink, PageTheme } from '@samspel/api'
import { isReadable } from '@samspel/api/page-colours'
import type { Row } from '../bulk'
import { idsOf } from '../clock'
import { introWriter } from '../content/intros'
import {
  brandIntros,
  linkChoices,
  type LinkFacts,
  pageThemes,
  suggestions,
  toveIntro,
  toveLinks,
} from '../content/pages'
import { tongueOf } from '../content/tongues'
import { type Random, seededRandom } from '../random'
import type { BrandRecord, CreatorRecord, Making } from './context'

interface Content {
  intro: string
  theme: PageTheme | null
  links: readonly CollaborationLink[]
  item_order: readonly unknown[]
  hidden_item_ids: readonly unknown[]
  version: number
}
const blank: Content = { intro: '', theme: null, links: [], item_order: [], hidden_item_ids: [], version: 0 }

const readable = (theme: PageTheme): PageTheme => {
  if (!isReadable(theme)) throw new Error(`Nobody could read ${JSON.stringify(theme)}.`)
  return theme
}

/** Published posts of approved mentions by creator, the newest first: what a portfolio shows. */
const shownPosts = ({ world }: Making): Map<unknown, unknown[]> => {
  const approved = new Set(
    world.mentions
      .filter(({ kind, state }) => kind === 'post' && state === 'approved')
      .map((mention) => mention.instagram_post_id),
  )
  const posts = new Map<unknown, unknown[]>()
  const newest = world.instagram_posts
    .filter(({ id, story }) => approved.has(id) && !story)
    .sort((a, b) => (String(a.instagram_created_at) < String(b.instagram_created_at) ? 1 : -1))
  for (const post of newest) posts.set(post.instagramer_id, [...(posts.get(post.instagramer_id) ?? []), post.id])
  return posts
}

const openOffers = ({ world }: Making, brand: BrandRecord) =>
  world.campaigns
    .filter((row) => row.brand_id === brand.id && row.state === 'confirmed' && row.is_public)
    .map(({ id }) => id)

/** Brands that write on their page have their own colours there too, where those can be read; the oldest offer stands first. */
const ofBrand = (make: Making, brand: BrandRecord): Content => {
  const intro = brandIntros[brand.slug]
  if (!intro) return blank
  const theme = { background: brand.ink, accent: brand.ground }
  return {
    ...blank,
    intro,
    theme: isReadable(theme) ? theme : null,
    item_order: openOffers(make, brand).slice(0, 2),
    version: 1,
  }
}

interface Owner {
  creator: CreatorRecord
  posts: readonly unknown[]
  random: Random
  newId: () => string
  introOf: ReturnType<typeof introWriter>
}

const ofCreator = ({ creator, posts, random, newId, introOf }: Owner): Content => {
  const link = ({ kind, title, url, hidden = false }: LinkFacts): CollaborationLink => ({
    id: newId(),
    kind,
    title: title[creator.language],
    url: url.replace(/@@$/, `@${creator.username}`).replace(/@(?=$|\.example)/, creator.username),
    hidden,
  })
  if (creator.username === 'tovebakar') {
    return {
      ...blank,
      intro: toveIntro,
      theme: readable(pageThemes[0]!),
      links: toveLinks.map(link),
      item_order: posts.slice(2, 4),
      hidden_item_ids: posts.slice(-1),
      version: 3,
    }
  }
  if (random.random(0.25)) return blank
  return {
    ...blank,
    intro: random.random(0.7) ? introOf(tongueOf(creator.country), random.next()) : '',
    theme: random.random(0.3) ? readable(random.pick(pageThemes)) : null,
    links: random.sample(linkChoices, random.int(2, 5)).map((facts) => link({ ...facts, hidden: random.random(0.08) })),
    item_order: random.random(0.2) ? posts.slice(1, 2) : [],
    version: 1,
  }
}

const makeSuggestions = (make: Making): void => {
  const random = make.random('suggestions')
  const newId = idsOf(make.clock, seededRandom('samspel suggestion ids'))
  for (const {
    state,
    product,
    description = '',
    socials = [],
    email = null,
    locale = 'sv',
    note = '',
    daysAgo,
  } of suggestions) {
    const createdAt = make.clock.during(-daysAgo, random)
    const isDone = state !== 'new'
    make.add('product_suggestions', {
      id: newId(createdAt),
      state,
      product,
      description,
      socials,
      email,
      locale,
      note,
      handled_by: isDone ? make.adminId : null,
      handled_at: isDone ? make.clock.during(1 - daysAgo, random) : null,
      created_at: createdAt,
    })
  }
}

/**
 * What owners have made of their pages, and what visitors suggest. Made last: it knows of posts and offers, and changes no id made before.
 */
export const makePages = (make: Making): void => {
  const posts = shownPosts(make)
  const brands = new Map(make.brands.map((brand) => [brand.id, brand]))
  const creators = new Map(make.creators.map((creator) => [creator.id, creator]))
  const random = make.random('pages')
  const newId = idsOf(make.clock, seededRandom('samspel page ids'))
  const introOf = introWriter()
  const contentOf = (row: Row): Content => {
    const brand = brands.get(String(row.brand_id))
    const creator = creators.get(String(row.instagramer_id))
    if (brand) return ofBrand(make, brand)
    return creator
      ? ofCreator({
          creator,
          posts: posts.get(creator.id) ?? [],
          random,
          newId: () => newId(make.clock.day(-200)),
          introOf,
        })
      : blank
  }
  make.world.collaboration_pages = make.world.collaboration_pages.map((row) => ({ ...row, ...contentOf(row) }))
  makeSuggestions(make)
}
