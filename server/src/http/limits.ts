import { createHash } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointKey } from '@samspel/api'
import type { Config } from '../config'
import { AppError } from '../errors'

interface Limit {
  /** Calls with a limit of the same name are counted together. */
  name: string
  max: number
  windowMs: number
  keyOf: (request: FastifyRequest) => string
}

/** Keys that one limit remembers, of some 60 characters at most; whoever floods with more of them pushes out only the oldest. */
const remembered = 50_000
const minute = 60_000
const quarter = 15 * minute

const emailOf = (request: FastifyRequest): string => {
  const { user, instagramer } = (request.body ?? {}) as {
    user?: { email?: unknown }
    instagramer?: { email?: unknown }
  }
  const email = user?.email ?? instagramer?.email
  return typeof email === 'string'
    ? createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22)
    : ''
}
const ipOf = ({ ip }: FastifyRequest): string => normalizeIP(ip)
const ipAndEmailOf = (request: FastifyRequest): string => `${normalizeIP(request.ip)} ${emailOf(request)}`
const callerOf = ({ caller, ip }: FastifyRequest): string => (caller.kind === 'anonymous' ? normalizeIP(ip) : caller.id)

/** One address may try one account so often, and all accounts together four times as often. */
const perAccountAndAddress = (name: string, max: number, windowMs: number): Limit[] => [
  { name, max, windowMs, keyOf: ipAndEmailOf },
  { name: `${name} by address`, max: max * 4, windowMs, keyOf: ipOf },
]

const guessing = new Set<EndpointKey>([
  'signInUser',
  'signInInstagramer',
  'changeUserPassword',
  'changeInstagramerPassword',
  'confirmUser',
  'confirmInstagramer',
])
const mailing = new Set<EndpointKey>([
  'requestUserPassword',
  'requestInstagramerPassword',
  'requestUserConfirmation',
  'requestInstagramerConfirmation',
])
const signUps = new Set<EndpointKey>(['signUpUser', 'signUpInstagramer', 'acceptInvitation'])
/** They ask for the password again: a stolen token must not find it out. */
const ownPassword = new Set<EndpointKey>(['deleteUserMe', 'deleteInstagramerMe', 'confirmPassword'])
/** What costs others something: a caller's own writes per minute. */
const flooding = new Map<EndpointKey, number>([
  ['createMessage', 60],
  ['createMyMessage', 60],
  ['createUpload', 60],
  ['createCampaignInvitations', 60],
  ['exportUser', 10],
  ['exportInstagramer', 10],
])
/** What writes to people who have not asked for it, or looks for them: a caller's own in a quarter of an hour, by a common name. */
const strangers = new Map<EndpointKey, { name: string; max: number }>([
  ['createInvitation', { name: 'invitations', max: 30 }],
  ['resendInvitation', { name: 'invitations', max: 30 }],
  ['importCommunityMembers', { name: 'imports', max: 20 }],
])

/** How often a call may be made before it answers 429 (QUALITY 26); none: as often as one likes. */
export const limitsOf = (key: EndpointKey, { signInLimit }: Pick<Config, 'signInLimit'>): Limit[] => {
  const few = Math.ceil(signInLimit / 4)
  if (guessing.has(key)) return perAccountAndAddress('guessing', signInLimit, minute)
  if (mailing.has(key)) return perAccountAndAddress('mailing', few, quarter)
  if (signUps.has(key)) return [{ name: 'sign-up', max: signInLimit, windowMs: minute, keyOf: ipOf }]
  if (ownPassword.has(key)) return [{ name: 'own password', max: few, windowMs: quarter, keyOf: callerOf }]
  if (key === 'createProductSuggestion') return [{ name: 'suggestions', max: few * 2, windowMs: minute, keyOf: ipOf }]
  const stranger = strangers.get(key)
  if (stranger) return [{ ...stranger, windowMs: quarter, keyOf: callerOf }]
  const max = flooding.get(key)
  return max ? [{ name: key, max, windowMs: minute, keyOf: callerOf }] : []
}

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Answers the check that runs before a call's handler; undefined where there is nothing to count. */
export const createLimiter = (app: FastifyInstance, config: Pick<Config, 'signInLimit'>) => {
  const counters = new Map<string, ReturnType<FastifyInstance['createRateLimit']>>()
  const counterOf = ({ name, max, windowMs, keyOf }: Limit) => {
    const options = { max, timeWindow: windowMs, keyGenerator: keyOf, cache: remembered }
    const counter = counters.get(name) ?? app.createRateLimit(options)
    counters.set(name, counter)
    return counter
  }
  return (key: EndpointKey): Check | undefined => {
    const all = limitsOf(key, config).map(counterOf)
    if (all.length === 0) return undefined
    return async (request, reply) => {
      for (const count of all) {
        const seen = await count(request)
        if (seen.isAllowed || !seen.isExceeded) continue
        void reply.header('Retry-After', String(seen.ttlInSeconds))
        throw new AppError('too_many_requests')
      }
    }
  }
}
