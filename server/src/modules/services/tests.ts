import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ConnectedService, ServiceName } from '@samspel/api'
import { readDsn } from '@samspel/observing'
import type { UserCaller } from '../../auth/caller'
import type { Config } from '../../config'
import type { Context } from '../../context'
import { smtpTransport } from '../../outbox/smtp'
import { type Device, senderFor } from '../notices'
import { openStorage } from '../uploads'

type Staff = Context<UserCaller>

interface Test {
  /** Why it cannot be asked for from here. */
  untestable: ConnectedService['untestable']
  /** Asks something real and harmless; throws in the service's own words. */
  run: (context: Staff) => Promise<void>
}

const patienceMs = 10_000
const wordsLength = 200

/** The sentence in an answer of the form that Meta and Stripe have; all of it where it has another. */
const sentenceIn = (text: string): string => {
  try {
    const { error } = JSON.parse(text) as { error?: { message?: unknown } }
    return typeof error?.message === 'string' ? error.message : text
  } catch {
    return text
  }
}

/** Words of an answer that is no success, as the service gave them. */
const ask = async (url: string, init: RequestInit = {}, isFine = (status: number) => status < 300): Promise<void> => {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patienceMs), ...init })
  const words = sentenceIn(await answer.text()).slice(0, wordsLength)
  if (!isFine(answer.status)) throw new Error(`${answer.status} ${words}`.trim())
}

const appOf = ({ social }: Config, name: 'facebook' | 'instagram') => {
  const app = social[name]
  if (!app) throw new Error('not set')
  return app
}

const localeOf = async ({ db, caller }: Staff) => {
  const { rows } = await sql<{ email: string; locale: string | null }>`SELECT email, locale FROM users
    WHERE id = ${caller.id}`.execute(db)
  const [{ email, locale } = { email: '', locale: null }] = rows
  return { email, isEnglish: locale === 'en' }
}

/** Rings the caller's own devices of one kind. */
const pushToOwn =
  (isBrowser: boolean): Test['run'] =>
  async (context) => {
    const { rows } = await sql<Device>`SELECT id, token, platform, environment, push_keys FROM devices
      WHERE user_id = ${context.caller.id} AND (push_keys IS NOT NULL) = ${isBrowser} ORDER BY id`.execute(context.db)
    const { isEnglish } = await localeOf(context)
    const words = isEnglish
      ? { title: 'A test of our pushes', body: 'Nothing needs to be done.' }
      : { title: 'Ett prov av våra notiser', body: 'Du behöver inte göra något.' }
    for (const device of rows) {
      const push = { deviceId: device.id, accountId: context.caller.id, ...words, href: '/admin/services', tag: 'test' }
      const outcome = await senderFor(device, context.config, () => context.now)(device, push, randomUUID(), {
        attempts: 1,
        ageMs: 0,
      })
      if (outcome === 'gone') throw new Error(`${device.platform}: the device takes no pushes any more`)
    }
  }

