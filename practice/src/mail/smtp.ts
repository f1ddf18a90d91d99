import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { Practice } from '../service'
import { lateMs } from '../under-mode'
import { deliveryReport } from './delivery-report'
import { type Behaviour, type Mailboxes } from './store'

export const user = 'samspel'
export const webhook = '/api/mail/webhook'

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

/** How a mailbox refuses a recipient. */
const answers: Partial<Record<Behaviour, [code: number, text: string]>> = {
  bounces_now: [550, '5.1.1 The mailbox does not exist'],
  full: [552, '5.2.2 The mailbox is full'],
}

const headersOf = ({ headers }: Email): Record<string, string> =>
  Object.fromEntries(headers.map(({ key, value }) => [key, value]))

/** Says by the webhook that a mail came back after it was taken, as a mail service forwards a delivery report. */
const sendBack = (practice: Practice, mailboxes: Mailboxes, to: string, mail: Email): void => {
  void practice.tell(webhook, deliveryReport({ to, messageId: mail.messageId ?? '', at: practice.now() }), {
    'content-type': 'message/rfc822',
    authorization: `Basic ${Buffer.from(`practice:${mailboxes.webhookSecret}`).toString('base64')}`,
  })
}

/** A mail server with STARTTLS and a password, which keeps what it takes. It behaves as the mode of the service says. */
export const startSmtp = async (practice: Practice, mailboxes: Mailboxes) => {
  const limits = () =>
    practice.modeOf('mail') === 'limits' ? refusal(451, '4.7.0 Too many mails, try again later') : null
  const take = async (raw: Buffer, recipients: readonly string[]) => {
    const mail = await PostalMime.parse(raw)
    for (const to of recipients) {
      mailboxes.add({
        id: crypto.randomUUID(),
        to,
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? '',
        headers: headersOf(mail),
        at: practice.now().toISOString(),
      })
      if (mailboxes.behaviourOf(to) === 'bounces_later') sendBack(practice, mailboxes, to, mail)
    }
  }
  const server = new SMTPServer({
    // Its own certificate is of localhost, signed by nobody: the address that the API is given says so.
    authMethods: ['PLAIN', 'LOGIN'],
    closeTimeout: 100,
    onConnect: (_session, done) => {
      const mode = practice.modeOf('mail')
      if (mode === 'down') return done(refusal(421, '4.3.2 The server is down'))
      if (mode !== 'late') return done()
      setTimeout(done, lateMs).unref()
    },
    onAuth: ({ username, password }, _session, done) =>
      username === user && password === mailboxes.password
        ? done(null, { user })
        : done(refusal(535, '5.7.8 Wrong user or password')),
    onMailFrom: (_address, _session, done) => {
      const mode = practice.modeOf('mail')
      if (mode === 'down') return done(refusal(421, '4.3.2 The server is down'))
      return done(mode === 'refuses' ? refusal(550, '5.7.1 The sender is not allowed here') : limits())
    },
    onRcptTo: ({ address }, _session, done) => {
      const behaviour = mailboxes.behaviourOf(address)
      const answer = answers[behaviour]
      if (answer) return done(refusal(...answer))
      if (behaviour === 'greylists' && mailboxes.isFirstTry(address))
        return done(refusal(451, '4.7.1 Greylisted, try again later'))
      return done()
    },
    onData: (stream, session: SMTPServerSession, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        take(
          Buffer.concat(parts),
          session.envelope.rcptTo.map(({ address }) => address),
        ).then(() => done(), done)
      })
    },
  })
  // A client that ends a connection early is no fault.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
