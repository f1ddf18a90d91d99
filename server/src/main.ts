import { endWithCrash, type ErrorReporter, openReporter, openTracing } from '@samspel/observing'
import { type Config, readConfig } from './config'
import type { SlowStatement } from './db/connect'
import { createApp } from './http/app'
import { drainingOf } from './http/draining'
import { addFigures, jobFigures } from './http/figures'
import { startJobs } from './jobs/clock'
import { handlers, jobs, plugins } from './modules'
import { createPostgresBus, createRedisBus, endStreams, streamCount } from './modules/live'
import { keepJobRuns } from './modules/platform'
import { followFacts, openDatabases } from './open-databases'
import { closeTransports } from './outbox/job'
import { requiresTls } from './outbox/smtp'
import { isLoopback } from './own-machine'
import { recordReport } from './services'
import { sentenceOf } from './settings'

/** Longer than any answer takes; anything still holding the process by then is stuck. */
const patienceMs = 10_000

/** What reports and traces this process, before anything else of it is made; each is loaded only where it is set up. */
const openObserving = async ({ tracing, platform }: Config, log: Parameters<typeof openReporter>[1]) => {
  const { sentryDsn: dsn, sentryEnvironment: environment, sentrySampleRate: sampleRate, version } = platform
  let reporter: ErrorReporter | undefined
  if (dsn) {
    reporter = await openReporter(
      { dsn, environment, sampleRate, release: `samspel-api@${version}` },
      log,
      recordReport,
    )
    endWithCrash(reporter)
  }
  return { reporter, tracing: tracing && (await openTracing(tracing, log)) }
}

const run = async () => {
  const config = readConfig(process.env)
  const slow: { tell?: (statement: SlowStatement) => void; trace?: (statement: SlowStatement) => void } = {}
  const databases = openDatabases(
    config,
    (statement) => slow.tell?.(statement),
    config.tracing && ((statement) => slow.trace?.(statement)),
  )
  const { db, pool, replicas } = databases
  const live =
    config.liveBus === 'redis' && config.redisUrl
      ? createRedisBus({ redisUrl: config.redisUrl, db })
      : createPostgresBus({ databaseUrl: config.directUrl, db })
  followFacts(replicas, live)
  const log = { warn: (facts: object, message: string) => app.log.warn(facts, message) }
  const { reporter, tracing } = await openObserving(config, log)
  const app = await createApp({ db, config, live, handlers, plugins, replicas, tracing, reporter })
  slow.trace = tracing?.statement
  slow.tell = (statement) => app.log.warn(statement, 'a slow statement')
  addFigures(app.metrics, { db, pool, replicas, streams: () => streamCount(live), version: config.platform.version })
  const context = { db, config, live, log: app.log, now: () => new Date() }
  app.log.info(
    Object.fromEntries(config.services.map((service) => [service.name, `${service.state}: ${sentenceOf(service)}`])),
    'the services outside',
  )
  if (!config.smtpUrl)
    app.log.error(
      'SMTP_URL is not set: emails wait in the outbox, so nobody can confirm an address or reset a password',
    )
  if (config.smtpUrl && !requiresTls(config.smtpUrl) && !isLoopback(new URL(config.smtpUrl).hostname))
    app.log.warn('SMTP_URL says requireTLS=false: emails and the password of the mail server may leave unencrypted')
  await app.listen({ host: config.host, port: config.port })
  const figuresOfRun = jobFigures(app.metrics)
  const keepRun = keepJobRuns({ db, log, jobs })
  const clock = startJobs(jobs, context, (end) => {
    figuresOfRun(end)
    keepRun(end)
  })

  let stopping: Promise<void> | undefined
  const stop = async () => {
    setTimeout(() => process.exit(1), config.drainMs + patienceMs).unref()
    drainingOf(app).begin()
    await new Promise((resolve) => setTimeout(resolve, config.drainMs))
    endStreams(live)
    // A keep-alive connection whose request has been answered since would otherwise hold the server for a minute.
    const idle = setInterval(() => app.server.closeIdleConnections(), 100)
    await app.close().finally(() => clearInterval(idle))
    await clock.stop()
    closeTransports()
    await live.close()
    await tracing?.close()
    await reporter?.close()
    await databases.close()
  }
  const stopOnce = () => {
    stopping ??= stop().catch((error: unknown) => {
      app.log.error({ err: error }, 'stopping failed')
      process.exitCode = 1
    })
  }
  process.once('SIGTERM', stopOnce)
  process.once('SIGINT', stopOnce)
  // When started by a launcher: its end closes our standard input, however it ended.
  if (config.endsWithInput) process.stdin.resume().once('end', stopOnce).once('error', stopOnce)
}

run().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exit(1)
})
