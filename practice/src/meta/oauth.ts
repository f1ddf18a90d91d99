import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Practice } from '../service'
import { text } from './dialog'
import { graphError } from './errors'
import { scopedIdOf } from './people'
import { type Code, codesOf, isRefused, issueToken, readToken } from './tokens'
import { appOf, endTokens, type Network, personId, rootOf, worldOf } from './world'

type Fields = Record<string, unknown>

const mostUsed = 10_000
const dayMs = 86_400_000

const same = (given: string | undefined, own: string): boolean => {
  const [a, b] = [given ?? '', own].map((value) => createHash('sha256').update(value).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

const isUsed = (practice: Practice, code: string, { expires }: Code): boolean => {
  const { value, save } = worldOf(practice)
  const time = practice.now().getTime()
  for (const [known, until] of Object.entries(value.usedCodes)) if (until <= time) delete value.usedCodes[known]
  if (value.usedCodes[code] !== undefined) return true
  const [oldest] = Object.keys(value.usedCodes)
  if (oldest !== undefined && Object.keys(value.usedCodes).length >= mostUsed) delete value.usedCodes[oldest]
  value.usedCodes[code] = expires
  save()
  return false
}

/** The consent that a code stands for: for one exchange, by the app and from the address that it was issued to. */
const consentOf = (practice: Practice, network: Network, fields: Fields): Code | undefined => {
  const given = text(fields.code)
  const code = codesOf(network).open(given)
  if (!given || !code || code.expires <= practice.now().getTime() || code.redirectUri !== fields.redirect_uri)
    return undefined
  const verifier = text(fields.code_verifier) ?? ''
  const proves =
    code.challenge === undefined || same(createHash('sha256').update(verifier).digest('base64url'), code.challenge)
  return proves && !isUsed(practice, given, code) ? code : undefined
}

const isApp = (network: Network, { client_id: id, client_secret: secret }: Fields) =>
  id === appOf(network).id && same(text(secret), appOf(network).secret)

const noApp = (reply: FastifyReply) => graphError(reply, { code: 101, message: 'Error validating application.' })
const noCode = (reply: FastifyReply) =>
  graphError(reply, { code: 100, message: 'This authorization code has been used or is not good.' })

const issued = (reply: FastifyReply, answer: object) => reply.header('cache-control', 'no-store').send(answer)

/** Facebook's token endpoint: codes, and short-lived tokens for long-lived ones. */
const facebookTokens = (app: FastifyInstance, practice: Practice): void => {
  const answer = async (fields: Fields, reply: FastifyReply) => {
    if (!isApp('facebook', fields)) return noApp(reply)
    if (fields.grant_type === 'fb_exchange_token') {
      const read = readToken(practice, 'facebook', text(fields.fb_exchange_token))
      if (isRefused(read)) return graphError(reply, read)
      const { person, scopes } = read.token
      return issued(reply, { ...issueToken(practice, 'facebook', person, scopes, true), token_type: 'bearer' })
    }
    const code = consentOf(practice, 'facebook', fields)
    if (!code) return noCode(reply)
    return issued(reply, {
      ...issueToken(practice, 'facebook', code.person, code.scopes, false),
      token_type: 'bearer',
    })
  }
  const address = `${rootOf('facebook')}/:version/oauth/access_token`
  app.get<{ Querystring: Fields }>(address, ({ query }, reply) => answer(query, reply))
  app.post<{ Body: Fields | undefined }>(address, ({ body }, reply) => answer(body ?? {}, reply))
}

/** Instagram's: codes at one address, long-lived tokens and their renewal at others, without a version. */
const instagramTokens = (app: FastifyInstance, practice: Practice): void => {
  const root = rootOf('instagram')
  app.post<{ Body: Fields | undefined }>(`${root}/oauth/access_token`, async ({ body: fields = {} }, reply) => {
    if (!isApp('instagram', fields)) return noApp(reply)
    const code = consentOf(practice, 'instagram', fields)
    if (!code) return noCode(reply)
    // The documented answer names no end: it is an hour.
    const { access_token } = issueToken(practice, 'instagram', code.person, code.scopes, false)
    return issued(reply, { data: [{ access_token, user_id: code.person, permissions: code.scopes.join(',') }] })
  })
  const renewed =
    (grant: 'ig_exchange_token' | 'ig_refresh_token') =>
    async ({ query }: FastifyRequest<{ Querystring: Fields }>, reply: FastifyReply) => {
      if (query.grant_type !== grant) return graphError(reply, { code: 100, message: 'Invalid grant_type' })
      if (grant === 'ig_exchange_token' && !same(text(query.client_secret), appOf('instagram').secret))
        return noApp(reply)
      const read = readToken(practice, 'instagram', text(query.access_token))
      if (isRefused(read)) return graphError(reply, read)
      const { person, scopes, isLong, issued: since } = read.token
      const isYoung = since > practice.now().getTime() - dayMs
      if (grant === 'ig_refresh_token' && (!isLong || isYoung))
        return graphError(reply, { code: 100, message: 'The access token is not old enough to be refreshed.' })
      return issued(reply, {
        ...issueToken(practice, 'instagram', person, scopes, true),
        token_type: 'bearer',
        permissions: scopes.join(','),
      })
    }
  app.get<{ Querystring: Fields }>(`${root}/access_token`, renewed('ig_exchange_token'))
  app.get<{ Querystring: Fields }>(`${root}/refresh_access_token`, renewed('ig_refresh_token'))
}

/** Codes for tokens, short-lived tokens for long-lived ones. */
export const tokenRoutes = (app: FastifyInstance, practice: Practice, network: Network): void =>
  network === 'facebook' ? facebookTokens(app, practice) : instagramTokens(app, practice)

const secondsOf = (moment: number | null) => (moment === null ? 0 : Math.floor(moment / 1_000))

/** Facebook's description of a token, for the app itself. */
export const inspectionRoute = (app: FastifyInstance, practice: Practice): void => {
  app.get<{ Querystring: Fields }>(`${rootOf('facebook')}/:version/debug_token`, async (request, reply) => {
    const { id, secret } = appOf('facebook')
    const asking = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? text(request.query.access_token)
    if (asking !== `${id}|${secret}`)
      return graphError(reply, { code: 190, message: 'Invalid OAuth access token signature.' })
    const read = readToken(practice, 'facebook', text(request.query.input_token))
    if (isRefused(read))
      return {
        data: {
          is_valid: false,
          scopes: [],
          error: { code: read.code, message: read.message, ...(read.subcode && { subcode: read.subcode }) },
        },
      }
    const { person, token } = read
    return {
      data: {
        app_id: id,
        type: 'USER',
        application: 'Samspel',
        is_valid: true,
        expires_at: secondsOf(token.expires),
        data_access_expires_at: secondsOf(token.expires === null ? null : token.issued + 90 * dayMs),
        ...(token.isLong && { issued_at: secondsOf(token.issued) }),
        scopes: token.scopes,
        user_id: scopedIdOf(person),
      },
    }
  })
}

/** Subcode of error 190 for an app that its person has removed. */
export const removedApp = 458

/** Takes a person's consent back. */
export const revoke = (practice: Practice, network: Network, key: string): void =>
  endTokens(practice, personId(network, { key }), removedApp)
