import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { forms } from '../forms'
import type { Practice } from '../service'
import { underMode } from '../under-mode'
import { type Message, messageFaults } from './fcm-message'
import { readJwt } from './jwt'
import { keysOf, publicHalf } from './keys'
import { keepPush, type PhoneState, worldOf } from './store'

const base = '/sandbox/push/fcm'
const tokenPath = '/sandbox/push/google/token'
const project = 'samspel-practice'
const email = `push@${project}.iam.gserviceaccount.com`
const scope = 'https://www.googleapis.com/auth/firebase.messaging'
const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const lifeSeconds = 3_599

/** The address of FCM and the key file of a service account, as a publisher of the app has them. */
export const fcmSettings = (practice: Practice): Record<string, string> => ({
  FCM_URL: practice.ownUrl + base,
  FCM_SERVICE_ACCOUNT: JSON.stringify({
    type: 'service_account',
    project_id: project,
    client_email: email,
    private_key: keysOf(practice).google,
    token_uri: practice.ownUrl + tokenPath,
  }),
})

const refused = (reply: FastifyReply, code: number, status: string, errorCode?: string) =>
  reply.code(code).send({
    error: {
      code,
      status,
      message: `The practice world says ${errorCode ?? status}`,
      ...(errorCode && { details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }] }),
    },
  })

/** FCM's answers for one registration token. */
const answers: Record<Exclude<PhoneState, 'works'>, (reply: FastifyReply) => unknown> = {
  gone: (reply) => refused(reply, 404, 'NOT_FOUND', 'UNREGISTERED'),
  limited: (reply) => refused(reply.header('retry-after', '60'), 429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED'),
  wrong: (reply) => refused(reply, 400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT'),
  other_app: (reply) => refused(reply, 403, 'PERMISSION_DENIED', 'SENDER_ID_MISMATCH'),
  fails: (reply) => refused(reply, 500, 'INTERNAL', 'INTERNAL'),
}

/** What is wrong with an assertion (RFC 7523); undefined for one that gives an access token. */
const faultOf = (assertion: string, practice: Practice): string | undefined => {
  const { value } = worldOf(practice)
  const { claims, isSignedBy } = readJwt(assertion)
  const seconds = practice.now().getTime() / 1_000
  const { iss, aud, iat, exp, scope: asked } = claims
  if (value.google === 'refused' || !isSignedBy(publicHalf(keysOf(practice).google), 'RS256'))
    return 'Invalid JWT Signature.'
  if (iss !== email) return 'Invalid grant: account not found'
  if (aud !== practice.ownUrl + tokenPath || asked !== scope) return 'Invalid JWT: audience or scope'
  if (typeof iat !== 'number' || typeof exp !== 'number' || exp - iat > 3_600 || exp < seconds || iat > seconds + 60)
    return 'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe.'
  return undefined
}

/** The OAuth end of Google, where a service account gets its access tokens. `given`: each with its end in milliseconds. */
export const tokenRoute = (app: FastifyInstance, practice: Practice, given: Map<string, number>): void => {
  forms(app)
  app.post<{ Body: Record<string, string> | undefined }>(tokenPath, async ({ body = {} }, reply) => {
    if (body.grant_type !== grant) return reply.code(400).send({ error: 'unsupported_grant_type' })
    const fault = faultOf(body.assertion ?? '', practice)
    if (fault) return reply.code(400).send({ error: 'invalid_grant', error_description: fault })
    const token = `ya29.${randomUUID()}`
    given.set(token, practice.now().getTime() + lifeSeconds * 1_000)
    return { access_token: token, expires_in: lifeSeconds, token_type: 'Bearer' }
  })
}

/** The HTTP v1 API of Firebase Cloud Messaging, as far as it sends to one phone. */
export const fcmRoute = (app: FastifyInstance, practice: Practice, given: Map<string, number>): void => {
  app.addHook(
    'onRequest',
    underMode(practice, 'push', {
      limits: (_request, reply) => answers.limited(reply),
      down: (_request, reply) => refused(reply.header('retry-after', '30'), 503, 'UNAVAILABLE', 'UNAVAILABLE'),
      refuses: (_request, reply) => refused(reply, 403, 'PERMISSION_DENIED'),
    }),
  )
  app.post<{ Params: { project: string }; Body: { message?: Message } | undefined }>(
    `${base}/v1/projects/:project/messages::send`,
    async ({ params, body, headers }, reply) => {
      const { value } = worldOf(practice)
      const until = given.get(headers.authorization?.replace(/^Bearer /, '') ?? '')
      if (until === undefined || until <= practice.now().getTime()) return refused(reply, 401, 'UNAUTHENTICATED')
      if (params.project !== project) return refused(reply, 403, 'PERMISSION_DENIED')
      if (value.google === 'third_party') return refused(reply, 401, 'UNAUTHENTICATED', 'THIRD_PARTY_AUTH_ERROR')
      const faults = messageFaults(body)
      if (faults.length > 0)
        return reply.code(400).send({
          error: {
            code: 400,
            status: 'INVALID_ARGUMENT',
            message: faults[0]?.description,
            details: [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: faults }],
          },
        })
      const { token = '', notification = {}, data = {}, android } = body?.message ?? {}
      const state = value.phones[token] ?? 'works'
      if (state !== 'works') return answers[state](reply)
      const name = `projects/${project}/messages/${randomUUID()}`
      keepPush(practice, {
        id: name,
        token,
        platform: 'android',
        title: notification.title ?? '',
        body: notification.body ?? '',
        href: data.href ?? '',
        urgent: android?.priority === 'HIGH',
        at: practice.now().toISOString(),
      })
      return { name }
    },
  )
}
