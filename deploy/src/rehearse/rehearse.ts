import type { Area } from '@samspel/federation/registry'
import { Refused } from '../registry/refused'
import type { Account, Accounts } from './accounts'
import { signIn } from './accounts'
import type { Pictures } from './pictures'
import { comparePictures } from './pictures'
import type { Lane } from './plan'
import { exampleOf, planOf } from './plan'
import type { NotWalked, Rehearsal, RehearsedBytes, RehearsedPage, RehearsedRelease } from './report'
import { compared, languages, verdictOf } from './report'
import type { Tools } from './tools'
import type { Look, Visitor } from './visitor'
import { openVisitor } from './visitor'

/** How many pairs of visitors walk at the same time. */
const SIDE_BY_SIDE = 2

/** What is rehearsed, and how. */
export interface RehearseOptions {
  /** Address of the site. */
  site: string
  name: string
  candidate: RehearsedRelease
  live: RehearsedRelease | null
  accounts: Accounts
  width: number
  /** After which no further page is opened; those that are left are named. */
  limitMs: number
  /** Gets the pictures of a page that differs. */
  onPictures?(page: RehearsedPage, live: Buffer | undefined, candidate: Buffer): Promise<void>
}

interface Walk extends RehearseOptions {
  tools: Tools
  pictures: Pictures
  tokens: ReadonlyMap<Area, string>
  until: number
  now: Date
}

interface Walked {
  pages: RehearsedPage[]
  notWalked: NotWalked[]
  bytes: RehearsedBytes[]
}

/** A page that cannot be looked at is what was to be found out. */
const faultOf = (error: Error): Look => {
  if (error instanceof Refused) throw error
  const text = `the page could not be looked at: ${error.message.split('\n')[0]!}`
  return { errors: [text], failed: [], picture: Buffer.alloc(0), html: text, links: [] }
}

interface Pair {
  before: Visitor | undefined
  after: Visitor
}

/** Looks at a page with both releases. axe looks only at what differs: the same elements that look the same break the same rules. */
async function lookAtBoth({ before, after }: Pair, path: string, pictures: Pictures) {
  const [now, then] = await Promise.all([after.look(path).catch(faultOf), before?.look(path).catch(faultOf)])
  const isReadable = now.picture.length > 0 && then?.picture.length !== 0
  const share = !then ? null : isReadable ? await pictures.share(then.picture, now.picture) : 1
  const isSame = share === 0 && then?.html === now.html
  const judged = (visitor: Visitor | undefined, look: Look | undefined) =>
    visitor && look && !isSame && look.picture.length > 0
      ? visitor.violations().catch(() => ({ 'did not run': 1 }))
      : {}
  const [own, known] = await Promise.all([judged(after, now), judged(before, then)])
  return {
    then,
    now,
    found: compared(then && { ...then, violations: known }, { ...now, violations: own }, share),
  }
}

async function walkLane(walk: Walk, { role, language, ready, open }: Lane): Promise<Walked> {
  const { tools, pictures, candidate, live, until, onPictures } = walk
  const late = (route: string): NotWalked => ({ route, role, language, why: 'no-time' })
  if (Date.now() > until) return { pages: [], notWalked: [...ready, ...open].map(late), bytes: [] }
  const as = (version: string) => openVisitor(tools, { ...walk, version, role, language, token: walk.tokens.get(role) })
  const [mine, theirs] = await Promise.all([as(candidate.version), live ? as(live.version) : undefined])
  const pages: RehearsedPage[] = []
  const notWalked: NotWalked[] = []
  const links = new Set<string>()

  const compareAt = async (route: string, path: string) => {
    const known = live?.routes.some((own) => own.path === route && own.areas.includes(role))
    const { then, now, found } = await lookAtBoth({ after: mine, before: known ? theirs : undefined }, path, pictures)
    for (const link of now.links) links.add(link)
    if (now.picture.length === 0 && then?.picture.length === 0) {
      notWalked.push({ route, role, language, why: 'unseen' })
      return
    }
    const page = { route, path, role, language, ...found }
    pages.push(page)
    if (page.state !== 'same') await onPictures?.(page, then?.picture, now.picture)
  }
  try {
    for (const path of ready) {
      if (Date.now() > until) notWalked.push(late(path))
      else await compareAt(path, path)
    }
    let left = [...open]
    for (let before = -1; left.length > 0 && left.length !== before;) {
      before = left.length
      for (const route of [...left]) {
        const path = exampleOf(route, { routes: candidate.routes, role, links: [...links] })
        if (path === undefined || Date.now() > until) continue
        await compareAt(route, path)
        left = left.filter((other) => other !== route)
      }
    }
    const why = Date.now() > until ? 'no-time' : 'no-example'
    notWalked.push(...left.map((route): NotWalked => ({ route, role, language, why })))
    const bytes = { role, language, live: theirs?.bytes() ?? null, candidate: mine.bytes() }
    return { pages, notWalked, bytes: [bytes] }
  } finally {
    await Promise.all([mine.close(), theirs?.close()])
  }
}

async function walkAll(walk: Walk, lanes: readonly Lane[]): Promise<Walked[]> {
  // Everybody in one language before anybody in the next one, for when the time is up; the longest first, so that none is left alone at the end.
  const waiting = languages.flatMap((language) =>
    lanes
      .filter((lane) => lane.language === language)
      .toSorted((a, b) => b.ready.length + b.open.length - a.ready.length - a.open.length),
  )
  const done: Walked[] = []
  const oneAfterTheOther = async () => {
    for (let lane = waiting.shift(); lane; lane = waiting.shift()) done.push(await walkLane(walk, lane))
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, oneAfterTheOther))
  return done
}

/** Opens every page of a release beside that of the live one, as every role and in every language, and compares what is seen. */
export async function rehearse(tools: Tools, options: RehearseOptions): Promise<Rehearsal> {
  const { site, name, candidate, live, accounts, width, limitMs } = options
  const now = new Date()
  const { lanes, notWalked } = planOf(candidate.routes, (role) => role === 'anonymous' || accounts[role] !== undefined)
  const asked = [...new Set(lanes.map(({ role }) => role))].filter((role) => accounts[role])
  const tokens = new Map(
    await Promise.all(
      asked.map(async (role): Promise<[Area, string]> => [role, await signIn(site, role, accounts[role] as Account)]),
    ),
  )
  const pictures = await comparePictures(tools.browser)
  const walked = await walkAll({ ...options, tools, pictures, tokens, now, until: now.getTime() + limitMs }, lanes)
  const pages = walked.flatMap((lane) => lane.pages)
  const bytes = walked.flatMap((lane) => lane.bytes)
  return {
    name,
    version: candidate.version,
    live: live?.version ?? null,
    at: now.toISOString(),
    tookMs: Date.now() - now.getTime(),
    width,
    verdict: verdictOf({ pages, bytes }),
    pages,
    bytes,
    notWalked: [...notWalked, ...walked.flatMap((lane) => lane.notWalked)],
  }
}
