import type { Locale } from '@samspel/api'
import { type NoticeTopic, noticeTopics, usualChoices } from '@samspel/api/notices'
import { transact } from '../../db/transact'
import type { ModulePlugin } from '../../http/app'
import { readUnsubscribe } from '../../outbox/unsubscribe'
import { choiceOf, type Recipient, recipientById } from './recipients'
import { writeChoice } from './settings'

const texts = {
  sv: {
    ask: 'Vill du sluta få de här mejlen?',
    button: 'Sluta få dem',
    done: 'Klart. Du får inga fler sådana mejl.',
    wrong: 'Länken gäller inte. Använd den i ditt senaste mejl från Samspel.',
    back: 'Till Samspel',
  },
  en: {
    ask: 'Do you want to stop these emails?',
    button: 'Stop them',
    done: 'Done. You get no more emails of this kind.',
    wrong: 'This link is not valid. Use the one in your latest email from Samspel.',
    back: 'To Samspel',
  },
} as const

const policy = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const page = (locale: Locale, text: string, rest = '') =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text} - Samspel</title></head><body><main><h1>${text}</h1>${rest}<p><a href="/settings/notices">${texts[locale].back}</a></p></main></body></html>`

/** The topics a token unsubscribes from: one, all topics in the digest, or every one. */
const topicsOf = (recipient: Recipient, topic: string): NoticeTopic[] =>
  noticeTopics.filter((one) => {
    if (!usualChoices[recipient.reader][one]) return false
    return topic === 'all' || one === topic || (topic === 'digest' && choiceOf(recipient, one)?.mail === 'digest')
  })

/** One-click unsubscribe for mail programs, without signing in (RFC 8058). Opening the address in a browser asks for confirmation first. */
export const unsubscribing: ModulePlugin = (app, { db, config }) => {
  // A child scope, so that the form encoding of mail programs is accepted here only.
  void app.register(async (own) => {
    own.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume()
      payload.on('end', () => done(null, undefined)).on('error', done)
    })
    own.route<{ Params: { token: string } }>({
      method: ['GET', 'POST'],
      url: '/api/notices/unsubscribe/:token',
      handler: async ({ params, method }, reply) => {
        void reply
          .header('cache-control', 'no-store')
          .header('content-security-policy', policy)
          .type('text/html; charset=utf-8')
        const asked = readUnsubscribe(config, params.token)
        const recipient = asked && (await recipientById(db, asked.accountId))
        if (!asked || !recipient) return reply.code(404).send(page('sv', texts.sv.wrong))
        const locale = recipient.locale ?? 'sv'
        if (method === 'GET')
          return reply.send(
            page(locale, texts[locale].ask, `<form method="post"><button>${texts[locale].button}</button></form>`),
          )
        await transact(db, (trx) =>
          writeChoice(
            trx,
            recipient,
            Object.fromEntries(topicsOf(recipient, asked.topic).map((topic) => [topic, { mail: 'off' as const }])),
          ),
        )
        return reply.send(page(locale, texts[locale].done))
      },
    })
  })
}
