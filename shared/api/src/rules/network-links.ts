import { readAgainDays } from '../constants'
import { type Network, networks } from '../link-states'
import type { PaymentLinkType } from '../states'
import { isWebAddress } from './web-address'

export { type LinkProblem, linkProblems, type LinkState, linkStates, type Network, networks } from '../link-states'

/** What each network tells of a link alone, without an agreement with its owner. `custom` links are never asked about. */
export const networkReads = {
  /** Data API v3, `videos.list`. */
  youtube: { about: true, figures: true },
  /** oEmbed. */
  tiktok: { about: true, figures: false },
  /** Nothing without being its partner: the form of the address is all that is checked. */
  linkedin: { about: false, figures: false },
} as const satisfies Record<Network, { about: boolean; figures: boolean }>

/** Days after the approval at which figures are read; 0 is the approval itself, -1 what was handed in. */
export const readingDays = [-1, 0, ...readAgainDays] as const

/** Whether the creator types the figures of a link, because no network tells them. */
export const typesFigures = (network: Network | null): boolean => network === null || !networkReads[network].figures

/** Why a link does not do. `other_network`: it does not lead to the network; `not_a_post`: it does, but to no post there. */
export type LinkFault = 'invalid_url' | 'other_network' | 'not_a_post'

interface Post {
  network: Network
  /** The network's own id of it; null for a short address, whose id the network alone knows. */
  id: string | null
  /** Its address without anything that only follows people. */
  url: string
  /** The same for all addresses of the post. */
  key: string
}

const idOf = {
  youtube: /^[\w-]{11}$/,
  tiktok: /^\d{8,25}$/,
} as const

/** Only these hosts lead to a post, and no name that merely contains or resembles them. */
const hosts: Record<Network, RegExp> = {
  youtube: /^(?:(?:www\.|m\.|music\.)?youtube\.com|(?:www\.)?youtu\.be|(?:www\.)?youtube-nocookie\.com)$/,
  tiktok: /^(?:www\.|m\.|vm\.|vt\.)?tiktok\.com$/,
  linkedin: /^(?:www\.|m\.|[a-z]{2}\.)?linkedin\.com$/,
}

const partsOf = ({ pathname }: URL): string[] => pathname.split('/').filter(Boolean)

const readYoutube = (url: URL): Post | undefined => {
  const [first = '', second = ''] = partsOf(url)
  const isShort = /youtu\.be$/.test(url.hostname)
  const id = isShort
    ? first
    : first === 'watch'
      ? (url.searchParams.get('v') ?? '')
      : ['shorts', 'live', 'embed', 'v'].includes(first)
        ? second
        : ''
  if (!idOf.youtube.test(id)) return undefined
  return { network: 'youtube', id, url: `https://www.youtube.com/watch?v=${id}`, key: `youtube:${id}` }
}

const readTiktok = (url: URL): Post | undefined => {
  const [first = '', second = '', third = ''] = partsOf(url)
  const isShort = /^(?:vm|vt)\./.test(url.hostname)
  const code = isShort ? first : first === 't' ? second : ''
  if (isShort || first === 't') {
    if (!/^[A-Za-z0-9]{6,20}$/.test(code)) return undefined
    return { network: 'tiktok', id: null, url: `https://vm.tiktok.com/${code}/`, key: `tiktok:short:${code}` }
  }
  if (!/^@[\w.]{1,40}$/.test(first) || !['video', 'photo'].includes(second) || !idOf.tiktok.test(third))
    return undefined
  return {
    network: 'tiktok',
    id: third,
    url: `https://www.tiktok.com/${first}/${second}/${third}`,
    key: `tiktok:${third}`,
  }
}

const readLinkedin = (url: URL): Post | undefined => {
  const [first = '', second = '', third = ''] = partsOf(url)
  const isPost = first === 'posts' && /-(?:activity|share|ugcPost)-\d{10,25}(?:-[\w-]{2,10})?$/.test(second)
  const isUpdate =
    first === 'feed' && second === 'update' && /^urn:li:(?:activity|share|ugcPost):\d{10,25}$/.test(third)
  const isArticle = first === 'pulse' && second !== ''
  if (!isPost && !isUpdate && !isArticle) return undefined
  const id = /\d{10,25}(?=-[\w-]{2,10}$|$)/.exec(isUpdate ? third : second)?.[0] ?? second
  const path = isUpdate ? `feed/update/${third}` : `${first}/${second}`
  return {
    network: 'linkedin',
    id: null,
    url: `https://www.linkedin.com/${path}`,
    key: `linkedin:${isArticle ? second : id}`,
  }
}

const readers: Record<Network, (url: URL) => Post | undefined> = {
  youtube: readYoutube,
  tiktok: readTiktok,
  linkedin: readLinkedin,
}

const networkOf = (url: URL): Network | undefined =>
  url.port === '' ? networks.find((network) => hosts[network].test(url.hostname)) : undefined

/** The post that an address leads to; undefined for one of no network, or of none of its posts. */
export const postAt = (text: string): Post | undefined => {
  if (!isWebAddress(text)) return undefined
  const url = new URL(text)
  const network = networkOf(url)
  return network && readers[network](url)
}

/** Parameters that follow people and say nothing of where an address leads. */
const following =
  /^(?:utm_.*|fbclid|gclid|dclid|msclkid|igsh(?:id)?|mc_[ce]id|si|feature|_[rt]|is_from_webapp|sender_device)$/

/** An address of any page, the same however it was come by. */
const keyOfPage = (text: string): string => {
  const url = new URL(text)
  const query = [...url.searchParams].filter(([name]) => !following.test(name)).sort()
  const asked = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ''
  return `custom:${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${asked}`
}

/**
 * Reads a link that is handed in where `type` is asked for: its address as it is kept, and a key by which the same post is known again. Whoever
 * asks for no network takes any address.
 */
export const readLink = (
  type: PaymentLinkType,
  text: string,
): { url: string; key: string; post: Post | undefined } | { fault: LinkFault } => {
  if (!isWebAddress(text)) return { fault: 'invalid_url' }
  const post = postAt(text)
  if (type === 'custom') return { url: text, key: post?.key ?? keyOfPage(text), post }
  if (networkOf(new URL(text)) !== type) return { fault: 'other_network' }
  return post ? { url: post.url, key: post.key, post } : { fault: 'not_a_post' }
}
