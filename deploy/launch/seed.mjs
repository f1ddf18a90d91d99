import { parseArgs } from 'node:util'
import { ensureBundle } from './lib/bundle.mjs'
import { runServerCommand } from './lib/data.mjs'
import { endOtherSessions, requireListening } from './lib/database.mjs'
import { beginDemo, demoState, finishDemo } from './lib/demo-marker.mjs'
import { Failure, report } from './lib/failure.mjs'
import { makeFamily } from './lib/family.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { lockDataDir, requireWritable } from './lib/lock.mjs'
import { dataDirOf } from './lib/paths.mjs'
import { step } from './lib/progress.mjs'
import { endCommands } from './lib/run-command.mjs'
import { endLeftovers, readRun } from './lib/run-file.mjs'
import { secretsOf } from './lib/secrets.mjs'
import { openDatabase } from './lib/stack.mjs'

const HELP = `Loads the demo data into an empty database, or anew.

  npm run seed -- --scale 100          a hundred times the usual amount (default 1)
  npm run seed -- --reset              throws away everything in the database first

The database is the built-in one of DATA_DIR, or DATABASE_URL. Samspel may run meanwhile: until the data are there
its calls fail, and everybody must sign in again.`

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    reset: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const { env } = process
const family = makeFamily((member, how) =>
  leave(1, `${member.name} stopped unexpectedly (${how}). Its log: ${member.log}`),
)

function leave(code, why) {
  if (why) console.error(why)
  endCommands()
  void family.stop().then(() => process.exit(code))
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => leave(130))

/** Returns the database URL of a Samspel running on this folder; if none runs, locks the folder for this command. */
async function runningDatabase(dataDir) {
  try {
    await lockDataDir(dataDir)
    return undefined
  } catch (failure) {
    const run = readRun(dataDir)
    // If the registry's URL is missing, the launcher is still starting and may be loading the demo data itself.
    if (!run?.registryUrl) throw failure
    return run.databaseUrl
  }
}

async function seed() {
  const scale = Number(values.scale)
  if (!Number.isInteger(scale) || scale < 1 || scale > 1000)
    throw new Failure(`--scale takes a whole number from 1 to 1000; it is '${values.scale}'.`)
  const dataDir = dataDirOf(env)
  requireWritable(dataDir)
  const given = env.DATABASE_URL || (await runningDatabase(dataDir))
  if (given) await requireListening(given)
  else await endLeftovers(dataDir)
  await ensureInstalled()
  const serverDir = await ensureBundle('server')
  const secrets = secretsOf(dataDir)
  const databaseUrl = await openDatabase({
    family,
    dataDir,
    secrets,
    databaseUrl: given,
  })

  const state = await demoState(databaseUrl)
  if ((state === 'used' || state === 'demo') && !values.reset) {
    throw new Failure(
      'The database holds data already. To throw them away and load the demo data anew: npm run seed -- --reset',
    )
  }
  const options = { serverDir, databaseUrl, dataDir, secrets }
  await beginDemo(databaseUrl, { clear: state !== 'new' })
  await step('Migrating the database', () => runServerCommand('migrate', options))
  await step(`Loading the demo data at scale ${values.scale}`, (detail) =>
    runServerCommand('seed', { ...options, args: ['--scale', values.scale], onLine: detail }),
  )
  await finishDemo(databaseUrl)
  await endOtherSessions(databaseUrl)
}

if (values.help) console.log(HELP)
else
  seed().then(
    () => leave(0),
    (error) => {
      report(error)
      leave(1)
    },
  )
