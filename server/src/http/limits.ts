import type { EndpointKey } from '@samspel/api'
import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'

const emailOf = (request: FastifyRequest): string => {
  const { user, instagramer } = (request.body ?? {}) as { user?: { email?: unknown }; instagramer?: { email?: unknown } }
  const email = user?.email ?? instagramer?.email
  return typeof email === 'string' ? email.toLowerCase().slice(0, 254) : ''
}

const guessing = new Set<EndpointKey>(['signInUser', 'signInInstagramer', 'requestUserPassword', 'requestInstagramerPassword', 'changeUserPassword', 'changeInstagramerPassword'])
const signUps = new Set<EndpointKey>(['signUpUser', 'signUpInstagramer', 'acceptInvitation'])

/** What costs others something: a caller's own writes per minute. */
const flooding = new Map<EndpointKey, number>([['createMessage', 60], ['createMyMessage', 60], ['createUpload', 60], ['createInvitation', 30], ['resendInvitation', 30]])
const callerOf = ({ caller, ip }: FastifyRequest): string => (caller.kind === 'anonymous' ? ip : caller.id)

/** Requests per minute that a call takes before it answers 429 (QUALITY 26); undefined: no limit of its own. */
export const limitOf = (key: EndpointKey, config: Config): RateLimitOptions | undefined => {
  if (guessing.has(key)) return { max: config.signInLimit, timeWindow: 60_000, groupId: 'guessing', keyGenerator: (request) => `${request.ip} ${emailOf(request)}` }
  if (signUps.has(key)) return { max: config.signInLimit, timeWindow: 60_000, groupId: 'sign-up', keyGenerator: (request) => request.ip }
  const max = flooding.get(key)
  if (max) return { max, timeWindow: 60_000, groupId: key, keyGenerator: callerOf }
  return undefined
}