const runs: Record<Exclude<ServiceName, 'bank' | 'transfers'>, Test['run']> = {
  // Asked with the app's own id and secret about a token that is none: what is wrong with the id or the secret is refused.
  facebook: ({ config }) => {
    const { id, secret, graphHost } = appOf(config, 'facebook')
    return ask(`${graphHost}/${config.social.graphVersion}/debug_token?input_token=none`, {
      headers: { authorization: `Bearer ${id}|${secret}` },
    })
  },
  // There is nothing that an app may ask without an account: the refusal of a call without a token is the proof that it answers.
  instagram: ({ config }) => {
    const { graphHost } = appOf(config, 'instagram')
    return ask(`${graphHost}/${config.social.graphVersion}/me?fields=user_id`, {}, (status) => status < 500)
  },
  cards: ({ config }) => {
    const { stripe } = config.payments
    if (!stripe) throw new Error('not set')
    return ask(`${stripe.apiUrl}/v1/charges?limit=1`, { headers: { authorization: `Bearer ${stripe.secretKey}` } })
  },
  mail: async (context) => {
    const { config } = context
    const { smtpUrl } = config
    if (!smtpUrl) throw new Error('not set')
    const { email, isEnglish } = await localeOf(context)
    const [subject, text] = isEnglish
      ? ['A test of our mails', 'This mail was asked for on the page Connected services. Nothing needs to be done.']
      : ['Ett prov av våra mejl', 'Det här mejlet skickades från sidan Anslutna tjänster. Du behöver inte göra något.']
    const transport = smtpTransport(smtpUrl)
    try {
      await transport.sendMail({ from: config.mailFrom, to: { name: '', address: email }, subject, text })
    } finally {
      transport.close?.()
    }
  },
  web_push: pushToOwn(true),
  native_push: pushToOwn(false),
  files: async ({ config }) => {
    const { originals } = openStorage(config)
    const key = `2000/${randomUUID()}.webp`
    await originals.put(key, Buffer.from('test'))
    try {
      if ((await originals.read(key))?.toString() !== 'test') throw new Error('what was written was not read back')
    } finally {
      await originals.remove(key)
    }
  },
  // An envelope without items says nothing, but its key is checked.
  errors: ({ config }) => {
    const { key, url } = readDsn(config.platform.sentryDsn ?? '')
    return ask(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=samspel/1, sentry_key=${key}`,
      },
      body: '{}\n',
    })
  },
  traces: ({ config }) =>
    ask(config.tracing?.url ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...config.tracing?.headers },
      body: '{"resourceSpans":[]}',
    }),
  redis: async ({ config }) => {
    const { Redis } = await import('ioredis')
    const redis = new Redis(config.redisUrl ?? '', {
      lazyConnect: true,
      retryStrategy: () => null,
      connectTimeout: patienceMs,
    })
    const failed = new Promise<never>((_resolve, reject) => {
      redis.once('error', reject)
    })
    try {
      await Promise.race([redis.connect().then(() => redis.ping()), failed])
    } finally {
      redis.disconnect()
    }
  },
  registry: ({ config }) =>
    ask(`${config.platform.registryUrl}/registry`, {
      headers: { authorization: `Bearer ${config.platform.registrySecret}` },
    }),
  // A video that is as old as YouTube; it costs one unit.
  youtube: ({ config }) =>
    ask(`${config.networks.youtube?.url}/youtube/v3/videos?part=id&id=jNQXAC9IVRw`, {
      headers: { 'x-goog-api-key': config.networks.youtube?.key ?? '' },
    }),
  // No address is asked about: that it is refused in the network's own way is the proof that it answers.
  tiktok: ({ config }) =>
    ask(config.networks.tiktok?.url ?? '', {}, (status) => status < 300 || status === 400 || status === 404),
  // The first five digits of a hash that is nobody's in particular.
  breached_passwords: ({ config }) => ask(`${config.breachedPasswordsUrl}/00000`),
  // Which countries answer; no number is asked about.
  vat_register: ({ config }) => ask(`${config.viesUrl!.replace(/\/+$/, '')}/check-status`),
}

const testable = (run: Test['run']): Test => ({ untestable: null, run })
const untestable = (why: NonNullable<Test['untestable']>): Test => ({ untestable: why, run: async () => undefined })

/** One test for each service. */
export const serviceTests: Record<ServiceName, Test> = {
  facebook: testable(runs.facebook),
  instagram: testable(runs.instagram),
  cards: testable(runs.cards),
  mail: testable(runs.mail),
  files: testable(runs.files),
  errors: testable(runs.errors),
  traces: testable(runs.traces),
  redis: testable(runs.redis),
  registry: testable(runs.registry),
  youtube: testable(runs.youtube),
  tiktok: testable(runs.tiktok),
  breached_passwords: testable(runs.breached_passwords),
  vat_register: testable(runs.vat_register),
  bank: untestable('by_hand'),
  transfers: untestable('by_hand'),
  web_push: testable(runs.web_push),
  native_push: testable(runs.native_push),
}
