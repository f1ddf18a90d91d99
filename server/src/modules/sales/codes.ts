import { sql } from 'kysely'
import { plainText } from '@samspel/api/plain-text'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { invalid } from '../../errors'
import { answerSales, lockToManage, turnOn } from './target'

const form = /^[\p{L}\p{N}_.%+-]{2,40}$/u

/** A code as shops compare it, in capital letters; undefined for what is none. */
export const codeIn = (text: string): string | undefined => {
  const code = text.trim().toUpperCase()
  return form.test(code) ? code : undefined
}

/** Whether the brand uses a code for anybody else, or in another campaign. */
export const isTaken = async (
  db: Db,
  { brandId, id, instagramerId, code }: Record<'brandId' | 'id' | 'instagramerId' | 'code', string>,
): Promise<boolean> => {
  const { rows } = await sql`SELECT FROM creator_links WHERE brand_id = ${brandId} AND code = ${code}
    AND NOT (campaign_id = ${id} AND instagramer_id = ${instagramerId})`.execute(db)
  return rows.length > 0
}

/** Orders that waited for somebody to have their code. */
export const matchWaiting = async (db: Db, brandId: string): Promise<void> => {
  await sql`UPDATE sales SET campaign_id = l.campaign_id, instagramer_id = l.instagramer_id, matched_by = 'code'
    FROM creator_links l WHERE sales.brand_id = ${brandId} AND l.brand_id = ${brandId} AND sales.matched_by IS NULL
      AND l.code = sales.code`.execute(db)
}

const lettersOf = (word: string | undefined): string =>
  plainText(word ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

/** Codes to try for one creator, the best first: HANNA15, HANNAL15, HANNALUND15, HANNA2X15 … */
export function* codesFor({ name, username }: { name: string; username: string }, ending: string): Generator<string> {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const begin = (lettersOf(first) || lettersOf(username) || 'KOD').slice(0, 16)
  const last = lettersOf(rest.at(-1)).slice(0, 12)
  yield begin + ending
  if (last) {
    yield begin + last.slice(0, 1) + ending
    yield begin + last + ending
  }
  // A number of its own is kept apart from the ending, which says the discount.
  for (let number = 2; ; number += 1) yield `${begin}${number}X${ending}`
}

export const makeCreatorCodes = async (
  { db, caller, now }: Context<UserCaller>,
  { id, ending: typed }: { id: string; ending: string },
) =>
  transact(db, async (trx) => {
    const campaign = await lockToManage(trx, id, caller)
    const ending = typed.trim().toUpperCase()
    if (!/^[A-Z0-9]{0,10}$/.test(ending)) throw invalid({ ending: ['invalid'] })
    await turnOn(trx, campaign, now)
    const { rows: taken } = await sql<{ code: string }>`SELECT code FROM creator_links
      WHERE brand_id = ${campaign.brand_id} AND code IS NOT NULL`.execute(trx)
    const used = new Set(taken.map(({ code }) => code))
    const { rows: creators } = await sql<{ id: string; name: string; username: string }>`SELECT i.id, i.name, i.username
      FROM creator_links l JOIN instagramers i ON i.id = l.instagramer_id
      WHERE l.brand_id = ${campaign.brand_id} AND l.campaign_id = ${id} AND l.code IS NULL AND i.deleted_at IS NULL
      ORDER BY l.created_at, i.id`.execute(trx)
    const made = creators.map((creator) => {
      for (const code of codesFor(creator, ending))
        if (code.length >= 2 && !used.has(code)) {
          used.add(code)
          return { id: creator.id, code }
        }
      throw new Error('codes never end')
    })
    if (made.length > 0)
      await sql`UPDATE creator_links l SET code = made.code, code_from = 'made'
        FROM (SELECT unnest(${made.map((one) => one.id)}::uuid[]) AS id, unnest(${made.map((one) => one.code)}::text[]) AS code) made
        WHERE l.brand_id = ${campaign.brand_id} AND l.campaign_id = ${id} AND l.instagramer_id = made.id`.execute(trx)
    await matchWaiting(trx, campaign.brand_id)
    return { made: made.length, campaignSales: await answerSales(trx, caller, campaign) }
  })
