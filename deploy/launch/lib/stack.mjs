import { existsSync } from 'node:fs'
import path from 'node:path'
import { isLoopback } from '../../src/loopback.mjs'
import { ensureBundle } from './bundle.mjs'
import { ensureData, requireSettings } from './data.mjs'
import { ensureDatabase, requireDatabase } from './database.mjs'
import { Failure } from './failure.mjs'
import { startNode } from './family.mjs'
import { tailOf } from './logs.mjs'
import { freePort, keptPort } from './ports.mjs'
import { startPostgres } from './postgres.mjs'
import { startPractice, startPushGateway, tellOfDemo, wantsPractice } from './practice.mjs'
import { isUp, until } from './processes.mjs'
import { step } from './progress.mjs'
import { releaseName } from './release-name.mjs'
import { ensurePublished } from './remotes.mjs'

const READY_MS = 60_000

/** The map's streets: a file of that name in the data folder, where no setting names another one or tiles. */
function mapIn(dataDir) {
  const file = path.join(dataDir, 'map.pmtiles')
  const isSet = process.env.SAMSPEL_MAP_FILE || process.env.SAMSPEL_TILE_URL
  return !isSet && existsSync(file) ? { SAMSPEL_MAP_FILE: file } : {}
}

async function waitUntilReady(member, url) {
  const { name, child, log } = member
  const gone = () => child.exitCode !== null || child.signalCode !== null
  const ready = await until(async () => gone() || isUp(url), READY_MS)
  if (gone()) throw new Failure(`${name} did not start.`, tailOf(log))
  if (!ready) throw new Failure(`${name} did not become ready within a minute.`, tailOf(log))
  member.ready = true
}

/**
 * Returns the URL of the database to use: the given one, checked, or a built-in one, started as a member of the family.
 * @param {{
 *   family: ReturnType<typeof import('./family.mjs').makeFamily>, dataDir: string, secrets: any, databaseUrl?: string | undefined,
 *   database?: string, settings?: Record<string, string>
 * }} options
 */
export async function openDatabase({ family, dataDir, secrets, databaseUrl, database = 'samspel', settings }) {
  if (databaseUrl) {
    await requireDatabase(databaseUrl)
    return databaseUrl
  }
  const { url, member } = await step('Starting PostgreSQL', () => startPostgres({ dataDir, secrets, settings }))
  family.add(member)
  await ensureDatabase(url('postgres'), database)
  return url(database)
}

/**
 * Starts an API server and waits until it is ready.
 * @param {{
 *   family: ReturnType<typeof import('./family.mjs').makeFamily>, serverDir: string, dataDir: string, databaseUrl: string, secrets: any,
 *   env: Record<string, string>
 * }} options
 * @returns {Promise<string>} its address
 */
export async function startApi({ family, serverDir, dataDir, databaseUrl, secrets, env }) {
  const port = await freePort()
  const api = family.add(
    startNode({
      name: 'The API server',
      script: path.join(serverDir, 'main.js'),
      dataDir,
      env: {
        // Pictures and passwords may occupy twelve threads at once; files and name look-ups must not wait for them.
        UV_THREADPOOL_SIZE: '16',
        ...env,
        HOST: '127.0.0.1',
        PORT: String(port),
        TRUSTED_PROXIES: 'loopback',
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        SESSION_SECRET: secrets.sessionSecret,
        SAMSPEL_VERSION: releaseName(process.env),
      },
    }),
  )
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(api, `${url}/readyz`)
  return url
}

/**
 * Goes from sources to a running Samspel: bundles, remotes, data, practice world, API and edge. The registry service listens at REGISTRY_SERVICE_HOST and
 * REGISTRY_SERVICE_PORT of this process's environment; by default on a port of the loopback address that the data folder keeps.
 * @param {object} options
 * @param {ReturnType<typeof import('./family.mjs').makeFamily>} options.family the processes are added to it
 * @param {string} options.dataDir uploads and logs @param {string} options.storageDir published shell and remotes
 * @param {string} options.databaseUrl @param {Record<string, string>} options.secrets
 * @param {string} options.host @param {number} options.port where the edge listens
 * @param {string} options.publicUrl address that people type @param {boolean} [options.demo] false: no demo data
 * @param {Record<string, string>} [options.env] more of the environment of both
 */
export async function startStack({
  family,
  dataDir,
  storageDir,
  databaseUrl,
  secrets,
  host,
  port,
  publicUrl,
  demo,
  env = {},
}) {
  const serverDir = await ensureBundle('server')
  const given = { ...process.env, ...env }
  const practice = wantsPractice({ env: given, host, publicUrl })
    ? await startPractice({ family, dataDir, publicUrl, env: given, waitUntilReady })
    : undefined
  await requireSettings({ serverDir, databaseUrl, dataDir, env: practice?.settings })
  const edgeDir = await ensureBundle('edge')
  await ensurePublished(storageDir)
  await ensureData({ serverDir, databaseUrl, dataDir, secrets, demo, env: practice?.settings })
  if (practice) await tellOfDemo({ url: practice.url, dataDir })

  return step('Starting the API server and the edge', async () => {
    const registryHost = process.env.REGISTRY_SERVICE_HOST || '127.0.0.1'
    const registryPort = Number(process.env.REGISTRY_SERVICE_PORT) || (await keptPort(dataDir, 'registry'))
    const registry = { REGISTRY_SECRET: secrets.registrySecret }
    const gateway = practice?.gateway && { family, edgeDir, dataDir, env: practice.gateway, waitUntilReady }
    const starting = startApi({
      family,
      serverDir,
      dataDir,
      databaseUrl,
      secrets,
      // This process's TRUSTED_PROXIES names the proxies in front of the edge; the only proxy in front of the API is the edge.
      env: {
        ...practice?.settings,
        ...env,
        ...registry,
        PUBLIC_URL: publicUrl,
        REGISTRY_URL: `http://127.0.0.1:${registryPort}`,
      },
    })
    const [apiUrl] = await Promise.all([starting, gateway && startPushGateway(gateway)])
    const edge = family.add(
      startNode({
        name: 'The edge',
        script: path.join(edgeDir, 'edge.js'),
        dataDir,
        env: {
          ...env,
          ...registry,
          HOST: host,
          PORT: String(port),
          PUBLIC_URL: publicUrl,
          API_URL: apiUrl,
          ...(practice && { PRACTICE_URL: practice.url }),
          STORAGE_DIR: storageDir,
          REGISTRY_SERVICE_HOST: registryHost,
          REGISTRY_SERVICE_PORT: String(registryPort),
          ...(isLoopback(host) && !process.env.CONTACT_EMAIL && { CONTACT_EMAIL: 'hej@samspel.test' }),
          ...mapIn(dataDir),
        },
      }),
    )
    await waitUntilReady(edge, `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}/healthz`)
    return { registryUrl: `http://localhost:${registryPort}` }
  })
}
