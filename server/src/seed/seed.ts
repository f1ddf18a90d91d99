import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hash } from '@node-rs/argon2'
import type { ClientBase, Pool } from 'pg'
import type { Config } from '../config'
import { insertRows, seededTables } from './bulk'
import { clockAt } from './clock'
import { writeConsents } from './consents'
import { countStock } from './count-stock'
import { writeCreatorPapers } from './creator-papers'
import { drawDraftShots, writeDraftFiles } from './draft-files'
import { instagramOutside, noteReadings } from './instagram'
import { liveMoney } from './lived'
import { writeMessageFiles } from './message-files'
import { demoPassword } from './password'
import { multiply } from './scale'
import { sealDemoAddresses } from './seal-addresses'
import { makeWorld } from './world/make-world'
import { loadPlaces } from './world/places'
import { writePictures } from './write-pictures'

export { demoPassword }
/** argon2id with a fixed salt: this password is public, and one hash serves all demo people. */
const hashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt: Buffer.from('samspel-demo-dat') }

export interface SeedOptions {
  pool: Pool
  /** Pictures go below `<dataDir>/uploads/demo`. */
  dataDir: string
  /** Of the API that will answer from it: what two people approved holds there alone. */
  config: Config
  /** How many times over the world is written. */
  scale?: number
  /** Empties the database first, whatever it holds. */
  force?: boolean
  now?: Date
  onProgress?: (line: string) => void
}

/** The database holds people that no seed has made. */
export class NotDemoData extends Error {}

interface Marker {
  scale: number
  finishedAt: string
}

const readMarker = async (client: ClientBase): Promise<Marker | undefined> => {
  const { rows } = await client.query<{ value: Marker }>(`SELECT value FROM app_metadata WHERE key = 'demo'`)
  return rows[0]?.value
}

const holdsStrangers = async (client: ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>(`
    SELECT EXISTS (SELECT FROM users WHERE email NOT LIKE '%samspel.test') OR EXISTS (SELECT FROM instagramers WHERE email NOT LIKE '%samspel.test') AS found`)
  return rows[0]!.found
}

const guarded = [
  'audit_entries',
  'invoice_lines',
  'invoice_payments',
  'invoices',
  'ledger_entries',
  'ledger_transactions',
  'self_billed_invoices',
  'self_billed_lines',
]

/** Packages come with the migration and are the platform's own. */
const empty = async (client: ClientBase): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(relname) AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> ALL ('{schema_migrations,campaign_packages}')`,
  )
  for (const table of guarded) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await client.query(`TRUNCATE ${rows.map((row) => row.name).join(', ')}`)
  for (const table of guarded) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
}

/**
 * What services outside know of the demo, as acts of the practice world: the launcher makes them happen there. A report of the card
 * provider then names the payments that are in the books.
 */
const writeOutside = (dataDir: string, paidByCard: readonly object[], instagram: readonly object[]) =>
  writeFile(
    path.join(dataDir, 'demo-outside.json'),
    JSON.stringify([...paidByCard.map((body) => ({ service: 'stripe', act: 'paid_before', body })), ...instagram]),
  )

/** The demo's balances come with their accounts: the triggers that keep them rest meanwhile. */
const balanceKeepers = ['ledger_entries DISABLE TRIGGER ledger_entries_balances', 'accounts DISABLE TRIGGER USER']

const fill = async (client: ClientBase, options: SeedOptions, scale: number): Promise<void> => {
  const { onProgress = () => {} } = options
  const passwordHash = await hash(demoPassword, hashing)
  const now = options.now ?? new Date()
  const clock = clockAt(now)
  const { world, payoutRequests, addresses } = makeWorld(clock, passwordHash, await loadPlaces())
  await empty(client)
  for (const keeper of balanceKeepers) await client.query(`ALTER TABLE ${keeper}`)
  for (const table of seededTables) await insertRows(client, table, world[table])
  onProgress(`${Object.values(world).reduce((sum, rows) => sum + rows.length, 0)} rows`)
  await multiply(client, scale, onProgress)
  // What the deferred constraints hold is asked now: a table that still waits for them cannot be altered.
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  for (const keeper of balanceKeepers) await client.query(`ALTER TABLE ${keeper.replace('DISABLE', 'ENABLE')}`)
  await countStock(client)
  await writeConsents(client, options.config)
  await sealDemoAddresses(client, { config: options.config, addresses, now })
  await writeCreatorPapers(client, { addresses, now })
  const paidByCard = await liveMoney({ client, clock, config: options.config, payoutRequests })
  await noteReadings(client, now)
  await writeOutside(options.dataDir, paidByCard, await instagramOutside(client))
  onProgress('payouts, payments and reconciliations of the last weeks')
  const marker: Marker = { scale, finishedAt: new Date().toISOString() }
  await client.query(`INSERT INTO app_metadata (key, value) VALUES ('demo', $1::jsonb)`, [JSON.stringify(marker)])
}

/**
 * Fills a migrated database with the demo world, in one transaction: a seed that was stopped halfway has left nothing.
 * A world of this scale that is there already is left alone. Throws NotDemoData when others' data would be lost.
 */
export const seed = async (options: SeedOptions): Promise<'made' | 'present'> => {
  const { pool, dataDir, scale = 1, force = false, onProgress = () => {} } = options
  const pictures = writePictures(dataDir).then(async (count) => {
    await writeMessageFiles(dataDir)
    await drawDraftShots(dataDir)
    onProgress(`${count} pictures`)
  })
  // Awaited below; without this a failure while the rows are written would end the process.
  pictures.catch(() => {})
  const client = await pool.connect()
  try {
    const marker = await readMarker(client)
    if (!force && marker?.scale === scale) {
      await pictures
      return 'present'
    }
    if (!force && (await holdsStrangers(client)))
      throw new NotDemoData('The database holds people that are not demo data; --force would delete them.')
    await client.query('BEGIN')
    await fill(client, options, scale)
    await pictures
    await writeDraftFiles(client, dataDir)
    await client.query('COMMIT')
    // Many rows would have autovacuum run beside whoever measures with them, and no index answers alone until it has been there.
    await client.query(scale > 1 ? 'VACUUM (ANALYZE)' : 'ANALYZE')
    return 'made'
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
