import type { CollaborationLink, PageTheme } from '@samspel/api'
import { isReadable } from '@samspel/api/page-colours'
import type { Item } from './data'
import { listAnswer } from './generic'
import type { Asked, World } from './world'
import { invalid, notFound, Refusal } from './world'

interface Page extends Item {
  intro: string
  theme: PageTheme | null
  links: CollaborationLink[]
  itemOrder: string[]
  hiddenItemIds: string[]
  version: number
}

const kinds = ['instagram', 'website', 'shop', 'youtube', 'other'] as const
/** What a creator's page holds before somebody writes on it. */
const firstLinks = (username: unknown): CollaborationLink[] =>
  kinds.map((kind, at) => ({
    id: `0196eb0b-2ba0-7e3c-a426-a479ba4c7b0${at}`,
    kind,
    title: ['Instagram', 'Recepten, samlade', 'Det jag bakar med', 'Längre filmer', 'Prislista'][at]!,
    url: `https://${kind}.example/${String(username)}`,
    hidden: kind === 'other',
  }))

const ownerOf = ({ world, params }: Asked) => ({
  brand: world.table('brands').find(({ slug }) => slug === params.slug) ?? null,
  instagramer:
    world.table('instagramers').find(({ collaborationPageSlug }) => collaborationPageSlug === params.slug) ?? null,
})

function contentOf(world: World, slug: string, username: unknown): Page {
  const pages = world.table('collaborationPages') as Page[]
  const known = pages.find(({ id }) => id === slug)
  if (known) return known
  const page: Page = {
    id: slug,
    intro: username ? 'Bakar hela veckan och brygger till.' : '',
    theme: null,
    links: username ? firstLinks(username) : [],
    itemOrder: [],
    hiddenItemIds: [],
    version: 0,
  }
  pages.push(page)
  return page
}

function find(asked: Asked) {
  const { brand, instagramer } = ownerOf(asked)
  if (!brand && !instagramer) throw notFound()
  const { actor, me, world, params } = asked
  const canEdit =
    actor === 'admin' ||
    (actor === 'company' && brand !== null && (me!.brandIds as string[]).includes(brand.id)) ||
    (actor === 'creator' && instagramer?.id === me!.id)
  return { brand, instagramer, canEdit, page: contentOf(world, params.slug!, instagramer?.username) }
}

const shown = ({ brand, instagramer, canEdit, page }: ReturnType<typeof find>, slug: string | undefined): object => ({
  collaborationPage: {
    slug,
    brand,
    instagramer,
    intro: page.intro,
    theme: page.theme,
    canEdit,
    version: page.version,
    links: page.links.filter(({ hidden }) => canEdit || !hidden),
    itemOrder: page.itemOrder.filter((id) => canEdit || !page.hiddenItemIds.includes(id)),
    hiddenItemIds: canEdit ? page.hiddenItemIds : [],
  },
})

export const getCollaborationPage = (asked: Asked): object => shown(find(asked), asked.params.slug)

export function updateCollaborationPage(asked: Asked): object {
  const found = find(asked)
  const change = asked.body.collaborationPage as Partial<Page>
  if (!found.canEdit) throw notFound()
  if (asked.body.version !== found.page.version) throw new Refusal(409, { error: 'stale_version' })
  if (change.theme && !isReadable(change.theme)) throw invalid({ theme: ['contrast_too_low'] })
  const wrong = change.links?.findIndex(({ url }) => !/^https?:\/\/[^/]/i.test(url)) ?? -1
  if (wrong >= 0) throw invalid({ [`links[${wrong}].url`]: ['invalid_url'] })
  Object.assign(found.page, change, { version: found.page.version + 1 })
  return shown(found, asked.params.slug)
}

/** In the owner's order, the rest as they are; hidden ones where the owner asks for them. */
function arranged(asked: Asked, items: readonly Item[]): Item[] {
  const { page, canEdit } = find(asked)
  const withHidden = canEdit && asked.query.get('hidden') === 'true'
  asked.query.delete('hidden')
  const place = ({ id }: Item) => (page.itemOrder.includes(id) ? page.itemOrder.indexOf(id) : page.itemOrder.length)
  return items.filter(({ id }) => withHidden || !page.hiddenItemIds.includes(id)).sort((a, b) => place(a) - place(b))
}

export function listPageOffers(asked: Asked): object {
  const { brand } = find(asked)
  if (!brand) throw notFound()
  return listAnswer(
    asked,
    'campaigns',
    arranged(
      asked,
      asked.world
        .table('campaigns')
        .filter(({ brandId, state, isPublic }) => brandId === brand.id && state === 'confirmed' && isPublic),
    ),
  )
}

const itemOf = (post: Item, brandName: unknown): Item => ({
  id: post.id,
  imageUrl: post.imageUrl,
  caption: post.caption,
  permalink: post.permalink,
  likesCount: post.likesCount,
  commentsCount: post.commentsCount,
  brandName,
  publishedAt: post.instagramCreatedAt,
})

export function listPortfolio(asked: Asked): object {
  const { instagramer } = find(asked)
  const { world } = asked
  if (!instagramer) throw notFound()
  const approved = world
    .table('mentions')
    .filter(
      (mention) => mention.instagramerId === instagramer.id && mention.kind === 'post' && mention.state === 'approved',
    )
  const items = approved.map((mention) =>
    itemOf(mention.instagramPost as Item, (mention.campaign as Item).brandName ?? null),
  )
  const known = new Set(items.map(({ id }) => id))
  const others = world
    .table('instagramPosts')
    .filter(({ id, instagramerId, story }) => instagramerId === instagramer.id && !story && !known.has(id))
    .map((post) => itemOf(post, null))
  return listAnswer(
    asked,
    'portfolioItems',
    arranged(
      asked,
      [...items, ...others].sort((a, b) => (String(a.publishedAt) < String(b.publishedAt) ? 1 : -1)),
    ),
  )
}
