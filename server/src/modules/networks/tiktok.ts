import {
  addressAt,
  type AskedLink,
  askNetwork,
  lineOf,
  type NetworkAdapter,
  type NetworkPost,
  NetworkProblem,
  pictureIn,
} from './adapter'

const pictureHosts = /(?:^|\.)(?:tiktokcdn(?:-(?:us|eu))?|ttwstatic|muscdn)\.com$/
const profiles = /^(?:www\.)?tiktok\.com$/

interface Told {
  title?: unknown
  author_name?: unknown
  author_url?: unknown
  author_unique_id?: unknown
  thumbnail_url?: unknown
  /** The id of the post, which a short address does not hold. */
  embed_product_id?: unknown
  html?: unknown
}

/** Older answers name the post in the code to embed alone. */
const idIn = ({ embed_product_id: id, html }: Told): string | null => {
  if (typeof id === 'string' && /^\d{8,25}$/.test(id)) return id
  return typeof html === 'string' ? (/data-video-id="(\d{8,25})"/.exec(html)?.[1] ?? null) : null
}

const postOf = (told: Told, askedAt: string): NetworkPost | undefined => {
  const id = idIn(told)
  if (id === null) return undefined
  const name = lineOf(told.author_unique_id) || lineOf(told.author_name)
  return {
    id,
    title: lineOf(told.title),
    author: name === '' ? null : { name, url: addressAt(told.author_url, profiles) },
    pictureUrl: pictureIn(told.thumbnail_url, pictureHosts, askedAt),
    publishedAt: null,
    figures: null,
  }
}

const readOne = async (url: string, link: AskedLink): Promise<NetworkPost | 'gone'> => {
  const { status, body } = await askNetwork(`${url}?${new URLSearchParams({ url: link.url }).toString()}`)
  // What is private, deleted or of no public account is refused as a bad address is.
  if (status === 400 || status === 404) return 'gone'
  if (status === 429 || status === 403) throw new NetworkProblem('limited', String(status))
  const post = status === 200 && body !== null && typeof body === 'object' ? postOf(body as Told, url) : undefined
  if (!post) throw new NetworkProblem('down', `${status} without a post`)
  if (link.id !== null && post.id !== link.id) throw new NetworkProblem('down', 'another post than was asked about')
  return post
}

/** TikTok's oEmbed: whose post it is, its words and picture, and no figures. It follows its own short addresses; we do not. */
export const tiktok = ({ url }: { url: string }): NetworkAdapter => ({
  network: 'tiktok',
  atOnce: 1,
  units: 0,
  pictures: { hosts: pictureHosts, askedAt: [url] },
  read: (links) => Promise.all(links.map((link) => readOne(url, link))),
})
