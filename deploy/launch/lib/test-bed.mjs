import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBundle } from './bundle.mjs'
import { ensureData, runServerCommand } from './data.mjs'
import { copyDatabase, ensureDatabase } from './database.mjs'
import { makeFamily } from './family.mjs'
import { makeFastFolder } from './memory-folder.mjs'
import { inRoot } from './paths.mjs'
import { freePort } from './ports.mjs'
import { startPostgres } from './postgres.mjs'
import { step } from './progress.mjs'
import { ensurePublished } from './remotes.mjs'
import { secretsOf } from './secrets.mjs'
import { startStack } from './stack.mjs'

// Test data may be lost: if the machine crashes, the test run is over anyway.
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
/** Databases of a test live for seconds, and the log is kept small where it is in memory. What is measured keeps PostgreSQL's own settings. */
const SHORT_LIVED = { autovacuum: 'off', max_wal_size: '256MB' }
const TEMPLATE = 'samspel_template'
const DEMO = 'samspel_demo'

/** Copies the built registry and its key, so that tests can publish, promote and roll back without affecting the next run. */
async function scratchRegistry(folder) {
  const built = inRoot('.cache', 'test-registry')
  await ensurePublished(built)
  const copy = path.join(folder, 'registry')
  cpSync(built, copy, { recursive: true })
  const key = inRoot('.cache', 'registry-key.pem')
  if (existsSync(key)) cpSync(key, path.join(folder, 'registry-key.pem'))
  return copy
}

/**
 * A PostgreSQL for this test run, in a temporary folder that is removed with it; created on first use.
 * @param {{ inMemory?: boolean }} [options] `inMemory`: for short-lived data of a few hundred MB; the folder is in memory if there is enough of it
 */
export function makeTestBed({ inMemory = false } = {}) {
  /** @type {ReturnType<typeof open> | null} */
  let opened = null
  let folder = ''
  const family = makeFamily((member, how) =>
    console.error(`${member.name} stopped unexpectedly (${how}). Its log: ${member.log}`),
  )

  const open = async () => {
    folder = inMemory ? makeFastFolder('samspel-test-') : mkdtempSync(path.join(tmpdir(), 'samspel-test-'))
    const secrets = secretsOf(folder)
    const { url, member } = await step('Starting PostgreSQL for the tests', () =>
      startPostgres({ dataDir: folder, secrets, settings: { ...FAST, ...(inMemory && SHORT_LIVED) } }),
    )
    family.add(member)
    return { url, secrets }
  }
  const bed = () => (opened ??= open())
  let stacks = 0
  // Stacks wait for one build at a time; the second finds it already done.
  /** @type {Promise<unknown>} */
  let published = Promise.resolve()

  const seedDemo = async () => {
    const { url, secrets } = await bed()
    const dataDir = path.join(folder, 'demo')
    mkdirSync(dataDir)
    await ensureDatabase(url('postgres'), DEMO)
    await ensureData({ serverDir: await ensureBundle('server'), databaseUrl: url(DEMO), dataDir, secrets })
    return dataDir
  }
  /** @type {Promise<string> | null} */
  let seeded = null
  /** The seeded demo data, created once: the database that stacks copy, and the folder with its files. */
  const demo = () => (seeded ??= seedDemo())

  return {
    /** URL of a migrated database without rows; test files copy it (`create database x template samspel_template`). */
    async templateUrl() {
      const { url } = await bed()
      await ensureDatabase(url('postgres'), TEMPLATE)
      const serverDir = await ensureBundle('server')
      await runServerCommand('migrate', { serverDir, databaseUrl: url(TEMPLATE), dataDir: folder })
      return url(TEMPLATE)
    },

    /** Environment of the API's tests: the template database, and the built API for tests that start it as a process of its own. */
    async apiEnv() {
      return {
        TEST_DATABASE_URL: await this.templateUrl(),
        API_MAIN: path.join(await ensureBundle('server'), 'main.js'),
      }
    },

    /** A folder for what the processes of this test run share. */
    async sharedFolder() {
      await bed()
      const shared = path.join(folder, 'shared')
      mkdirSync(shared, { recursive: true })
      return shared
    },

    /**
     * Starts a whole Samspel on free ports, with its own demo database, data folder and copy of the registry. Several can run
     * side by side without affecting each other.
     */
    async stack(settings = {}) {
      const { url, secrets } = await bed()
      stacks += 1
      const name = `stack-${stacks}`
      const dataDir = path.join(folder, name)
      const database = `samspel_e2e_${stacks}`
      const demoDir = await demo()
      cpSync(demoDir, dataDir, { recursive: true })
      await copyDatabase(url('postgres'), DEMO, database)
      const building = published.then(() => scratchRegistry(dataDir))
      published = building
      const storageDir = await building
      const port = await freePort()
      const baseUrl = `http://localhost:${port}`
      const { registryUrl } = await startStack({
        family,
        secrets,
        port,
        dataDir,
        storageDir,
        databaseUrl: url(database),
        host: '127.0.0.1',
        publicUrl: baseUrl,
        // Journeys sign in far more often than people do.
        env: { SIGN_IN_LIMIT: '10000', ...settings },
      })
      return { baseUrl, dataDir, storageDir, registryUrl }
    },

    async close() {
      await family.stop()
      if (folder) rmSync(folder, { recursive: true, force: true })
    },
  }
}
