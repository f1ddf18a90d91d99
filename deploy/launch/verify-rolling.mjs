import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startBalancer } from './lib/balancer.mjs'
import { ensureBundle } from './lib/bundle.mjs'
import { figure, runCommandToEnd } from './lib/command.mjs'
import { ensureData } from './lib/data.mjs'
import { ensureDatabase } from './lib/database.mjs'
import { Failure } from './lib/failure.mjs'
import { startNode } from './lib/family.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot } from './lib/paths.mjs'
import { freePort } from './lib/ports.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { isUp, until } from './lib/processes.mjs'
import { ensurePublished } from './lib/remotes.mjs'
import { makeLoad } from './lib/rolling-load.mjs'
import { secretsOf } from './lib/secrets.mjs'

const HELP = `A rolling deploy: two edges and three APIs behind nginx, and then behind HAProxy, each replaced in turn under load.

  npm run verify:rolling                          one deploy behind each
  npm run verify:rolling -- --n 20 --with nginx   twenty behind one of them
  npm run verify:rolling -- --registry <folder>   with releases that are there already`

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '1' },
    with: { type: 'string', multiple: true, default: ['nginx', 'haproxy'] },
    registry: { type: 'string' },
    help: { type: 'boolean' },
  },
})
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
const DRAIN_SECONDS = '2'
const folder = mkdtempSync(path.join(tmpdir(), 'samspel-rolling-'))
chmodSync(folder, 0o755)
const members = []
const hasEnded = ({ child }) => child.exitCode !== null || child.signalCode !== null

async function close() {
  for (const member of [...members].reverse()) {
    member.stop()
    if (!(await until(async () => hasEnded(member), 15_000))) member.child.kill('SIGKILL')
  }
  rmSync(folder, { recursive: true, force: true })
}

/** Manages a process on a fixed port that can be replaced by a new one. */
function instance({ name, script, port, env, health }) {
  let member
  const start = async () => {
    member = startNode({
      name,
      script,
      dataDir: path.join(folder, 'logs'),
      env: { ...env, HOST: '127.0.0.1', PORT: String(port), DRAIN_SECONDS },
    })
    members.push(member)
    const isReady = await until(async () => hasEnded(member) || isUp(`http://127.0.0.1:${port}${health}`), 120_000)
    if (!isReady || hasEnded(member)) throw new Failure(`${name} did not start: ${member.log}`)
  }
  const replace = async () => {
    member.stop()
    if (!(await until(async () => hasEnded(member), 30_000))) throw new Failure(`${name} did not stop within 30 s.`)
    members.splice(members.indexOf(member), 1)
    await start()
  }
  return { name, port, start, replace }
}

async function main() {
  await ensureInstalled()
  const serverDir = await ensureBundle('server')
  const edgeDir = await ensureBundle('edge')
  const dataDir = path.join(folder, 'data')
  const storageDir = path.join(folder, 'registry')
  mkdirSync(dataDir)
  const built = path.resolve(values.registry ?? inRoot('.cache', 'test-registry'))
  if (!values.registry) await ensurePublished(built)
  cpSync(built, storageDir, { recursive: true })
  const key = path.join(path.dirname(built), 'registry-key.pem')
  if (existsSync(key)) cpSync(key, path.join(folder, 'registry-key.pem'))

  const secrets = secretsOf(dataDir)
  const { url, member } = await startPostgres({ dataDir, secrets, settings: FAST })
  members.push(member)
  await ensureDatabase(url('postgres'), 'samspel')
  await ensureData({ serverDir, databaseUrl: url('samspel'), dataDir })

  const [front, back, ...ports] = await Promise.all(Array.from({ length: 7 }, () => freePort()))
  const apis = [0, 1, 2].map((at) =>
    instance({
      name: `api ${at}`,
      script: path.join(serverDir, 'main.js'),
      port: ports[at],
      health: '/readyz',
      env: {
        DATABASE_URL: url('samspel'),
        DATA_DIR: dataDir,
        SESSION_SECRET: secrets.sessionSecret,
        PUBLIC_URL: `http://localhost:${front}`,
        SIGN_IN_LIMIT: '10000',
      },
    }),
  )
  const edges = [3, 4].map((at) =>
    instance({
      name: `edge ${at - 3}`,
      script: path.join(edgeDir, 'edge.js'),
      port: ports[at],
      health: '/healthz',
      env: { STORAGE_DIR: storageDir, API_URL: `http://127.0.0.1:${back}`, TRUSTED_PROXIES: 'loopback' },
    }),
  )
  for (const api of apis) await api.start()
  for (const edge of edges) await edge.start()

  let failed = 0
  for (const kind of values.with) {
    const balancer = await startBalancer(/** @type {'nginx' | 'haproxy'} */ (kind), {
      folder,
      front,
      back,
      edges: edges.map(({ port }) => port),
      apis: apis.map(({ port }) => port),
    })
    if (!balancer) {
      figure(`${kind} is not installed: skipped`)
      continue
    }
    const load = await makeLoad(`http://127.0.0.1:${front}`)
    const deploys = Number(values.n)
    for (let deploy = 1; deploy <= deploys; deploy += 1) {
      for (const each of [...apis, ...edges]) {
        await each.replace()
        // Replace the next one only after the balancer uses this one again: nginx' fail_timeout.
        await new Promise((resolve) => setTimeout(resolve, 4_500))
      }
      if (deploys > 1) console.log(`        deploy ${deploy} of ${deploys} behind ${kind}: ${load.soFar()}`)
    }
    const told = await load.stop()
    failed += told.failed
    figure(`${deploys} rolling deploys behind ${kind} (${deploys * 5} instances replaced): ${told.text}`)
    for (const line of told.failures.slice(0, 10)) console.log(`        ${line}`)
    await balancer.stop()
  }
  if (failed > 0) throw new Failure(`${failed} requests failed.`)
}

runCommandToEnd(main, { help: values.help && HELP, close })
