import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Practice } from '../service'
import { graphError } from './errors'
import { type MadeUpPerson, personOf } from './people'
import { appOf, type Network, personId, worldOf } from './world'

export interface Code {
  person: string
  redirectUri: string
  challenge: string | undefined
  scopes: string[]
  expires: number
  nonce: string
}

/** What a token says of itself: it is read by its signature, so that nothing has to be remembered of it. */
export interface AccessToken {
  person: string | MadeUpPerson
  scopes: string[]
  /** Milliseconds. */
  issued: number
  /** Null for one that never ends. */
  expires: number | null
  isLong: boolean
  nonce: string
  /** The page whose token it is; absent for a person's. */
  page?: string
}

/** Signs and reads codes and tokens, by the app's own secret. */
const sealer = <T>(network: Network, kind: 'code' | 'token') => {
  const signatureOf = (body: string) =>
    createHmac('sha256', `${kind} ${appOf(network).secret}`)
      .update(body)
      .digest()
  return {
    seal: (value: T): string => {
      const body = Buffer.from(JSON.stringify(value)).toString('base64url')
      return `${body}.${signatureOf(body).toString('base64url')}`
    },
    open: (sealed: string | undefined): T | undefined => {
      const [body = '', signature = '', ...rest] = sealed?.split('.') ?? []
      const [given, own] = [Buffer.from(signature, 'base64url'), signatureOf(body)]
      if (rest.length > 0 || given.length !== own.length || !timingSafeEqual(given, own)) return undefined
      return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as T
    },
  }
}

export const codesOf = (network: Network) => sealer<Code>(network, 'code')
export const tokensOf = (network: Network) => sealer<AccessToken>(network, 'token')

export const newNonce = (): string => randomBytes(9).toString('base64url')

/** Seconds that a short-lived token lives. */
export const shortLife = 3_600

export const issueToken = (
  practice: Practice,
  network: Network,
  person: AccessToken['person'],
  scopes: string[],
  isLong: boolean,
  page?: string,
): { access_token: string; expires_in: number } => {
  const world = worldOf(practice).value
  const life = isLong ? world.tokenLife : Math.min(shortLife, world.tokenLife)
  const key = typeof person === 'string' ? person : person.key
  // A token is younger than the end of the ones before it.
  const issued = Math.max(practice.now().getTime(), (world.ended[personId(network, { key })]?.at ?? -1) + 1)
  const token = {
    person,
    scopes,
    issued,
    expires: issued + life * 1_000,
    isLong,
    nonce: newNonce(),
    ...(page !== undefined && { page }),
  }
  return { access_token: tokensOf(network).seal(token), expires_in: life }
}

/**
 * The tokens that demo data brings: they carry a person who is not offered on the consent page, have no signature and never end. What the
 * demo data writes of each person: server/src/seed/content/practice-tokens.ts.
 */
const demoPattern = /^demo\.([\w-]+)$/
const openDemo = (sealed: string | undefined): AccessToken | undefined => {
  const body = demoPattern.exec(sealed ?? '')?.[1]
  if (!body) return undefined
  const { person, scopes } = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as {
    person: MadeUpPerson
    scopes: string[]
  }
  return { person, scopes, issued: 0, expires: null, isLong: true, nonce: '' }
}

/** The person of a token, and the token itself. */
export interface Caller {
  person: MadeUpPerson
  token: AccessToken
  has: (scope: string) => boolean
}

export interface Refused {
  code: number
  message: string
  subcode?: number
}

/** Why a token is not taken, or whose it is. */
export const readToken = (practice: Practice, network: Network, sealed: string | undefined): Caller | Refused => {
  const token = openDemo(sealed) ?? tokensOf(network).open(sealed)
  const person = typeof token?.person === 'object' ? token.person : personOf(token?.person)
  if (!token || !person) return { code: 190, message: 'Invalid OAuth access token - Cannot parse access token' }
  const world = worldOf(practice)
  const id = personId(network, person)
  const end = world.value.ended[id]
  if (end && token.issued <= end.at)
    return { code: 190, subcode: end.subcode, message: 'Error validating access token: the session is not valid.' }
  if (token.expires !== null && token.expires <= practice.now().getTime())
    return { code: 190, subcode: 463, message: 'Error validating access token: Session has expired.' }
  if (!world.value.people[id]) {
    world.value.people[id] = person
    world.save()
  }
  return { person, token, has: (scope) => token.scopes.includes(scope) }
}

export const isRefused = (read: Caller | Refused): read is Refused => 'code' in read

const bearerOf = ({ headers, query }: FastifyRequest): string | undefined =>
  /^(?:Bearer|OAuth) (\S+)$/.exec(headers.authorization ?? '')?.[1] ??
  (query as { access_token?: string } | undefined)?.access_token

export const bearer = bearerOf

const proofOf = (network: Network, token: string): string =>
  createHmac('sha256', appOf(network).secret).update(token).digest('hex')

/** Facebook is set to ask every call from a server for the app's proof; Instagram's own API documents none. */
export const proofProblem = (
  network: Network,
  token: string,
  proof: string | undefined,
): { code: number; message: string } | undefined => {
  if (network === 'instagram' || proof === proofOf(network, token)) return undefined
  return proof === undefined
    ? { code: 100, message: 'API calls from the server require an appsecret_proof argument' }
    : { code: 100, message: 'Invalid appsecret_proof provided in the API argument' }
}

/** Whose call it is; answers the call itself and returns nothing when it is nobody's. */
export const callerOf = (
  practice: Practice,
  network: Network,
  request: FastifyRequest,
  reply: FastifyReply,
): Caller | undefined => {
  const sealed = bearerOf(request)
  if (!sealed) {
    void graphError(reply, { code: 104, message: 'An access token is required to request this resource.' })
    return undefined
  }
  const read = readToken(practice, network, sealed)
  const problem = isRefused(read)
    ? read
    : proofProblem(network, sealed, (request.query as { appsecret_proof?: string }).appsecret_proof)
  if (problem) {
    void graphError(reply, problem)
    return undefined
  }
  return read as Caller
}
