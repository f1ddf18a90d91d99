import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db/transact'
import type { DB } from './db/types'
import type { Job } from './jobs/clock'
import { recordService, wordsOf } from './services'

/** What the EU's register says of a VAT number, with whose it is where it tells; `unavailable` when it cannot say. */
interface Verdict {
  state: 'valid' | 'invalid' | 'unavailable'
  name?: string
}

const unavailable: Verdict = { state: 'unavailable' }

/** Countries that tell no names answer with dashes. */
const nameIn = (answered: unknown): string => {
  const name = typeof answered === 'string' ? answered.replace(/\s+/g, ' ').trim() : ''
  return /[\p{L}\p{N}]/u.test(name) ? name.slice(0, 200) : ''
}

/** Countries of ours whose VAT numbers stand in the register. */
const asked = new Set(['DK', 'FI', 'SE'])

/** Whether the installation asks the register about numbers of a country. */
export const asksVies = ({ viesUrl }: { viesUrl: string | undefined }, country: string): boolean =>
  viesUrl !== undefined && asked.has(country)

/**
 * Asks the register about a number that has passed its own checks. Only the installation's setting says where: the number is sent in the
 * body. An answer that is no verdict is none about the number, a limit or a country that does not answer among them.
 */
const askVies = async (viesUrl: string, vatNumber: string): Promise<Verdict> => {
  try {
    const answer = await fetch(`${viesUrl.replace(/\/+$/, '')}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ countryCode: vatNumber.slice(0, 2), vatNumber: vatNumber.slice(2) }),
      redirect: 'error',
      signal: AbortSignal.timeout(5_000),
    })
    if (!answer.ok) {
      recordService('vat_register', false, `${answer.status} ${await answer.text()}`.trim())
      return unavailable
    }
    recordService('vat_register', true, 'vat_number_asked')
    const body = (await answer.json()) as { valid?: unknown; userError?: unknown; name?: unknown } | null
    if (typeof body?.valid !== 'boolean') return unavailable
    // Some answers say false and name a fault of the register's own.
    const { userError } = body
    if (!body.valid && typeof userError === 'string' && !['INVALID', 'VALID', ''].includes(userError))
      return unavailable
    return body.valid ? { state: 'valid', name: nameIn(body.name) } : { state: 'invalid' }
  } catch (error) {
    recordService('vat_register', false, wordsOf(error))
    return unavailable
  }
}

const againMinutes = 30
const atOnce = 20

/** Ids of rows whose numbers the register has not answered for, and was not asked about of late; locked. */
export const unansweredVat = (table: keyof DB, id: string, now: Date): RawBuilder<unknown> =>
  sql`SELECT ${sql.ref(id)} FROM ${sql.table(table)} WHERE vat_state = 'unchecked'
    AND (vat_asked_at IS NULL OR vat_asked_at < ${new Date(now.getTime() - againMinutes * 60_000)})
    ORDER BY vat_asked_at NULLS FIRST LIMIT ${atOnce} FOR UPDATE SKIP LOCKED`

interface Asked {
  id: string
  vatNumber: string
  country: string
}

/** A job that asks the register anew about the numbers of a table. */
export const viesJob = ({
  name,
  claim,
  check,
}: {
  name: string
  claim: (db: Db, now: Date) => Promise<Asked[]>
  check: (db: Db, asked: Asked & { viesUrl: string; now: Date }) => Promise<void>
}): Job => ({
  name,
  everyMs: 5 * 60_000,
  run: async ({ db, config, now: clock }) => {
    const { viesUrl } = config
    if (!viesUrl) return
    const now = clock()
    for (const asked of await claim(db, now))
      if (asksVies(config, asked.country)) await check(db, { ...asked, viesUrl, now })
  },
})

/** What is written of a verdict: an answer that is none leaves the state. */
export const verdictColumns = async (viesUrl: string, vatNumber: string, now: Date) => {
  const { state, name } = await askVies(viesUrl, vatNumber)
  return {
    vat_asked_at: now.toISOString(),
    ...(state !== 'unavailable' && { vat_state: state, vat_checked_at: now.toISOString(), vat_name: name || null }),
  }
}
