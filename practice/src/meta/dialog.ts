import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { localeOf } from '../locale'
import type { Practice } from '../service'
import { consentPage, wrongAppPage } from './consent-page'
import { drawnFaces } from './faces'
import { chosenPerson } from './people'
import { consentStyles } from './styles'
import { codesOf, newNonce } from './tokens'
import { appOf, callbackOf, type Network, rootOf } from './world'

type Fields = Record<string, unknown>

const codeLifeMs = 10 * 60_000
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/** Parameters that an app sends and gets back. */
const carried = [
  'client_id',
  'redirect_uri',
  'state',
  'scope',
  'config_id',
  'code_challenge',
  'code_challenge_method',
] as const

export const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
/** The permissions of a saved configuration, which Facebook Login for Business asks for instead of a list. */
const configured = [
  'public_profile',
  'email',
  'pages_show_list',
  'pages_read_engagement',
  'business_management',
  'instagram_basic',
  'instagram_manage_insights',
]
const scopesIn = (fields: Fields): string[] =>
  text(fields.config_id) === undefined ? (text(fields.scope) ?? '').split(/[ ,]+/).filter(Boolean) : configured

/** The dialog in which a person chooses who to be and what to allow. */
export const dialogRoutes = (app: FastifyInstance, practice: Practice, network: Network): void => {
  const isOwn = (fields: Fields) =>
    fields.client_id === appOf(network).id &&
    fields.redirect_uri === callbackOf(practice, network) &&
    (fields.code_challenge === undefined || fields.code_challenge_method === 'S256')
  const page = (reply: FastifyReply, html: string) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html)
  const address =
    network === 'facebook' ? `${rootOf(network)}/:version/dialog/oauth` : `${rootOf(network)}/oauth/authorize`

  app.get(`${rootOf(network)}/consent.css`, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(consentStyles),
  )

  app.get<{ Querystring: Fields }>(address, async (request, reply) => {
    const { query, url } = request
    const locale = localeOf(request)
    if (!isOwn(query) || query.response_type !== 'code') return page(reply.code(400), wrongAppPage(locale, network))
    const fields = Object.fromEntries(
      carried.flatMap((name) => {
        const value = text(query[name])
        return value === undefined ? [] : [[name, value]]
      }),
    )
    const action = url.split('?', 1)[0] ?? ''
    const faceOf = await drawnFaces(practice)
    return page(reply, consentPage({ locale, network, action, scopes: scopesIn(query), fields, faceOf }))
  })

  app.post<{ Body: Fields | undefined }>(address, async (request, reply) => {
    const fields = request.body ?? {}
    const person = chosenPerson(fields.person, randomBytes(5).toString('hex'))
    if (!isOwn(fields) || (fields.answer === 'yes' && !person))
      return page(reply.code(400), wrongAppPage(localeOf(request), network))
    const back = new URL(callbackOf(practice, network))
    const redirectUri = back.href
    const state = text(fields.state)
    if (state !== undefined) back.searchParams.set('state', state)
    const answer: Record<string, string> =
      fields.answer === 'yes' && person
        ? {
            code: codesOf(network).seal({
              person: person.key,
              redirectUri,
              challenge: text(fields.code_challenge),
              scopes: scopesIn(fields).filter((scope) => fields[`grant.${scope}`] !== undefined),
              expires: practice.now().getTime() + codeLifeMs,
              nonce: newNonce(),
            }),
          }
        : fields.answer === 'failure'
          ? { error: 'server_error', error_code: '2', error_description: 'An unexpected error has occurred.' }
          : { error: 'access_denied', error_reason: 'user_denied', error_description: 'Permissions error' }
    for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value)
    return reply.redirect(back.href, 303)
  })
}
