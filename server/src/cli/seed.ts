import { parseArgs } from 'node:util'
import pg from 'pg'
import { readConfig } from '../config'
import { demoPassword, NotDemoData, seed } from '../seed'

const say = (line: string) => process.stdout.write(`${line}\n`)
const fail = (line: string): never => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const { values } = parseArgs({
  options: { scale: { type: 'string', default: '1' }, force: { type: 'boolean', default: false } },
})
const scale = Number(values.scale)
if (!Number.isInteger(scale) || scale < 1 || scale > 1000) fail('--scale takes a whole number from 1 to 1000.')
const configOf = () => {
  try {
    return readConfig(process.env)
  } catch (error) {
    return fail((error as Error).message)
  }
}
const config = configOf()
const { databaseUrl, dataDir } = config
const started = Date.now()
const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
try {
  const result = await seed({ pool, dataDir, config, scale, force: values.force, onProgress: say })
  if (result === 'present') say('The demo data are there already; --force makes them anew.')
  else
    say(
      `Demo data, scale ${scale}, in ${((Date.now() - started) / 1000).toFixed(1)} s. Every demo account has the password ${demoPassword}.`,
    )
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${error instanceof NotDemoData ? error.message : (error as Error).stack}\n`)
} finally {
  await pool.end()
}
