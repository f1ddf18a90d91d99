import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { recordService } from '../services'
import type { ErrorReporter, Failure } from './reporter'

/** Parses key and address from `https://<key>@<host>/<path>/<project>`. */
export const readDsn = (dsn: string): { key: string; url: string } => {
  const wrong = new Error('SENTRY_DSN must be of the form https://<key>@<host>/<project>')
  if (!URL.canParse(dsn)) throw wrong
  const { protocol, host, username, pathname } = new URL(dsn)
  const folders = pathname.split('/').filter(Boolean)
  const project = folders.pop()
  if (!/^https?:$/.test(protocol) || !username || !project || !/^\d+$/.test(project)) throw wrong
  return { key: username, url: `${protocol}//${[host, ...folders, 'api', project, 'envelope'].join('/')}/` }
}

/** Parses `at page (https://…:1:2)` of Chrome and `page@https://…:1:2` of other browsers; innermost frame last, as Sentry expects. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, chrome, firefox, filename, lineno, colno] =
        /^(?:\s*at (?:(.*?) \()?|(.*?)@)(\S+?):(\d+):(\d+)\)?$/.exec(line) ?? []
      return filename
        ? [{ filename, function: chrome || firefox || '?', lineno: Number(lineno), colno: Number(colno), in_app: true }]
        : []
    })
    .reverse()
    .slice(-30)

/** One event as an envelope: envelope header, item header, item. */
export const envelopeOf = (
  { at, remote, version, channel, phase, code, browser, message, stack, path }: Failure,
  environment: string,
): string => {
  const id = randomBytes(16).toString('hex')
  const frames = framesOf(stack ?? '')
  const type = /^([A-Za-z]*(?:Error|Exception))\b/.exec(message)?.[1] ?? 'Error'
  const event = JSON.stringify({
    event_id: id,
    timestamp: at.getTime() / 1_000,
    platform: 'javascript',
    level: 'error',
    logger: 'samspel.telemetry',
    release: `${remote}@${version}`,
    environment,
    ...(path && { transaction: path }),
    tags: { remote, version, channel, browser, ...(phase && { phase }), ...(code && { code }) },
    exception: { values: [{ type, value: message, ...(frames.length > 0 && { stacktrace: { frames } }) }] },
  })
  return [
    JSON.stringify({ event_id: id, sent_at: new Date().toISOString() }),
    JSON.stringify({ type: 'event', content_type: 'application/json', length: Buffer.byteLength(event) }),
    event,
    '',
  ].join('\n')
}

const patienceMs = 5_000
const atOnce = 5
const aMinute = 60

interface SentryOptions {
  dsn: string
  /** Share of errors sent, 0–1. */
  sampleRate: number
  environment: string
  log: FastifyBaseLogger
  chance?: () => number
  now?: () => number
}

/** Sends errors to Sentry's envelope endpoint: a sample, at most 60 a minute and 5 at once, respecting requests to pause. */
export const sentryReporter = ({
  dsn,
  sampleRate,
  environment,
  log,
  chance = Math.random,
  now = Date.now,
}: SentryOptions): ErrorReporter => {
  const { key, url } = readDsn(dsn)
  const underWay = new Set<Promise<void>>()
  let pausedUntil = 0
  let minute = { start: 0, count: 0 }

  const mayGo = () => {
    const time = now()
    if (time - minute.start >= 60_000) minute = { start: time, count: 0 }
    if (time < pausedUntil || underWay.size >= atOnce || minute.count >= aMinute || chance() >= sampleRate) return false
    minute.count += 1
    return true
  }
  const send = async (failure: Failure) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=samspel/1, sentry_key=${key}`,
      },
      body: envelopeOf(failure, environment),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    await answer.body?.cancel()
    if (answer.status === 429 || answer.status >= 500)
      pausedUntil = now() + (Number(answer.headers.get('retry-after')) || 60) * 1_000
    if (answer.ok) recordService('errors', true, 'report_sent')
    else recordService('errors', false, `${answer.status} ${answer.statusText}`.trim())
    if (!answer.ok) log.warn({ status: answer.status }, 'the error reporter refused a failure')
  }
  return {
    report: (failure) => {
      if (!mayGo()) return
      const work = send(failure)
        .catch((error: unknown) =>
          log.warn({ reason: (error as Error).message }, 'the error reporter could not be reached'),
        )
        .finally(() => underWay.delete(work))
      underWay.add(work)
    },
    close: async () => void (await Promise.all(underWay)),
  }
}
