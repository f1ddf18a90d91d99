import { withDatabase } from './database.mjs'

/** A schema of the launcher's own: the demo data's marker outlives a half-finished seed that is cleared away. */
const MARKER = `
  create schema if not exists samspel_launch;
  create table if not exists samspel_launch.demo (
    only_one boolean primary key default true check (only_one),
    started_at timestamptz not null default now(),
    finished_at timestamptz
  )`

const HAS_TABLES = `select exists (select 1 from pg_class where relnamespace = 'public'::regnamespace) as used`

/**
 * What the database holds: `new` (nothing), `half` (demo data that were not finished), `demo` (finished),
 * or `used` (somebody's own data, never touched).
 */
export const demoState = (url) =>
  withDatabase(url, async (client) => {
    const {
      rows: [schema],
    } = await client.query(`select to_regclass('samspel_launch.demo') is not null as marked`)
    if (schema.marked) {
      const {
        rows: [row],
      } = await client.query('select finished_at from samspel_launch.demo')
      if (row) return row.finished_at ? 'demo' : 'half'
    }
    const {
      rows: [{ used }],
    } = await client.query(HAS_TABLES)
    return used ? 'used' : 'new'
  })

/**
 * Marks that demo data are being loaded. `clear` first throws away what public holds: a half-finished try,
 * in which nobody has worked because the API starts after the seed.
 */
export const beginDemo = (url, { clear }) =>
  withDatabase(url, async (client) => {
    await client.query('begin')
    await client.query(MARKER)
    if (clear) {
      await client.query('drop schema public cascade')
      await client.query('create schema public')
    }
    await client.query('delete from samspel_launch.demo')
    await client.query('insert into samspel_launch.demo default values')
    await client.query('commit')
  })

export const finishDemo = (url) =>
  withDatabase(url, (client) => client.query('update samspel_launch.demo set finished_at = now()'))
