import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBundle } from './lib/bundle.mjs'
import { runCommandToEnd } from './lib/command.mjs'
import { runServerCommand } from './lib/data.mjs'
import { ensureDatabase } from './lib/database.mjs'
import { Failure } from './lib/failure.mjs'
import { makeFamily } from './lib/family.mjs'
import { highLimits } from './lib/high-limits.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { step } from './lib/progress.mjs'
import { secretsOf } from './lib/secrets.mjs'
import { startApi } from './lib/stack.mjs'
import { foreground } from './lib/typescript.mjs'

const HELP = `Requests per second of the API, against pgbench with the same prepared statements.

  npm run bench:api                            every list and the main writes
  npm run bench:api -- --only listCampaigns    one of them; may be given several times
  npm run bench:api -- --scale 100             on a hundred times the demo data
  npm run bench:api -- --clients 1             one client instead of eight
  npm run bench:api -- --instances 2           two API processes, between which the clients are divided
  npm run bench:api -- --bare                  against a bare Fastify route with the same statements, too
  npm run bench:api -- --short                 shorter measurements, without A/A
  npm run bench:api -- --json                  for programs

What is measured, and how: bench/api/README.md.`

const { values } = parseArgs({
  strict: false,
  options: {
    scale: { type: 'string', default: '1' },
    instances: { type: 'string', default: '1' },
    help: { type: 'boolean' },
  },
})
const family = makeFamily(() => {})
const folder = mkdtempSync(path.join(tmpdir(), 'samspel-bench-'))

const program = foreground()

async function close() {
  program.stop('SIGTERM')
  await family.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** pgbench ships with PostgreSQL's own packages; the built-in PostgreSQL does not include it. */
function findPgbench() {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...['18', '17', '16', '15'].map((version) => `/usr/lib/postgresql/${version}/bin`),
  ]
  const found = process.env.PGBENCH_PATH ?? folders.map((dir) => path.join(dir, 'pgbench')).find(existsSync)
  if (!found)
    throw new Failure(
      'pgbench was not found. It comes with PostgreSQL (Debian: the package postgresql-contrib); PGBENCH_PATH names it elsewhere.',
    )
  return found
}

async function bench() {
  const pgbench = findPgbench()
  await ensureInstalled()
  const secrets = secretsOf(folder)
  const { url, member } = await step('Starting PostgreSQL', () => startPostgres({ dataDir: folder, secrets }))
  family.add(member)
  const databaseUrl = url('samspel_bench')
  await ensureDatabase(url('postgres'), 'samspel_bench')
  const serverDir = await ensureBundle('server')
  const options = { serverDir, databaseUrl, dataDir: folder }
  await runServerCommand('migrate', options)
  await step(`Loading the demo data at scale ${values.scale}`, () =>
    runServerCommand('seed', { ...options, args: ['--scale', String(values.scale)] }),
  )
  const ports = []
  for (let instance = 1; instance <= Number(values.instances); instance += 1) {
    const address = await startApi({ ...options, family, secrets, env: { ...highLimits } })
    ports.push(new URL(address).port)
  }
  return program.run(['bench', 'api', 'run.ts'], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SESSION_SECRET: secrets.sessionSecret,
    HOST: '127.0.0.1',
    ...highLimits,
    API_PORTS: ports.join(','),
    PGBENCH_PATH: pgbench,
  })
}

runCommandToEnd(bench, { help: values.help ? HELP : undefined, close })
