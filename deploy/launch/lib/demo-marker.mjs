import { withDatabase } from './database.mjs'

/** A separate schema, so that the demo data's marker survives when a partial seed is cleared. */
const MARKER = `
  create schema if not exists samspel_launch;
  create table if not exists samspel_launch.demo (
    only_one boolean primary key default true check (only_one),
    started_at timestamptz not null default now(),
    finished_at timestamptz
  )`

const HAS_TABLES = `select exists (select 1 from pg_class where relnamespace = 'public'::regnamespace) as used`

/**
 * State of the database: `new` (empty), `half` (partially loaded demo data), `demo` (complete demo
 * data), or `used` (real data, never touched).
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
 * Marks that demo data are being loaded. `clear` first drops the contents of the public schema: a partial load that nobody has
 * used, because the API starts after the seed.
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
