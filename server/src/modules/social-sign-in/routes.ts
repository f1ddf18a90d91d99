import cookie from '@fastify/cookie'
import oauth2, { type OAuth2Namespace } from '@fastify/oauth2'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createTokens } from '../../auth/sessions'
import type { Config } from '../../config'
import type { Provider } from '../../db/tables/accounts'
import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import { browserInWords } from '../../http/browser'
import type { AppContext } from '../../http/call'
import { callbackOf, endOf, exchangeToken, type GivenToken, providerNames, providerSettingsOf } from '../social'
import { cookieNames, cookieOptions } from './cookies'
import { createProvider } from './create-provider'
import { beginFlow, finishFlow, type Flow, flowLife, useTicket } from './flows'
import { noteAccounts } from './note-accounts'
import { Refused } from './refused'
import { addressPage, type FlowError, returnAddress, signInAddress, withAnswer } from './return-address'
import { signInByProvider, tieToCreator } from './sign-in'
import { arrivalLife, sealArrival } from './waiting-arrival'

declare module 'fastify' {
  interface FastifyRequest {
    /** The state created by this request, or verified for it. */
    providerState: string | undefined
  }
}

type Clients = Partial<Record<Provider, OAuth2Namespace>>
interface ProviderRoute {
  Params: { provider: Provider }
  Querystring: Record<string, unknown>
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const clientNames = { facebook: 'oauth2Facebook', instagram: 'oauth2Instagram' } as const

const registerClient = async (
  app: FastifyInstance,
  config: Config,
  provider: Provider,
): Promise<OAuth2Namespace | undefined> => {
  const settings = providerSettingsOf(config, provider)
  if (!settings) return undefined
  const { client, authorizeHost, authorizePath, tokenHost, tokenPath, scope, parameters, pkce } = settings
  const names = cookieNames(config)
  // The library joins host and path as a browser does: a path of the host would be lost.
  const [authorize, exchangeAt] = [new URL(authorizeHost + authorizePath), new URL(tokenHost + tokenPath)]
  await app.register(oauth2, {
    name: clientNames[provider],
    scope,
    credentials: {
      client,
      auth: {
        authorizeHost: authorize.origin,
        authorizePath: authorize.pathname,
        tokenHost: exchangeAt.origin,
        tokenPath: exchangeAt.pathname,
      },
      options: { authorizationMethod: 'body' },
      http: { timeout: config.social.timeoutMs },
    },
    callbackUri: callbackOf(config, provider),
    callbackUriParams: parameters,
    ...(pkce && { pkce: 'S256' as const }),
    redirectStateCookieName: names.state,
    verifierCookieName: names.verifier,
    cookie: cookieOptions(config, flowLife),
    generateStateFunction: (request: FastifyRequest) => request.providerState ?? '',
    checkStateFunction: (request: FastifyRequest) => request.providerState !== undefined,
  })
  return app[clientNames[provider]]
}

const exchange = async (
  client: OAuth2Namespace,
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): Promise<GivenToken> => {
  const { token } = await client
    .getAccessTokenFromAuthorizationCodeFlow(request, reply)
    .catch((error: { output?: { statusCode?: number } }) => {
      const status = error.output?.statusCode ?? 500
      // Log only the status: the provider's answer may repeat the code.
      request.log.warn({ status }, 'a provider did not exchange a code for a token')
      // A 4xx means the code is invalid: made up, already used, or issued to another browser.
      throw new Refused(status >= 400 && status < 500 ? 'state_invalid' : 'provider_unavailable')
    })
  // Instagram wraps the token: `{ data: [{ access_token }] }`.
  const accessToken =
    (token.access_token as string | undefined) ??
    (token as { data?: { access_token?: unknown }[] }).data?.[0]?.access_token
  if (typeof accessToken !== 'string' || accessToken === '') throw new Refused('provider_unavailable')
  return { accessToken, expiresAt: endOf(Number(token.expires_in), now), isLasting: false }
}

/** The long-lived token for a short-lived one; the latter where the provider does not answer, to be exchanged by the job. */
const lasting = async (
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  request: FastifyRequest,
  provider: Provider,
  token: GivenToken,
): Promise<GivenToken> => {
  return exchangeToken(config, provider, token.accessToken, now()).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    request.log.warn({ reason: error.id, provider }, 'a token was not exchanged for a long-lived one')
    return token
  })
}

const reasonOf = (error: unknown, request: FastifyRequest): FlowError => {
  if (error instanceof Refused) return error.reason
  if (!(error instanceof AppError)) request.log.error({ err: error }, 'a sign-in by a provider failed')
  else
    request.log.warn(
      { reason: error.id, cause: (error.cause as Error | undefined)?.message },
      'a provider did not say who signs in',
    )
  return 'provider_unavailable'
}

