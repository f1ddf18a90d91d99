import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { workspaceRoot } from '../build/workspace'

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const POLL_MS = 10
const PATIENCE_MS = 60_000

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS))

/** ms since a time of `performance.now()`. */
const since = (begun: number): number => performance.now() - begun

/** Runs the real command in a separate process and measures it in ms. Throws with its output on failure. */
export function remoteCommand(storageDir: string, ...args: string[]): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(workspaceRoot, 'deploy/launch/cli.cjs'), 'remote', ...args, '--storage', storageDir, '--by', 'verify:ship'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    let problems = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      problems += text
    })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve(since(begun))
        : reject(new Error(`remote ${args.join(' ')} ended with ${code}:\n${problems}`)),
    )
  })
}

/** Starts an edge for a storage in a separate process. */
export async function startEdge(
  storageDir: string,
): Promise<{ page(path: string): Promise<string>; stop(): Promise<void> }> {
  const port = await freePort()
  const edge: ChildProcess = spawn(
    process.execPath,
    ['--import', tsx, join(workspaceRoot, 'deploy/launch/entries/edge.ts')],
    {
      env: {
        ...process.env,
        STORAGE_DIR: storageDir,
        API_URL: 'http://127.0.0.1:9',
        HOST: '127.0.0.1',
        PORT: String(port),
        REGISTRY_SERVICE_PORT: '',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const page = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  const begun = performance.now()
  while (!(await page('/healthz').catch(() => ''))) {
    if (edge.exitCode !== null || since(begun) > PATIENCE_MS) throw new Error('the edge did not start')
    await pause()
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      edge.once('close', () => resolve())
      edge.kill('SIGTERM')
    })
  return { page, stop }
}

/** ms from the start of the command until the edge serves a page that contains `text`. */
export async function untilLive(
  command: () => Promise<number>,
  page: () => Promise<string>,
  text: string,
): Promise<number> {
  const begun = performance.now()
  const done = command()
  let failure: unknown
  done.catch((error: unknown) => {
    failure = error
  })
  while (!(await page()).includes(text)) {
    if (failure) throw failure
    if (since(begun) > PATIENCE_MS) throw new Error(`the edge's page never held ${text}`)
    await pause()
  }
  const live = since(begun)
  await done
  return live
}
