/** Where an answer is kept, and how it is asked for; undefined: the worker keeps out. */
export type Kept = 'code' | 'page' | 'registry' | 'read' | 'own' | 'picture'

const pages = /^\/(?:p|b|page)(?:\/|$)|^\/product-suggester-welcome$/
/** Pages behind sign-in that open without a connection: the pass and the counter. The page holds no personal data; mf-stores keeps what it shows. */
const opensOffline = /^\/(?:store-campaigns\/[^/]+\/pass|counter(?:\/[^/]+)?)\/?$/
/** Pages behind sign-in that can be read again without a connection, from the account's own last answers. */
const readAgain = /^\/(?:assignments|wallet|messages|marketplace)(?:\/|$)|^\/$/
/** Reads that are not kept on a device: the live stream, and whole files of what an account has. */
const passing = /^\/api\/live\/|\/(?:export|files?)(?:\/|$|\?)/
const code = /^\/(?:shell|remotes)\//
/** Reads that anyone may make and that show the same to all. Addresses that hold a token are left out. */
const reads =
  /^\/public\/(?:campaigns|brands|stores|store_points|store_locations|store_campaigns|cities|search|collaboration_pages|profile_categories|info_banners)(?:\/|$|\?)/
const token = /\/token\//

/** What the rules know of a request. */
export interface Asked {
  method: string
  /** Of this site: path and query. */
  path: string
  /** A page is being opened. */
  navigates: boolean
  /** It opens in a frame: the native simulator, whose page comes with rules of its own that only the edge knows. */
  framed?: boolean
  /** It carries a session. */
  signedIn: boolean
  /** Path of the page that asks; undefined when that is not known. */
  from?: string | undefined
}

/** Whether a path is one of the public area: what anyone sees without an account. */
export const isPublicPage = (path: string): boolean => pages.test(path.split('?', 1)[0]!)

/** Whether a page is kept, so that it opens without a connection. */
export const isKeptPage = (path: string): boolean =>
  isPublicPage(path) || opensOffline.test(path.split('?', 1)[0]!) || readAgain.test(path.split('?', 1)[0]!)

const isOwnRead = (path: string, from: string | undefined): boolean =>
  path.startsWith('/api/') && !passing.test(path) && from !== undefined && readAgain.test(from)

/** Addresses that are opened like a page and are none of ours: files, answers of the API, tools. */
const noPage = /^\/(?:l|api|auth|public|uploads|shell|remotes|registry|sandbox|docs)(?:\/|$)|\.\w+$/

/** Whether a page is opened of which nothing may be kept: without a network its place says so. */
export const needsNetwork = ({
  method,
  path,
  navigates,
  framed,
}: Pick<Asked, 'method' | 'path' | 'navigates' | 'framed'>): boolean =>
  method === 'GET' && navigates && !framed && !isKeptPage(path) && !noPage.test(path.split('?', 1)[0]!)

/**
 * What is kept for those who are offline: code of releases, pages and reads of the public area, and the pictures that these show. Of some
 * pages behind sign-in the empty page itself, and for a few of these what they asked for with a session, under its account (own.ts).
 */
export function ruleFor({ method, path, navigates, signedIn, framed, from }: Asked): Kept | undefined {
  if (method !== 'GET' || framed) return undefined
  if (signedIn) return isOwnRead(path, from) ? 'own' : undefined
  if (navigates) return isKeptPage(path) ? 'page' : undefined
  if (code.test(path)) return 'code'
  if (path === '/registry/page.json') return 'registry'
  if (reads.test(path) && !token.test(path)) return 'read'
  if (path.startsWith('/uploads/') && from !== undefined && isPublicPage(from)) return 'picture'
  return undefined
}
