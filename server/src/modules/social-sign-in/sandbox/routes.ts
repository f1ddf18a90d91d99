import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from '../../../db/tables/accounts'
import type { ModulePlugin } from '../../../http/app'
import { sandboxOnly } from '../../sandbox'
import { callbackOf, providerNames, sandboxApp, sandboxPaths } from '../../social'
import { consentPage, wrongAppPage } from './consent-page'
import { drawnFaces } from './faces'
import { accountsOf, meOf } from './graph'
import { chosenPerson, type MadeUpPerson, personOf } from './identities'
import { localeOf } from './messages'
import { type AccessToken, type Code, sealer } from './seals'
import { consentStyles } from './styles'

type Fields = Record<string, unknown>

const codeLifeMs = 10 * 60_000
/** Token lifetime in seconds. */
const tokenLife = 60 * 86_400
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/** Parameters that an app sends and gets back. */
const carried = ['client_id', 'redirect_uri', 'state', 'code_challenge', 'code_challenge_method'] as const

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const same = (given: string | undefined, own: string): boolean => {
  const [a, b] = [given ?? '', own].map((value) => createHash('sha256').update(value).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
const graphError = (reply: FastifyReply, status: number, code: number, message: string) =>
  reply.code(status).send({ error: { message, type: 'OAuthException', code } })

const mostUsed = 10_000

/**
 * A local OAuth server that plays Facebook and Instagram, so that the complete sign-in flow runs without either. All its people are
 * invented; a code is valid for one exchange, by the app it was issued to.
 */
export const socialSandbox: ModulePlugin = async (app, { config, now }) => {
  const codes = sealer<Code>(config.sessionSecret, 'code')
  const tokens = sealer<AccessToken>(config.sessionSecret, 'token')
  /** Codes already exchanged, kept until they would have expired, up to a limit. */
  const used = new Map<string, number>()

  const providerOf = (fields: Fields): Provider | undefined => {
    const provider = providerNames.find((name) => sandboxApp(config.sessionSecret, name).id === fields.client_id)
    return provider && !config.social[provider] && fields.redirect_uri === callbackOf(config, provider)
      ? provider
      : undefined
  }
  const isAsked = (fields: Fields) => fields.code_challenge === undefined || fields.code_challenge_method === 'S256'

  const page = (reply: FastifyReply, html: string) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html)

  const isUsed = (code: string, { expires }: Code): boolean => {
    const time = now().getTime()
    for (const [known, until] of used) if (until <= time) used.delete(known)
    if (used.has(code)) return true
    for (const oldest of used.keys()) if (used.size >= mostUsed) used.delete(oldest)
    used.set(code, expires)
    return false
  }

  const callerOf = (request: FastifyRequest): { person: MadeUpPerson; provider: Provider } | undefined => {
    const token = tokens.open(/^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1], now())
    const person = personOf(token?.person)
    return token && person && { person, provider: token.provider }
  }

  await app.register(async (sandbox) => {
    sandbox.addHook('onRequest', sandboxOnly(config))
    sandbox.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )

    sandbox.get(sandboxPaths.styles, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(consentStyles),
    )

    sandbox.get<{ Querystring: Fields }>(sandboxPaths.authorize, async ({ query, headers }, reply) => {
      const locale = localeOf(headers['accept-language'])
      const provider = providerOf(query)
      if (!provider || query.response_type !== 'code' || !isAsked(query))
        return page(reply.code(400), wrongAppPage(locale))
      const fields = Object.fromEntries(
        carried.flatMap((name) => {
          const value = text(query[name])
          return value === undefined ? [] : [[name, value]]
        }),
      )
      return page(reply, consentPage({ locale, provider, fields, faceOf: await drawnFaces(config.dataDir) }))
    })

    sandbox.post<{ Body: Fields | undefined }>(
      sandboxPaths.authorize,
      async ({ body: fields = {}, headers }, reply) => {
        const provider = providerOf(fields)
        const person = chosenPerson(fields.person, randomBytes(5).toString('hex'))
        if (!provider || !isAsked(fields) || (fields.answer === 'yes' && !person))
          return page(reply.code(400), wrongAppPage(localeOf(headers['accept-language'])))
        const back = new URL(callbackOf(config, provider))
        const redirectUri = back.href
        const state = text(fields.state)
        if (state !== undefined) back.searchParams.set('state', state)
        const answer: Record<string, string> =
          fields.answer === 'yes' && person
            ? {
                code: codes.seal({
                  person: person.key,
                  provider,
                  redirectUri,
                  challenge: text(fields.code_challenge),
                  expires: now().getTime() + codeLifeMs,
                  nonce: randomBytes(9).toString('base64url'),
                }),
              }
            : fields.answer === 'failure'
              ? { error: 'server_error', error_code: '2', error_description: 'An unexpected error has occurred.' }
              : { error: 'access_denied', error_reason: 'user_denied', error_description: 'Permissions error' }
        for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value)
        return reply.redirect(back.href, 303)
      },
    )

    sandbox.post<{ Body: Fields | undefined }>(sandboxPaths.token, async ({ body: fields = {} }, reply) => {
      const provider = providerOf(fields)
      if (!provider || !same(text(fields.client_secret), sandboxApp(config.sessionSecret, provider).secret))
        return graphError(reply, 400, 101, 'Error validating application.')
      const given = text(fields.code)
      const code = codes.open(given, now())
      const proves =
        code &&
        (code.challenge === undefined ||
          same(
            createHash('sha256')
              .update(text(fields.code_verifier) ?? '')
              .digest('base64url'),
            code.challenge,
          ))
      if (
        !given ||
        !code ||
        !proves ||
        code.provider !== provider ||
        code.redirectUri !== fields.redirect_uri ||
        isUsed(given, code)
      )
        return graphError(reply, 400, 100, 'This authorization code is not good.')
      const token = tokens.seal({
        person: code.person,
        provider,
        expires: now().getTime() + tokenLife * 1_000,
        nonce: randomBytes(9).toString('base64url'),
      })
      return reply
        .header('cache-control', 'no-store')
        .send({ access_token: token, token_type: 'bearer', expires_in: tokenLife })
    })

    sandbox.get(sandboxPaths.me, async (request, reply) => {
      const caller = callerOf(request)
      return caller
        ? meOf(caller.person, caller.provider)
        : graphError(reply, 401, 190, 'Error validating access token.')
    })

    sandbox.get<{ Querystring: Fields }>(sandboxPaths.accounts, async (request, reply) => {
      const caller = callerOf(request)
      if (caller?.provider !== 'facebook') return graphError(reply, 401, 190, 'Error validating access token.')
      const faceOf = await drawnFaces(config.dataDir)
      const pictureOf = (face: number | undefined) => {
        const picture = face === undefined ? undefined : faceOf(face)
        return picture && config.appUrl + picture
      }
      const limit = Math.min(Math.max(Number(request.query.limit) || 25, 1), 100)
      const answer = accountsOf(
        caller.person,
        { after: text(request.query.after), limit },
        config.appUrl + sandboxPaths.accounts,
        pictureOf,
      )
      return answer ?? graphError(reply, 400, 100, 'Invalid cursor.')
    })
  })
}
