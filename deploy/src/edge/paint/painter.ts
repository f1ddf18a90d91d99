import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { childCode } from './child-code'

/** A painter's answer; see `Painted` of @samspel/federation/paint. */
export interface PainterAnswer {
  needs: string[]
  phone?: string
  desk?: string
  unless?: string[]
}

export interface PainterAsked {
  path: string
  /** Path of the remote's route; empty for the shell's frame. */
  route: string
  language: string
  answers: Record<string, string>
}

interface Waiting {
  resolve: (answer: PainterAnswer) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/**
 * Time limit of a painting in ms, including the start of the process. No page waits that long, but a
 * hanging painting must not block others.
 */
const patience = 15_000
/** After this many failures in a row, painting pauses and pages are served without it. */
const failuresInARow = 3
const pauseMs = 30_000
const atOnce = 24

const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'
/** No files, no child processes, no environment secrets, no code generation from strings. */
const flags = [permission, '--disallow-code-generation-from-strings', '--no-warnings', '--max-old-space-size=192']

const isAnswer = (value: unknown): value is PainterAnswer => {
  const { needs, phone, desk, unless = [] } = (value ?? {}) as Partial<PainterAnswer>
  const isText = (one: unknown) => one === undefined || typeof one === 'string'
  const areTexts = (list: unknown) => Array.isArray(list) && list.every((one) => typeof one === 'string')
  return areTexts(needs) && areTexts(unless) && isText(phone) && isText(desk)
}

/** Runs the painters of releases in one process, started on first use and killed if it hangs. */
export function painterProcess({ now = Date.now, limitMs = patience }: { now?: () => number; limitMs?: number } = {}) {
  let child: ChildProcess | undefined
  let waiting = new Map<number, Waiting>()
  let last = 0
  let failures = 0
  let pausedUntil = 0

  const end = (reason: Error) => {
    const [running, lost] = [child, waiting]
    child = undefined
    waiting = new Map()
    running?.kill('SIGKILL')
    for (const { reject, timer } of lost.values()) {
      clearTimeout(timer)
      reject(reason)
    }
  }

  const start = (): ChildProcess => {
    const started = spawn(process.execPath, [...flags, '-e', childCode], {
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.on('message', (message: { id: number; painted?: string; unknown?: true; error?: string }) => {
      const one = waiting.get(message.id)
      if (!one) return
      waiting.delete(message.id)
      clearTimeout(one.timer)
      if (message.unknown) return one.reject(new UnknownCode())
      try {
        const answer: unknown = JSON.parse(message.painted ?? 'null')
        if (!isAnswer(answer)) throw new Error(message.error ?? 'the painter answered with no painting')
        one.resolve(answer)
      } catch (error) {
        one.reject(error as Error)
      }
    })
    const lost = (error: Error) => {
      if (child === started) end(error)
    }
    started.on('error', lost).on('exit', (code) => lost(new Error(`the painter ended with ${code}`)))
    // The painter must not keep an otherwise idle edge running.
    started.unref()
    started.channel?.unref()
    return started
  }

  const send = (key: string, code: string | undefined, asked: PainterAsked): Promise<PainterAnswer> =>
    new Promise((resolve, reject) => {
      child ??= start()
      const id = ++last
      const timer = setTimeout(() => end(new Error(`${key} did not paint within ${limitMs} ms`)), limitMs)
      timer.unref()
      waiting.set(id, { resolve, reject, timer })
      child.send({ id, key, code, asked }, (error) => error && end(error))
    })

  return {
    /** @param load loads the painter's code if the process does not have it yet */
    async paint(key: string, load: () => Promise<string>, asked: PainterAsked): Promise<PainterAnswer> {
      if (now() < pausedUntil || waiting.size >= atOnce) throw new PainterBusy()
      try {
        const answer = await send(key, undefined, asked).catch(async (error: unknown) => {
          if (!(error instanceof UnknownCode)) throw error
          return send(key, await load(), asked)
        })
        failures = 0
        return answer
      } catch (error) {
        failures += 1
        if (failures >= failuresInARow) {
          failures = 0
          pausedUntil = now() + pauseMs
        }
        throw error
      }
    },
    close: () => end(new Error('the edge is closed')),
  }
}

class UnknownCode extends Error {
  override name = 'UnknownCode'
}

/** Painting is unavailable: too many requests, or too many failures in a row. */
export class PainterBusy extends Error {
  override name = 'PainterBusy'
}

export type Painter = ReturnType<typeof painterProcess>
