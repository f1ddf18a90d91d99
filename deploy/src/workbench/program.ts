import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { listBuildables } from '../build/workspace'

const usage = {
  isolate: 'npm run isolate -- mf-x [--dir <folder>]              one remote in its harness',
  dev: 'npm run dev -- mf-x --into <url> [--dir <folder>]   one remote inside a shell that runs at <url>',
}

/** Ends with one line that a person can act on. */
export function fail(problem: string): never {
  console.error(problem)
  process.exit(1)
}

export const say = (line: string): void => console.log(line)

interface Command {
  name: string
  /** Folder of the sources: that of the remote, or another one that holds them. */
  dir: string
  /** Address of the shell; empty for `isolate`. */
  into: string
}

function addressOf(text: string): string {
  try {
    const { protocol, href } = new URL(text)
    if (protocol === 'http:' || protocol === 'https:') return href
  } catch {
    // The line below says it.
  }
  return fail(`--into ${text} is no address, such as http://localhost:8080`)
}

/** What was asked for on the command line. */
export function commandOf(command: keyof typeof usage): Command {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { dir: { type: 'string' }, into: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) {
    console.log(usage[command])
    process.exit(0)
  }
  const remotes = listBuildables().filter(({ kind }) => kind === 'remote')
  const names = remotes.map((remote) => remote.name).join(', ')
  const [name] = positionals
  const known = remotes.find((remote) => remote.name === name)
  if (!name) fail(`Which remote? One of ${names}.\n  ${usage[command]}`)
  if (!known) fail(`${name} is no remote here; there are ${names}.`)
  const dir = values.dir ? resolve(process.env.INIT_CWD ?? process.cwd(), values.dir) : known.dir
  if (!existsSync(resolve(dir, 'src/remote.ts'))) fail(`${dir} holds no remote: there is no src/remote.ts.`)
  if (command === 'dev' && !values.into) fail(`Into which Samspel? --into http://localhost:8080\n  ${usage.dev}`)
  return { name, dir, into: command === 'dev' ? addressOf(values.into!) : '' }
}

/** Listens on PORT, else on `port` (0: any free one), on this machine alone unless HOST says otherwise. */
export async function listen(app: FastifyInstance, port: number): Promise<string> {
  const wanted = Number(process.env.PORT || port)
  const host = process.env.HOST || '127.0.0.1'
  try {
    await app.listen({ host, port: wanted })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    fail(code === 'EADDRINUSE' ? `Port ${wanted} is in use. Choose another: PORT=${wanted + 1}` : message)
  }
  const address = app.server.address()
  return `http://localhost:${address && typeof address === 'object' ? address.port : wanted}`
}

const closers: (() => unknown)[] = []
let stopping = false

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await Promise.allSettled(closers.map((close) => close()))
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
process.once('disconnect', () => void stop())

/** Called when this program is asked to stop, or when whoever started it is gone. */
export const whenStopped = (close: () => unknown): void => void closers.push(close)
