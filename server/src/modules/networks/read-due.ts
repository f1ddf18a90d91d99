import { sql } from 'kysely'
import { type LinkProblem, type LinkState, readingDays } from '@samspel/api/network-links'
import { dayMs } from '../../days'
import { type Db, transact } from '../../db/transact'
import type { AppContext } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { recordService, wordsOf } from '../../services'
import { type NetworkAdapter, type NetworkPost, NetworkProblem } from './adapter'
import { handedInBefore } from './keep-link'
import { openNetworks } from './open-networks'
import { keepNetworkPicture } from './picture'
import { readingAt } from './type-figures'
import { nextQuotaDay, useUnits } from './units'

type Context = Pick<AppContext, 'db' | 'config' | 'log' | 'now'>

interface DueLink {
  brand_id: string
  mention_id: string
  campaign_id: string
  participation_id: string | null
  instagramer_id: string
  external_id: string | null
  link_key: string
  link_state: LinkState
  failures: number
  picture_url: string | null
  url: string
  mention_state: 'pending' | 'approved' | 'rejected'
  decided_at: string | null
  runs: boolean
}

const minuteMs = 60_000
const claimedMs = 5 * minuteMs
/** After so many failures it is asked each hour. */
const mostDoublings = 6

/** Nobody asks a network again before its time that has refused all calls, whichever link it was asked about. */
const isRefused = sql`EXISTS (SELECT FROM mention_links p WHERE p.network = l.network AND p.problem IN ('key', 'quota', 'limited')
  AND p.next_at > now_at)`

const takeDue = async (db: Db, { network, atOnce }: NetworkAdapter, now: Date): Promise<DueLink[]> => {
  const { rows } = await sql<DueLink>`WITH asked AS (SELECT ${now}::timestamptz AS now_at),
    due AS (SELECT l.brand_id, l.mention_id, m.participation_id, m.link_post ->> 'url' AS url, m.state AS mention_state, m.decided_at,
        c.state IN ('confirmed', 'upcoming', 'ongoing') AS runs
      FROM mention_links l CROSS JOIN asked
      JOIN mentions m ON m.brand_id = l.brand_id AND m.id = l.mention_id AND m.link_post IS NOT NULL
      JOIN campaigns c ON c.brand_id = m.brand_id AND c.id = m.campaign_id
      JOIN instagramers i ON i.id = l.instagramer_id AND i.deleted_at IS NULL
      WHERE l.network = ${network} AND l.next_at <= now_at AND NOT ${isRefused}
      ORDER BY l.next_at, l.mention_id LIMIT ${atOnce} FOR UPDATE OF l SKIP LOCKED)
    UPDATE mention_links l SET next_at = ${new Date(now.getTime() + claimedMs)} FROM due
    WHERE l.brand_id = due.brand_id AND l.mention_id = due.mention_id
    RETURNING l.brand_id, l.mention_id, l.campaign_id, l.instagramer_id, l.external_id, l.link_key, l.state AS link_state, l.failures,
      l.picture_url, due.participation_id, due.url, due.mention_state, due.decided_at, due.runs`.execute(db)
  return rows
}

/** When it is asked about next: daily while its campaign runs, to notice when it goes, and on the days after its approval. */
const nextAt = ({ mention_state: state, decided_at: at, runs }: DueLink, now: Date): string | null => {
  if (state === 'rejected') return null
  const day = state === 'approved' && at !== null ? Date.parse(at) : undefined
  const days = day === undefined ? [] : readingDays.map((after) => day + after * dayMs)
  const times = [...days, ...(runs ? [now.getTime() + dayMs] : [])].filter((time) => time > now.getTime())
  return times.length === 0 ? null : new Date(Math.min(...times)).toISOString()
}

const own = ({ brand_id: brandId, mention_id: mentionId }: DueLink) =>
  sql<boolean>`brand_id = ${brandId} AND mention_id = ${mentionId}`

