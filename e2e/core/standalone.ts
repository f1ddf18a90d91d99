import { execFile, spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Running } from './workbench'
import { freePort } from './workbench'

const run = promisify(execFile)
const checkout = path.resolve(import.meta.dirname, '../..')
const PNPM = 'pnpm@10.34.9'

/** A folder outside the checkout, none of whose parents contains anything of ours. */
export interface Elsewhere {
  folder: string
  remove(): void
}

/** A remote in a separate repository. */
export interface Repository {
  dir: string
  /** Modules and files that its programs have resolved and read so far. */
  reads(): string[]
  edit(file: string, from: string, to: string): void
  /** Checks its types. */
  typecheck(): Promise<void>
  /** Runs one of its scripts and returns the output. */
  script(name: string, ...args: string[]): Promise<string>
  /** Starts a long-running `samspel` command and waits until its output matches `line`. */
  start(args: readonly string[], line: RegExp): Promise<Running>
}

export function elsewhere(): Elsewhere {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'samspel-team-')))
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at))
    if (existsSync(path.join(at, 'node_modules'))) throw new Error(`${at} holds packages that a team would not have`)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Runs a command of this checkout, as an operator would. */
export const here = async (...args: string[]): Promise<string> =>
  (await run(process.execPath, ['deploy/launch/cli.cjs', ...args], { cwd: checkout, maxBuffer: 50_000_000 })).stdout

/** The files that belong to this checkout. */
export const ofThisCheckout = (files: readonly string[]): string[] =>
  files.filter((file) => file === checkout || file.startsWith(`${checkout}/`))

/** The environment of a team: Node, npm and its own settings, and nothing from the environment of these tests. */
const environment = (settings: Record<string, string>): NodeJS.ProcessEnv => {
  const { HOME, npm_config_cache, npm_config_store_dir, npm_config_registry } = process.env
  const kept = Object.fromEntries(
    Object.entries({ HOME, npm_config_cache, npm_config_store_dir, npm_config_registry }).filter(
      ([, value]) => value !== undefined,
    ),
  )
  return { ...kept, PATH: `${path.dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`, ...settings }
}

/** Installs a repository's packages, from the local cache as far as possible. */
export async function openRepository(dir: string, settings: Record<string, string>): Promise<Repository> {
  await run('npx', ['--yes', PNPM, 'install', '--prefer-offline', '--reporter=silent'], {
    cwd: dir,
    env: environment({ CI: 'true' }),
    maxBuffer: 50_000_000,
  })
  const log = path.join(path.dirname(dir), `${path.basename(dir)}.reads`)
  // Copy the tracer out of the checkout, because loading it from there would count as a read.
  const tracer = path.join(path.dirname(dir), 'trace-reads.cjs')
  cpSync(path.join(import.meta.dirname, 'trace-reads.cjs'), tracer)
  writeFileSync(log, '')
  const env = environment({ ...settings, CI: 'true', TRACE_READS: log, NODE_OPTIONS: `--require=${tracer}` })
  const script = async (name: string, ...args: string[]) => {
    const { stdout } = await run('npm', ['run', '--silent', name, '--', ...args], {
      cwd: dir,
      env,
      maxBuffer: 50_000_000,
    }).catch((error: Error & { stdout: string; stderr: string }) => {
      throw new Error(`npm run ${name}\n${error.stdout}\n${error.stderr}`)
    })
    return stdout
  }
  return {
    dir,
    script,
    reads: () => [...new Set(readFileSync(log, 'utf8').split('\n'))].filter((file) => path.isAbsolute(file)),
    edit(file, from, to) {
      const before = readFileSync(path.join(dir, file), 'utf8')
      if (!before.includes(from)) throw new Error(`${file} holds no ${from}`)
      writeFileSync(path.join(dir, file), before.replaceAll(from, to))
    },
    async typecheck() {
      // The compiler is no JavaScript, so that the tracer does not see what it reads.
      const listed = await script('typecheck', '--listFiles')
      if (!listed.includes(path.join(dir, 'src/remote.ts')))
        throw new Error(`The compiler has read no sources: ${listed}`)
      appendFileSync(log, listed)
    },
    async start(args, line) {
      // Start the program directly: npm would not forward the signal.
      const child = spawn(process.execPath, [path.join(dir, 'node_modules/@samspel/cli/bin/samspel.mjs'), ...args], {
        cwd: dir,
        env: { ...env, PORT: await freePort() },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      let printed = ''
      return new Promise((resolve, reject) => {
        const hear = (text: Buffer) => {
          printed += text.toString('utf8')
          const found = line.exec(printed)
          if (found) resolve({ said: found[1] ?? '', stop: () => (child.kill('SIGTERM'), ended) })
        }
        child.stdout.on('data', hear)
        child.stderr.on('data', hear)
        void ended.then(() => reject(new Error(`${args.join(' ')} has ended:\n${printed}`)))
      })
    },
  }
}
