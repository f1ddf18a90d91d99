import type { ServiceName, ServiceReason } from '@samspel/api'
import { leadsHere } from '../own-machine'
import type { settings, ValuesOf } from './variables'

type Values = ValuesOf<typeof settings>
type Name = keyof typeof settings

/** What the settings alone say of a service. */
export interface SetService {
  name: ServiceName
  state: 'live' | 'practice' | 'missing' | 'wrong'
  reason: ServiceReason
  /** The settings that the reason is about. */
  settings: readonly string[]
  host: string | null
  /** The last four characters of its key. */
  keyEnd: string | null
  /** Settings without which a part of it is off. */
  without?: readonly string[]
}

interface Parts {
  /** Settings without which it does not exist. */
  needs: readonly Name[]
  /** A setting that does as well as all of these. */
  instead?: Name
  /** Settings with the addresses at which it is called. Empty: it runs beside us, so an address of this machine is no practice. */
  addresses: readonly Name[]
  key?: Name
  /** It is not needed: without it something else is done. */
  optional?: true
  /** Settings that switch something on at it, which it does without. */
  more?: readonly Name[]
  /** What its values say against each other, or of themselves. */
  judge?: (values: Values, isHere: boolean) => [SetService['state'], ServiceReason, readonly Name[]] | undefined
}

/** Account numbers and senders that stood in examples: no bank and no mail server knows them. */
const examples = { iban: 'SE4550000000058398257466', bankgiro: '58056201' }
const unreal = /\.(?:test|example|invalid|localhost)$|(?:^|\.)example\.(?:com|net|org)$/i

const hostOf = (address: string | undefined): string | null =>
  address !== undefined && URL.canParse(address) ? new URL(address).hostname || null : null
const textOf = (values: Values, name: Name): string | undefined => {
  const value = values[name] as unknown
  return typeof value === 'string' ? value : undefined
}

const senderOf = ({ MAIL_FROM: from }: Values): string => /@([^\s>]+)>?\s*$/.exec(from ?? '')?.[1] ?? ''

const mail: Parts['judge'] = (values, isHere) => {
  if (!isHere && unreal.test(senderOf(values))) return ['wrong', 'made_up', ['MAIL_FROM']]
  return undefined
}

const cards: Parts['judge'] = ({ STRIPE_SECRET_KEY: key = '', STRIPE_WEBHOOK_SECRET: secret = '' }, isHere) => {
  if (!/^[sr]k_(?:test|live)_/.test(key)) return isHere ? undefined : ['wrong', 'unusable', ['STRIPE_SECRET_KEY']]
  if (!secret.startsWith('whsec_')) return isHere ? undefined : ['wrong', 'unusable', ['STRIPE_WEBHOOK_SECRET']]
  const isTest = /^[sr]k_test_/.test(key)
  if (isHere) return isTest ? undefined : ['wrong', 'live_key_here', ['STRIPE_SECRET_KEY']]
  return isTest ? ['practice', 'test_key', ['STRIPE_SECRET_KEY']] : undefined
}

