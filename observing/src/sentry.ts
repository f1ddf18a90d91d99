import {
  defaultStackParser,
  type Event,
  linkedErrorsIntegration,
  makeNodeTransport,
  NodeClient,
  Scope,
} from '@sentry/node'
import type { ErrorReporter, ForeignError, Log, OnSent, ReporterSettings } from './reporter'
import { scrubbed } from './scrub'

const aMinute = 60

const eventOf = ({ at, release, transaction, tags, type, message, frames }: ForeignError): Event => ({
  timestamp: at.getTime() / 1_000,
  platform: 'javascript',
  level: 'error',
  logger: 'samspel.telemetry',
  release,
  ...(transaction && { transaction }),
  tags,
  exception: {
    values: [
      {
        type,
        value: message,
        ...(frames.length > 0 && { stacktrace: { frames: frames.map((frame) => ({ ...frame })) } }),
      },
    ],
  },
})

/**
 * Sends errors to Sentry: a sample, at most 60 a minute. The client is our own instance, without the parts that patch or gather; pauses that
 * Sentry asks for are its transport's.
 */
export const sentryReporter = (
  { dsn, sampleRate, environment, release }: ReporterSettings,
  log: Log,
  {
    onSent = () => undefined,
    now = Date.now,
    patienceMs = 5_000,
  }: { onSent?: OnSent | undefined; now?: () => number; patienceMs?: number } = {},
): ErrorReporter => {
  let minute = { start: 0, count: 0 }
  const isOneTooMany = () => {
    const time = now()
    if (time - minute.start >= 60_000) minute = { start: time, count: 0 }
    minute.count += 1
    return minute.count > aMinute
  }
  let isAway = false
  const told = (facts: object, message: string) => {
    if (!isAway) log.warn(facts, message)
    isAway = true
  }
  const client = new NodeClient({
    dsn,
    sampleRate,
    environment,
    release,
    integrations: [linkedErrorsIntegration()],
    stackParser: defaultStackParser,
    sendClientReports: false,
    enableRuntimeChannelInjection: false,
    transport: (options) => {
      const { send, flush } = makeNodeTransport(options)
      return {
        flush,
        send: async (envelope) => {
          try {
            const answer = await send(envelope)
            const { statusCode: status = 200 } = answer
            onSent(status < 400 ? undefined : String(status))
            if (status >= 400) told({ status }, 'the error reporter refused a failure')
            else isAway = false
            return answer
          } catch (error) {
            onSent((error as Error).message)
            told({ reason: (error as Error).message }, 'the error reporter could not be reached')
            return {}
          }
        },
      }
    },
    beforeSend: (event) => (isOneTooMany() ? null : scrubbed(event)),
  })
  client.init()
  const scopeWith = (tags: Readonly<Record<string, string>>) => {
    const scope = new Scope()
    scope.setClient(client)
    scope.setTags({ ...tags })
    return scope
  }
  return {
    error: (error, tags) => void scopeWith(tags).captureException(error),
    foreign: (error) => void scopeWith({}).captureEvent(eventOf(error)),
    close: async () => void (await client.close(patienceMs)),
  }
}
