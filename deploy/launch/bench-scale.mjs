import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureBundle } from './lib/bundle.mjs'
import { runCommandToEnd } from './lib/command.mjs'
import { ensureData } from './lib/data.mjs'
import { ensureDatabase } from './lib/database.mjs'
import { Failure } from './lib/failure.mjs'
import { makeFamily } from './lib/family.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { lockDataDir, requireWritable } from './lib/lock.mjs'
import { inRoot } from './lib/paths.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { step } from './lib/progress.mjs'
import { endLeftovers, writeRun } from './lib/run-file.mjs'
import { secretsOf } from './lib/secrets.mjs'
import { foreground } from './lib/typescript.mjs'

const HELP = `How the API fares with more instances, more data, more streams and busier accounts, on a PostgreSQL of its own.

  npm run bench:scale                              every part
  npm run bench:scale -- instances hot             some: instances, sizes, sockets, hot, search
  npm run bench:scale -- sizes search --sizes 1,10,100
  npm run bench:scale -- sockets --streams 10000   (ulimit -n must allow twice as many)
  npm run bench:scale -- --seconds 2 --rounds 1    shorter
  npm run bench:scale -- --fresh                   with demo data made anew; they are kept in .cache/bench-scale otherwise

What is measured, and how: bench/scale/README.md.`

const PARTS = ['instances', 'sizes', 'sockets', 'hot', 'search']
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '1,10' },
    streams: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    clients: { type: 'string', default: '8' },
    fresh: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const family = makeFamily((member, how) => {
  console.error(`${member.name} stopped unexpectedly (${how}). Its log: ${member.log}`)
  process.kill(process.pid, 'SIGTERM')
})
const program = foreground()

async function bench() {
  const parts = positionals.length > 0 ? positionals : PARTS
  const unknown = parts.find((part) => !PARTS.includes(part))
  if (unknown) throw new Failure(`There is no part '${unknown}': ${PARTS.join(', ')}.`)
  const asked = values.sizes.split(',').map(Number)
  if (!asked.every((size) => Number.isInteger(size) && size >= 1 && size <= 1_000))
    throw new Failure(`--sizes takes whole numbers from 1 to 1000 with commas between them; it is '${values.sizes}'.`)
  const sizes = parts.some((part) => part === 'sizes' || part === 'search') ? [...new Set([1, ...asked])] : [1]

  const dataDir = inRoot('.cache', 'bench-scale')
  requireWritable(dataDir)
  await lockDataDir(dataDir)
  await endLeftovers(dataDir)
  if (values.fresh) rmSync(dataDir, { recursive: true, force: true })
  requireWritable(dataDir)
  await ensureInstalled()
  const secrets = secretsOf(dataDir)
  const serverDir = await ensureBundle('server')
  const { url, member } = await step('Starting PostgreSQL', () => startPostgres({ dataDir, secrets }))
  family.add(member)
  writeRun(dataDir, { pid: process.pid, members: family.list() })
  const databases = {}
  for (const size of sizes) {
    const name = `samspel_x${size}`
    await ensureDatabase(url('postgres'), name)
    await ensureData({ serverDir, databaseUrl: url(name), dataDir, secrets, seedArgs: ['--scale', String(size)] })
    databases[size] = url(name)
  }
  return program.run(['bench', 'scale', 'run.ts'], {
    DATABASE_URL: databases[1],
    DATA_DIR: dataDir,
    SESSION_SECRET: secrets.sessionSecret,
    BENCH: JSON.stringify({
      parts,
      databases,
      serverDir,
      streams: Number(values.streams),
      seconds: Number(values.seconds),
      rounds: Number(values.rounds),
      clients: Number(values.clients),
    }),
  })
}

async function close() {
  program.stop('SIGTERM')
  await family.stop()
}

runCommandToEnd(bench, { help: values.help && HELP, close })