const parts: Record<ServiceName, Parts> = {
  facebook: {
    needs: ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
    addresses: ['FACEBOOK_GRAPH_HOST', 'FACEBOOK_TOKEN_HOST', 'FACEBOOK_AUTHORIZE_HOST'],
    key: 'FACEBOOK_APP_SECRET',
    more: ['FACEBOOK_VERIFY_TOKEN'],
  },
  instagram: {
    needs: ['INSTAGRAM_APP_ID', 'INSTAGRAM_APP_SECRET'],
    addresses: ['INSTAGRAM_GRAPH_HOST', 'INSTAGRAM_TOKEN_HOST', 'INSTAGRAM_AUTHORIZE_HOST'],
    key: 'INSTAGRAM_APP_SECRET',
    more: ['INSTAGRAM_VERIFY_TOKEN'],
  },
  cards: {
    needs: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    addresses: ['STRIPE_API_URL'],
    key: 'STRIPE_SECRET_KEY',
    judge: cards,
  },
  bank: {
    needs: ['PAYOUT_IBAN', 'PAYOUT_BIC', 'PAYOUT_PAYER_NAME', 'PAYOUT_PAYER_ID'],
    addresses: [],
    key: 'PAYOUT_IBAN',
    judge: ({ PAYOUT_IBAN: iban }) => (iban === examples.iban ? ['practice', 'made_up', ['PAYOUT_IBAN']] : undefined),
  },
  transfers: {
    needs: ['TRANSFER_BANKGIRO', 'TRANSFER_RECEIVER'],
    addresses: [],
    key: 'TRANSFER_BANKGIRO',
    judge: ({ TRANSFER_BANKGIRO: bankgiro = '' }) =>
      bankgiro.replaceAll(/\D/g, '') === examples.bankgiro ? ['practice', 'made_up', ['TRANSFER_BANKGIRO']] : undefined,
  },
  mail: { needs: ['SMTP_URL'], addresses: ['SMTP_URL'], judge: mail },
  web_push: {
    needs: ['PUSH_CONTACT'],
    addresses: [],
    judge: ({ PUSH_CONTACT: contact = '' }) =>
      /^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(contact) ? undefined : ['wrong', 'unusable', ['PUSH_CONTACT']],
  },
  native_push: {
    needs: ['NATIVE_PUSH_URL', 'NATIVE_PUSH_SECRET'],
    addresses: ['NATIVE_PUSH_URL'],
    key: 'NATIVE_PUSH_SECRET',
  },
  files: { needs: ['UPLOADS_URL'], addresses: [], key: 'AWS_ACCESS_KEY_ID', optional: true },
  errors: { needs: ['SENTRY_DSN'], addresses: ['SENTRY_DSN'], optional: true },
  traces: {
    needs: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
    instead: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    addresses: [],
    optional: true,
  },
  redis: { needs: ['REDIS_URL'], addresses: [], optional: true },
  registry: { needs: ['REGISTRY_URL'], addresses: [], key: 'REGISTRY_SECRET' },
  youtube: { needs: ['YOUTUBE_API_KEY'], addresses: ['YOUTUBE_API_URL'], key: 'YOUTUBE_API_KEY', optional: true },
  tiktok: { needs: ['TIKTOK_OEMBED_URL'], addresses: ['TIKTOK_OEMBED_URL'], optional: true },
  breached_passwords: { needs: ['BREACHED_PASSWORDS_URL'], addresses: ['BREACHED_PASSWORDS_URL'], optional: true },
  vat_register: { needs: ['VIES_URL'], addresses: ['VIES_URL'], optional: true },
}

/** Where a service is reached that has no address of its own among those that may be practice. */
const hosts: Partial<Record<ServiceName, (values: Values) => string | null>> = {
  files: (values) => hostOf(values.S3_ENDPOINT) ?? hostOf(values.UPLOADS_URL),
  traces: (values) => hostOf(values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT),
  redis: (values) => hostOf(values.REDIS_URL),
  registry: (values) => hostOf(values.REGISTRY_URL),
}

/** The key of a DSN is its user name. */
const keyOf = (values: Values, name: ServiceName, key: Name | undefined): string | undefined =>
  name === 'errors' && values.SENTRY_DSN && URL.canParse(values.SENTRY_DSN)
    ? new URL(values.SENTRY_DSN).username
    : key && textOf(values, key)

/** Four of a few characters would be most of the key. */
const leastKey = 12
const endOf = (key: string | undefined): string | null => (key && key.length >= leastKey ? key.slice(-4) : null)

const serviceOf = (values: Values, name: ServiceName): SetService => {
  const { instead, addresses, key, optional, judge } = parts[name]
  const needs = instead && values[instead] !== undefined ? [instead] : parts[name].needs
  const absent = needs.filter((need) => values[need] === undefined)
  if (absent.length > 0)
    return {
      name,
      state: 'missing',
      reason: optional ? 'optional' : 'not_set',
      settings: absent,
      host: null,
      keyEnd: null,
    }
  const here = addresses.filter((address) => leadsHere(textOf(values, address) ?? ''))
  const host = hosts[name]?.(values) ?? hostOf(addresses[0] && textOf(values, addresses[0]))
  const without = parts[name].more?.filter((each) => values[each] === undefined) ?? []
  const found = { name, host, keyEnd: endOf(keyOf(values, name, key)), ...(without.length > 0 && { without }) }
  const judged = judge?.(values, here.length > 0)
  if (judged) return { ...found, state: judged[0], reason: judged[1], settings: judged[2] }
  if (here.length > 0) return { ...found, state: 'practice', reason: 'own_machine', settings: here }
  return { ...found, state: 'live', reason: 'set', settings: needs }
}

/** Every service, in the order of the README: whether it is live, in practice, missing or wrong, and why. */
export const servicesOf = (values: Values): readonly SetService[] =>
  (Object.keys(parts) as ServiceName[]).map((name) => serviceOf(values, name))

/** Whether people outside reach this installation: by its address, or by mails that really leave. */
export const isPublic = (values: Values): boolean =>
  !leadsHere(values.APP_URL ?? values.PUBLIC_URL) || (values.SMTP_URL !== undefined && !leadsHere(values.SMTP_URL))

/** Services that play or are made up: they must not be where people are real. */
export const pretended = (services: readonly SetService[]): readonly SetService[] =>
  services.filter(({ state, reason }) => state === 'practice' || reason === 'made_up')
