import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import pg from 'pg'
import type { Role } from '@samspel/api'
import { readFieldKeys } from '../../src/auth/field-cipher'
import { createTokens, openSession } from '../../src/auth/sessions'
import type { Config, PlatformConfig } from '../../src/config'
import { connect } from '../../src/db/connect'
import type { Db } from '../../src/db/transact'
import { createApp } from '../../src/http/app'
import type { LiveBus } from '../../src/live'
import { deliveries, handlers, mailFiles, plugins, sendings } from '../../src/modules'
import { createPostgresBus, endStreams } from '../../src/modules/live'
import { closeTransports, outletsOf } from '../../src/outbox/job'
import { deliverDue } from '../../src/outbox/outbox'
import { demoPayer, demoSeller, demoTransfers } from '../../src/seed/content/bank'
import type { SocialConfig } from '../../src/social-config'
import { keepMails } from './kept-mails'

const templateUrl = () => {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL names a migrated template database (npm test makes one)')
  return new URL(url)
}

const onServer = async (work: (client: pg.Client) => Promise<unknown>) => {
  const url = templateUrl()
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** A caller in a test: a session's token and the owner's id. */
export interface Actor {
  id: string
  token: string
  sessionId: string
}

export interface Answer {
  status: number
  body: unknown
  headers: Record<string, unknown>
}

/** A complete API for one test file: a copy of the template database, a data folder, and a clock that the test moves. */
export const openTestApi = async (
  settings: Partial<Omit<Config, 'platform' | 'social'>> & {
    platform?: Partial<PlatformConfig>
    social?: Partial<SocialConfig>
  } = {},
  { keepsMails = true } = {},
) => {
  const kept = keepMails()
  const name = `test_${randomBytes(8).toString('hex')}`
  const template = templateUrl().pathname.slice(1)
  // Copying files takes a tenth of the time of the default, which writes each page to the log.
  await onServer((client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${client.escapeIdentifier(template)} STRATEGY file_copy`),
  )
  const databaseUrl = Object.assign(templateUrl(), { pathname: `/${name}` }).href
  const dataDir = mkdtempSync(path.join(tmpdir(), 'samspel-api-'))
  // Calls made at once wait for a connection however busy the machine is: 503 is the answer of outage.test alone.
  const { db, pool } = connect(databaseUrl, {
    max: 30,
    connectMs: 60_000,
    prepared: settings.preparedStatements ?? true,
  })
  const bus = createPostgresBus({ databaseUrl, db })
  await bus.ready
  const clock = { now: new Date() }
  const config = {
    host: '127.0.0.1',
    port: 0,
    databaseUrl,
    directUrl: databaseUrl,
    replicaUrls: [],
    drainMs: 0,
    endsWithInput: false,
    tracing: undefined,
    statementTimeoutMs: 0,
    slowStatementMs: 0,
    preparedStatements: true,
    dataDir,
    uploads: undefined,
    appUrl: 'http://localhost:8080',
    breachedPasswordsUrl: undefined,
    viesUrl: undefined,
    networks: { youtube: undefined, tiktok: undefined },
    // Who answers here may be slow; a test of what is too slow shortens it.
    companyIssuers: { ownNetwork: false, patienceMs: 60_000 },
    webhooks: { ownNetwork: false, patienceMs: 60_000 },
    pushContact: 'mailto:drift@samspel.test',
    pushServices: [],
    vapidPrivateKey: undefined,
    nativePush: undefined,
    sessionSecret: randomBytes(32).toString('hex'),
    paymentDetailsKeys: readFieldKeys(undefined, 'a secret for the payment details of tests'),
    logLevel: 'silent',
    smtpUrl: undefined,
    mailFrom: 'test@samspel.test',
    mailWebhookSecret: undefined,
    signInLimit: 10_000,
    rateLimitFactor: 1,
    redisUrl: undefined,
    liveBus: 'postgres',
    trustedProxies: ['loopback'],
    sessionDays: 30,
    confirmationMinutes: 15,
    feeGraceDays: 14,
    inviteAgainDays: 30,
    addressDays: 30,
    bankFolder: undefined,
    payoutAccount: demoPayer as Config['payoutAccount'],
    transferIban: undefined as Config['transferIban'],
    seller: demoSeller as Config['seller'],
    payments: { stripe: undefined, transferAccount: demoTransfers },
    services: [],
    isPublic: false,
    ...settings,
    platform: {
      registryUrl: undefined,
      registrySecret: '',
      registryFreshMs: 0,
      canaryMinVisitors: 20,
      canaryVisitorsPerAddress: 3,
      canaryMaxFailureRate: 0.05,
      sentryDsn: undefined,
      sentryEnvironment: 'test',
      sentrySampleRate: 1,
      demo: false,
      version: 'test',
      ...settings.platform,
    },
    social: { facebook: undefined, instagram: undefined, graphVersion: 'v23.0', timeoutMs: 2_000, ...settings.social },
  }
  const app: FastifyInstance = await createApp({
    db,
    config,
    live: bus,
    handlers,
    plugins,
    now: () => clock.now,
    checkAnswers: true,
  })
  const tokens = createTokens(app)

  const actor = async (scope: 'user' | 'instagramer', id: string, role?: Role): Promise<Actor> => {
    const sessionId = await openSession(db, scope, id, clock.now)
    return { id, sessionId, token: tokens.sign({ id: sessionId, scope, ownerId: id, role }, clock.now) }
  }

  const call = async (
    who: Actor | null,
    method: InjectOptions['method'],
    url: string,
    options: { body?: unknown; headers?: Record<string, string>; payload?: Buffer } = {},
  ): Promise<Answer> => {
    const response = await app.inject({
      method,
      url,
      headers: { ...(who && { authorization: `Bearer ${who.token}` }), ...options.headers },
      ...(options.body !== undefined && { payload: options.body as object }),
      ...(options.payload && { payload: options.payload }),
    })
    const isJson = String(response.headers['content-type']).includes('json') && response.body !== ''
    return { status: response.statusCode, body: isJson ? response.json() : {}, headers: response.headers }
  }

  /** Delivers everything in the outbox; returns how many rows there were. */
  const deliver = () =>
    deliverDue(
      db,
      outletsOf(
        { db, config, live: bus, log: app.log, now: () => clock.now },
        deliveries,
        sendings,
        config.smtpUrl || !keepsMails ? undefined : kept.transport,
        mailFiles,
      ),
    )

  /** Mails to a recipient, latest first. */
  const mailsTo = async (recipient: string) => {
    await deliver()
    return kept.mails.filter((mail) => mail.recipient === recipient).reverse()
  }

  const close = async () => {
    endStreams(bus)
    closeTransports()
    await app.close()
    await bus.close()
    await pool.end()
    await onServer((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
    rmSync(dataDir, { recursive: true, force: true })
  }
  return {
    app,
    db,
    bus: bus as LiveBus,
    clock,
    config,
    actor,
    call,
    close,
    databaseUrl,
    deliver,
    mailsTo,
    mails: kept.mails,
  }
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>> & { db: Db }
