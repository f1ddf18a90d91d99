import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import path from 'node:path'

const checkout = path.resolve(import.meta.dirname, '../..')

/** A copy of a remote's sources that a test may change. */
export interface RemoteCopy {
  dir: string
  /** Replaces a text in one of its files. */
  edit(file: string, from: string, to: string): void
  /** Writes its texts in a pseudo-language by FormatJS's commands, as described in docs/guides/translate.md. */
  translate(language: string): void
  remove(): void
}

export function copyOf(remote: string): RemoteCopy {
  const cache = path.join(checkout, '.cache')
  mkdirSync(cache, { recursive: true })
  const dir = mkdtempSync(path.join(cache, `${remote}-`))
  for (const part of ['src', 'package.json', 'webpack.config.ts'])
    cpSync(path.join(checkout, remote, part), path.join(dir, part), { recursive: true })
  symlinkSync(path.join(checkout, remote, 'node_modules'), path.join(dir, 'node_modules'))
  return {
    dir,
    edit(file, from, to) {
      const before = readFileSync(path.join(dir, file), 'utf8')
      if (!before.includes(from)) throw new Error(`${file} holds no ${from}`)
      writeFileSync(path.join(dir, file), before.replaceAll(from, to))
    },
    translate(language) {
      const formatjs = (...args: string[]) =>
        execFileSync(path.join(checkout, 'node_modules/.bin/formatjs'), args, { cwd: dir, stdio: 'pipe' })
      const texts = path.join(dir, 'texts.json')
      mkdirSync(path.join(dir, 'locales'))
      formatjs('extract', 'src/**/*.{ts,tsx}', '--ignore', '**/*.test.*', '--out-file', texts)
      formatjs('compile', texts, '--ast', '--pseudo-locale', language, '--out-file', `locales/${language}.json`)
      rmSync(texts)
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}

export const freePort = () =>
  new Promise<string>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(String(port)))
    })
  })

/** A launcher command that runs until stopped. */
export interface Running {
  /** First group of the line that it waited for. */
  said: string
  stop(): Promise<void>
}

/** Starts a command and waits until its output matches `line`, whose first group becomes `said`. Rejects if the command ends first. */
export function startCommand(args: string[], line: RegExp, env: Record<string, string> = {}): Promise<Running> {
  const child = spawn(process.execPath, ['deploy/launch/cli.cjs', ...args], {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.channel?.unref()
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let printed = ''
  return new Promise((resolve, reject) => {
    const hear = (text: Buffer) => {
      printed += text.toString('utf8')
      const found = line.exec(printed)
      if (!found) return
      resolve({
        said: found[1] ?? '',
        stop() {
          child.kill('SIGTERM')
          return ended
        },
      })
    }
    child.stdout!.on('data', hear)
    child.stderr!.on('data', hear)
    void ended.then(() => reject(new Error(`${args.join(' ')} has ended:\n${printed}`)))
  })
}
