import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { fieldCipher } from '../auth/field-cipher'
import { deriveKey } from '../auth/keys'
import type { Config } from '../config'
import type { Db } from '../db/transact'
import { AppError } from '../errors'
import type { SealedColumn } from '../sealing/seal-anew'

/** What a service told, as its module has read it: `of` says whose it is to carry over. */
export interface WebhookWord {
  of: 'payment' | 'mail' | 'network' | 'deauthorize' | 'data_deletion'
  /** JSON. */
  told: unknown
}

type Secrets = Pick<Config, 'paymentDetailsKeys' | 'sessionSecret'>

/** Two people who press at the same time run it once; who carries it over has this long. */
const turnMs = 60_000

const ownerOf = (id: string) => `received_webhooks:${id}`

export const sealedWords: readonly SealedColumn[] = [
  { table: 'received_webhooks', key: ['id'], column: 'word', owner: ownerOf },
]

const hashOf = ({ sessionSecret }: Secrets, text: string): string =>
  createHmac('sha256', deriveKey(sessionSecret, 'webhook words')).update(text).digest('base64url')

/** How a word is written down, so that neither the database nor its backups tell it. */
export const keptWord = (config: Secrets, id: string, word: WebhookWord) => {
  const text = JSON.stringify(word)
  return { word: fieldCipher(config.paymentDetailsKeys).seal(text, ownerOf(id)), hash: hashOf(config, text) }
}

/** A word that was carried over waits no longer where it came before: services send again what we failed at. */
export const dropSameWord = async (db: Db, config: Secrets, word: WebhookWord): Promise<void> => {
  await sql`UPDATE received_webhooks SET accepted = true, word = NULL
    WHERE word_hash = ${hashOf(config, JSON.stringify(word))} AND word IS NOT NULL`.execute(db)
}

interface Taken extends WebhookWord {
  receivedAt: Date
}

/** Takes the turn to run a call again, and says what it told. */
export const takeWord = async (
  { db, config, now }: { db: Db; config: Secrets; now: Date },
  id: string,
): Promise<Taken> => {
  const { rows } = await sql<{ at: string; word: string }>`UPDATE received_webhooks SET tried_at = ${now}
    WHERE id = ${id} AND word IS NOT NULL AND (tried_at IS NULL OR tried_at <= ${new Date(now.getTime() - turnMs)})
    RETURNING at, word`.execute(db)
  const [taken] = rows
  if (!taken) {
    const found = await sql<{ waits: boolean }>`SELECT word IS NOT NULL AS waits FROM received_webhooks
      WHERE id = ${id}`.execute(db)
    const [call] = found.rows
    throw new AppError(call ? (call.waits ? 'too_many_requests' : 'conflict') : 'not_found')
  }
  const text = fieldCipher(config.paymentDetailsKeys).open(taken.word, ownerOf(id))
  // Its key is no longer configured: nothing is guessed.
  if (text === undefined) throw new AppError('conflict')
  return { ...(JSON.parse(text) as WebhookWord), receivedAt: new Date(taken.at) }
}

/** Gives the turn back after a failure, so that nobody waits for it. */
export const releaseWord = async (db: Db, id: string): Promise<void> => {
  await sql`UPDATE received_webhooks SET tried_at = NULL WHERE id = ${id}`.execute(db)
}

/** Notes that a call was run again, by whom, and forgets what it told. */
export const noteRerun = async (
  { db, now }: { db: Db; now: Date },
  { id, by }: { id: string; by: string },
): Promise<void> => {
  const { rows } = await sql<{ word_hash: string }>`UPDATE received_webhooks
    SET accepted = true, word = NULL, rerun_at = ${now}, rerun_by = ${by} WHERE id = ${id} RETURNING word_hash`.execute(
    db,
  )
  // The same word, which had come several times.
  await sql`UPDATE received_webhooks SET accepted = true, word = NULL
    WHERE word_hash = ${rows[0]?.word_hash ?? null} AND word IS NOT NULL`.execute(db)
}
