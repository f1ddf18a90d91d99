import { readConfig } from './config'
import { connect, type SlowStatement } from './db/connect'
import { createApp } from './http/app'
import { addFigures, jobFigures } from './http/figures'
import { startJobs } from './jobs/clock'
import { handlers, jobs, plugins } from './modules'
import { createPostgresBus, createRedisBus, endStreams, streamCount } from './modules/live'

/** Longer than any answer takes; whatever still holds us then will not let go. */
const patienceMs = 10_000

const run = async () => {
  const config = readConfig(process.env)
  const slow: { tell?: (statement: SlowStatement) => void } = {}
  const { db, pool } = connect(config.databaseUrl, {
    statementTimeoutMs: config.statementTimeoutMs,
    prepared: config.preparedStatements,
    slowMs: config.slowStatementMs,
    onSlow: (statement) => slow.tell?.(statement),
  })
  const live =
    config.liveBus === 'redis' && config.redisUrl
      ? createRedisBus({ redisUrl: config.redisUrl, db })
      : createPostgresBus({ databaseUrl: config.databaseUrl })
  const app = await createApp({ db, config, live, handlers, plugins })
  slow.tell = (statement) => app.log.warn(statement, 'a slow statement')
  addFigures(app.metrics, { db, pool, streams: () => streamCount(live) })
  const context = { db, config, live, log: app.log, now: () => new Date() }
  await app.listen({ host: config.host, port: config.port })
  const clock = startJobs(jobs, context, jobFigures(app.metrics))

  let stopping: Promise<void> | undefined
  const stop = async () => {
    setTimeout(() => process.exit(1), patienceMs).unref()
    endStreams(live)
    // A connection that was answered meanwhile and is kept open by its client would hold the server for a minute.
    const idle = setInterval(() => app.server.closeIdleConnections(), 100)
    await app.close().finally(() => clearInterval(idle))
    await clock.stop()
    await live.close()
    await pool.end()
  }
  const stopOnce = () => {
    stopping ??= stop().catch((error: unknown) => {
      app.log.error({ err: error }, 'stopping failed')
      process.exitCode = 1
    })
  }
  process.once('SIGTERM', stopOnce)
  process.once('SIGINT', stopOnce)
  // Started by a launcher: its end closes our input, whatever ended it.
  if (process.env.SAMSPEL_PARENT_PIPE === '1') process.stdin.resume().once('end', stopOnce).once('error', stopOnce)
}

run().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exit(1)
})