const keepReading = async (trx: Db, row: DueLink, post: NetworkPost, now: Date): Promise<void> => {
  const afterDays = readingAt({ state: row.mention_state, decided_at: row.decided_at }, now)
  if (!post.figures || afterDays === undefined) return
  await trx
    .insertInto('link_readings')
    .values({
      brand_id: row.brand_id,
      mention_id: row.mention_id,
      after_days: afterDays,
      source: 'youtube',
      read_at: now.toISOString(),
      proof_url: null,
      ...post.figures,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The key of a short address, once its network has said which post it is; or that the post was handed in before. */
const knownAgain = async (trx: Db, row: DueLink, id: string, network: string) => {
  const key = `${network}:${id}`
  if (row.link_key === key) return {}
  const { rows } = await sql<{ used: boolean }>`SELECT ${handedInBefore({
    brandId: row.brand_id,
    mentionId: row.mention_id,
    campaignId: row.campaign_id,
    instagramerId: row.instagramer_id,
    key,
  })} AS used`.execute(trx)
  return rows[0]?.used ? { is_twice: true } : { link_key: key, is_twice: false }
}

const keepAnswer = async (
  context: Context,
  adapter: NetworkAdapter,
  taken: DueLink,
  post: NetworkPost | 'gone',
): Promise<void> => {
  const now = context.now()
  const at = now.toISOString()
  const picture =
    post === 'gone' || taken.picture_url !== null
      ? taken.picture_url
      : await keepNetworkPicture(context, adapter, taken, post)
  await transact(context.db, async (trx) => {
    // Decided meanwhile: what was read is then the figure of the decision.
    const mention = await trx
      .selectFrom('mentions')
      .select(['state as mention_state', 'decided_at'])
      .where('brand_id', '=', taken.brand_id)
      .where('id', '=', taken.mention_id)
      .forShare()
      .executeTakeFirst()
    if (!mention) return
    const row = { ...taken, ...mention }
    if (post !== 'gone') await keepReading(trx, row, post, now)
    await trx
      .updateTable('mention_links')
      .set({
        problem: null,
        failures: 0,
        checked_at: at,
        next_at: nextAt(row, now),
        ...(post === 'gone'
          ? { state: 'gone', missing_since: sql<string>`coalesce(missing_since, ${at})` }
          : {
              ...(await knownAgain(trx, row, post.id, adapter.network)),
              state: 'read',
              missing_since: null,
              external_id: post.id,
              title: post.title,
              author: post.author?.name ?? null,
              author_url: post.author?.url ?? null,
              picture_url: picture,
              published_at: post.publishedAt,
            }),
      })
      .where(own(row))
      .execute()
  })
}

/** When a network that could not be read is asked again. */
const againAt = (problem: LinkProblem, failures: number, now: Date): Date => {
  if (problem === 'quota') return nextQuotaDay(now)
  if (problem === 'key') return new Date(now.getTime() + 30 * minuteMs)
  return new Date(now.getTime() + minuteMs * 2 ** Math.min(failures, mostDoublings))
}

const keepProblem = async (context: Context, row: DueLink, problem: LinkProblem): Promise<void> => {
  const now = context.now()
  await transact(context.db, async (trx) => {
    await trx
      .updateTable('mention_links')
      .set({
        problem,
        failures: Math.min(row.failures + 1, 100),
        next_at: againAt(problem, row.failures, now).toISOString(),
        missing_since: sql<string>`coalesce(missing_since, ${now.toISOString()})`,
      })
      .where(own(row))
      .execute()
  })
}

/** Asks one network about the links whose time has come; answers how many, and whether there may be more to ask now. */
const readNetwork = async (context: Context, adapter: NetworkAdapter): Promise<{ asked: number; isMore: boolean }> => {
  const { network } = adapter
  const name = network === 'tiktok' ? 'tiktok' : 'youtube'
  const rows = await takeDue(context.db, adapter, context.now())
  if (rows.length === 0) return { asked: 0, isMore: false }
  await useUnits(context.db, network, adapter.units, context.now())
  try {
    const posts = await adapter.read(rows.map((row) => ({ id: row.external_id, url: row.url })))
    recordService(name, true, 'posts_read', rows.length)
    for (const [index, row] of rows.entries()) await keepAnswer(context, adapter, row, posts[index] ?? 'gone')
    return { asked: rows.length, isMore: rows.length === adapter.atOnce }
  } catch (error) {
    if (!(error instanceof NetworkProblem)) throw error
    recordService(name, false, wordsOf(error))
    context.log.warn({ err: error, network, problem: error.problem }, 'a network could not be read')
    for (const row of rows) await keepProblem(context, row, error.problem)
    return { asked: rows.length, isMore: false }
  }
}

/** How many calls one run makes to a network, so that others get their turn. */
const mostCalls = 5

/**
 * Reads what networks tell of links in posts. Answers how many links they were asked about. Nobody is told: lists that do not show the post
 * would be loaded anew, and who reviews one would lose what was decided in place.
 */
export const readLinks = async (context: Context): Promise<number> => {
  let count = 0
  for (const adapter of openNetworks(context.config))
    for (let calls = 0; calls < mostCalls; calls += 1) {
      const { asked, isMore } = await readNetwork(context, adapter)
      count += asked
      if (!isMore) break
    }
  return count
}

export const linkReadingsJob: Job = { name: 'link-readings', everyMs: 10_000, run: readLinks }