const addRoutes = (app: FastifyInstance, { db, config, now, live }: AppContext, clients: Clients) => {
  const tokens = createTokens(app)
  const names = cookieNames(config)
  const limited = {
    config: {
      rateLimit: {
        max: config.signInLimit * 4,
        timeWindow: 60_000,
        groupId: 'social-sign-in',
        keyGenerator: ({ ip }: FastifyRequest) => normalizeIP(ip),
      },
    },
  }

  const admit = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { provider, instagramerId }: Flow,
    client: OAuth2Namespace,
  ): Promise<{ jwt: string } | undefined> => {
    const time = now()
    const given = await exchange(client, request, reply, time)
    const social = createProvider(config, provider)
    const profile = await social.profile(given.accessToken)
    const token = await lasting({ config, now }, request, provider, given)
    const arrival = { provider, profile, token }
    const noting = { db, config, now: time, log: request.log }
    if (instagramerId) {
      await tieToCreator({ db, config, now: time }, arrival, instagramerId)
      await noteAccounts(noting, instagramerId, arrival, true)
      return undefined
    }
    const session = await signInByProvider(
      { db, now: time, live, config },
      arrival,
      browserInWords(request.headers['user-agent']),
    ).catch((error: unknown) => {
      if (error instanceof Refused && error.reason === 'no_email')
        void reply.setCookie(names.arrival, sealArrival(config, arrival, time), cookieOptions(config, arrivalLife))
      throw error
    })
    await noteAccounts(noting, session.ownerId, arrival, false)
    return { jwt: tokens.signEntry(session, time) }
  }

  app.get<ProviderRoute>(
    '/api/auth/instagramers/auth/:provider(instagram|facebook)',
    limited,
    async (request, reply) => {
      const {
        params: { provider },
        query,
      } = request
      if (query.resource_class !== 'Instagramer') throw new AppError('not_found')
      const page = returnAddress(config.appUrl, query.auth_origin_url)
      const originUrl = query.ticket === undefined ? signInAddress(page) : page
      const client = clients[provider]
      if (!client) return reply.redirect(withAnswer(originUrl, { error: 'provider_unavailable' }))
      let instagramerId: string | null = null
      if (query.ticket !== undefined) {
        const ticket = text(query.ticket)
        // A ticket opened in somebody else's browser would link that person's identity to the account of whoever sent the link.
        const isOwn = ticket !== undefined && ticket === request.cookies[names.ticket]
        instagramerId = (isOwn && (await useTicket(db, provider, ticket, now()))) || null
        void reply.clearCookie(names.ticket, cookieOptions(config, 0))
        if (!instagramerId) return reply.redirect(withAnswer(originUrl, { error: 'state_invalid' }))
      }
      request.providerState = await beginFlow(db, { provider, originUrl, instagramerId }, now())
      return reply.redirect(await client.generateAuthorizationUri(request, reply))
    },
  )

  app.get<ProviderRoute>(
    '/api/auth/instagramers/:provider(instagram|facebook)/callback',
    limited,
    async (request, reply) => {
      const {
        params: { provider },
        query,
      } = request
      const state = text(query.state)
      const isOwn = state !== undefined && state === request.cookies[names.state]
      const flow = isOwn ? await finishFlow(db, provider, state, now()) : undefined
      const client = clients[provider]
      // Without a flow, the page it started from is unknown (row R-08).
      if (!flow || !client) return reply.redirect(`${config.appUrl}/fb-login-callback?error=state_invalid`)
      void reply
        .clearCookie(names.state, cookieOptions(config, 0))
        .clearCookie(names.verifier, cookieOptions(config, 0))
      request.providerState = state
      if (text(query.code) === undefined) {
        return reply.redirect(
          withAnswer(flow.originUrl, {
            error: query.error === 'access_denied' ? 'access_denied' : 'provider_unavailable',
          }),
        )
      }
      const answer = await admit(request, reply, flow, client).catch((error: unknown) => ({
        error: reasonOf(error, request),
      }))
      // The address is asked for here; the page that the visitor came from waits.
      if (answer && 'error' in answer && answer.error === 'no_email')
        return reply.redirect(addressPage(config.appUrl, flow.originUrl))
      return reply.redirect(withAnswer(flow.originUrl, answer))
    },
  )
}

/** Sign-in with Instagram and Facebook: the start of the flow (row C-41) and the provider's callback. */
export const socialSignIn: ModulePlugin = async (app, context) => {
  if (!app.hasReplyDecorator('setCookie')) await app.register(cookie)
  app.decorateRequest('providerState', undefined)
  const clients: Clients = {}
  for (const provider of providerNames) {
    const client = await registerClient(app, context.config, provider)
    if (client) clients[provider] = client
  }
  addRoutes(app, context, clients)
}
