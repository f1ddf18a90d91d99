import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { figure, NOT_HERE, runCommandToEnd } from './lib/command.mjs'
import { ensureDatabase } from './lib/database.mjs'
import { Failure } from './lib/failure.mjs'
import { inRoot } from './lib/paths.mjs'
import { freePort } from './lib/ports.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { isUp, until } from './lib/processes.mjs'
import { secretsOf } from './lib/secrets.mjs'

const HELP = `Runs the images that \`npm run images\` has built with buildah: migrations, API, edge, a page through both, and their end. Root alone.

  BUILDAH_ISOLATION=chroot STORAGE_DRIVER=vfs npm run verify:images -- --tag latest`

const { values } = parseArgs({ options: { tag: { type: 'string', default: 'latest' }, help: { type: 'boolean' } } })
const folder = mkdtempSync(path.join(tmpdir(), 'samspel-images-'))
const containers = []
const running = []
let database

const buildah = (...args) => {
  const { status, stdout, stderr } = spawnSync('buildah', args, { encoding: 'utf8' })
  if (status !== 0) throw new Failure(`buildah ${args[0]} did not succeed.`, stderr)
  return stdout.trim()
}

/** Innermost process started by `buildah run`: the one that a container runtime would signal. */
function innermost(pid) {
  for (let at = pid; ;) {
    // A multithreaded program may have started it from any of its threads.
    const [child] = readdirSync(`/proc/${at}/task`)
      .flatMap((task) => readFileSync(`/proc/${at}/task/${task}/children`, 'utf8').trim().split(' '))
      .filter(Boolean)
    if (!child) return at
    at = Number(child)
  }
}

/** Runs an image's command as the image's own user. Returns the process, and its output once it has exited. */
function run(container, env, args) {
  const flags = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  const child = spawn('buildah', ['run', ...flags, container, '--', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  running.push(child)
  const over = new Promise((resolve) => child.on('close', (code) => resolve(code)))
  return { child, over, said: () => said }
}

const ready = async (name, { child, said }, url) => {
  const isReady = await until(async () => child.exitCode !== null || isUp(url), 120_000)
  if (!isReady || child.exitCode !== null) throw new Failure(`${name} did not become ready.`, said())
}

const stopped = async (name, { child, over }) => {
  const begun = performance.now()
  process.kill(innermost(child.pid), 'SIGTERM')
  const code = await over
  figure(`${name} ended ${((performance.now() - begun) / 1000).toFixed(1)} s after SIGTERM, with ${code}`)
}

async function main() {
  if (spawnSync('buildah', ['--version']).status !== 0) {
    figure('skipped: buildah is not installed')
    return NOT_HERE
  }
  const secrets = secretsOf(folder)
  const { url, member } = await startPostgres({ dataDir: folder, secrets })
  database = member
  await ensureDatabase(url('postgres'), 'samspel')
  const image = (part) => {
    const name = buildah('from', `localhost/samspel-${part}:${values.tag}`)
    containers.push(name)
    return name
  }
  const [api, edge] = [image('api'), image('edge')]
  const common = { DATABASE_URL: url('samspel'), SESSION_SECRET: secrets.sessionSecret }
  const migrated = run(api, common, ['node', 'server/dist/migrate.js'])
  if ((await migrated.over) !== 0) throw new Failure('The migrations did not succeed.', migrated.said())
  figure(`migrations ran in the image: ${migrated.said().match(/\.sql/g)?.length ?? 0}`)

  const written = run(api, {}, [
    'node',
    '-e',
    `const fs=require('fs');const may=(f)=>{try{fs.writeFileSync(f,'');return true}catch{return false}};
    console.log(JSON.stringify({uid:process.getuid(),data:may('/data/x'),app:may('/app/x'),server:may('/app/server/dist/main.js'),etc:may('/etc/x')}))`,
  ])
  await written.over
  figure(`as the image's user: ${written.said().trim()}`)

  const [apiPort, edgePort] = [await freePort(), await freePort()]
  const apiRun = run(api, { ...common, HOST: '127.0.0.1', PORT: apiPort, DRAIN_SECONDS: 1 }, [
    'node',
    'server/dist/main.js',
  ])
  await ready('The API', apiRun, `http://127.0.0.1:${apiPort}/readyz`)
  const edgeRun = run(
    edge,
    {
      HOST: '127.0.0.1',
      PORT: edgePort,
      DRAIN_SECONDS: 1,
      API_URL: `http://127.0.0.1:${apiPort}`,
      REGISTRY_SIGNING_KEY: readFileSync(inRoot('.cache', 'image', 'storage', 'registry-key.pem'), 'utf8'),
    },
    ['node', 'deploy/dist/edge.js'],
  )
  await ready('The edge', edgeRun, `http://127.0.0.1:${edgePort}/healthz`)
  for (const address of ['/login', '/p/marketplace', '/public/brands', '/healthz']) {
    const answer = await fetch(`http://127.0.0.1:${edgePort}${address}`)
    figure(`${address} through edge and API: ${answer.status}, ${(await answer.text()).length} characters`)
    if (answer.status !== 200) throw new Failure(`${address} answered ${answer.status}.`)
  }
  await stopped('the edge', edgeRun)
  await stopped('the API', apiRun)
}

async function close() {
  for (const child of running)
    if (child.exitCode === null) {
      try {
        process.kill(innermost(child.pid), 'SIGKILL')
      } catch {
        child.kill('SIGKILL')
      }
    }
  for (const name of containers) spawnSync('buildah', ['rm', name])
  database?.stop()
  if (database) await until(async () => database.child.exitCode !== null || database.child.signalCode !== null, 15_000)
  rmSync(folder, { recursive: true, force: true })
}

runCommandToEnd(main, { help: values.help && HELP, close })
