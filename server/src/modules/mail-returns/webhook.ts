import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import type { AppContext } from '../../http/call'
import { followWebhooks, keepWord, nameWebhook } from '../../services'
import { reportedInMail } from './delivery-report'
import { reportedIn, subscriptionIn, Unreadable } from './forms'
import { keepReported, type Reported } from './reported'
import { isFromMailService } from './signature'

export const mailWebhookPath = '/api/mail/webhook'
const longest = 1024 * 1024
const patienceMs = 10_000

const read = async ({ config }: AppContext, body: Buffer, type: string, now: Date): Promise<Reported[]> => {
  if (type.startsWith('message/rfc822')) return reportedInMail(body, config, now)
  const json = body.toString('utf8')
  const subscription = subscriptionIn(json)
  if (subscription) {
    const { status } = await fetch(subscription, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
    if (status !== 200) throw new AppError('unavailable')
    return []
  }
  return reportedIn(json, now)
}

/**
 * Where a mail service tells which mails came back: JSON, or a delivery report as the mail that it is (`message/rfc822`). It exists with
 * MAIL_WEBHOOK_SECRET. What is known and needs nothing is answered with 200, so that it is not sent for days.
 */
export const mailWebhook: ModulePlugin = async (app, context) => {
  const secret = context.config.mailWebhookSecret
  if (!secret) return
  await app.register(async (scope) => {
    followWebhooks(scope, context, 'mail')
    // The signature is over the bytes as they came; SNS sends JSON as text/plain.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longest }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Body: Buffer | undefined }>(
      mailWebhookPath,
      { bodyLimit: longest, preValidation: [] },
      async (request, reply) => {
        const { body, headers, log } = request
        const now = context.now()
        if (!Buffer.isBuffer(body)) throw new AppError('malformed_request')
        const { 'samspel-signature': signature, authorization } = headers
        if (!isFromMailService(secret, { body, signature, authorization }, now)) {
          log.warn('a report of returned mails without a good signature')
          throw new AppError('unauthenticated')
        }
        nameWebhook(request, 'report')
        let reported: Reported[]
        try {
          reported = await read(context, body, String(headers['content-type']).toLowerCase(), now)
        } catch (error) {
          if (!(error instanceof Unreadable)) throw error
          log.warn({ reason: error.message }, 'a report of returned mails that cannot be read')
          throw new AppError('malformed_request')
        }
        keepWord(request, { of: 'mail', told: reported })
        const kept = await keepReported(context.db, reported, now)
        log.info({ reported: reported.length, kept }, 'a report of returned mails')
        return reply.header('cache-control', 'no-store').send({ received: true })
      },
    )
  })
}
