import { type Body, choice, field, oneIn, textIn } from '../act-parts'
import { type Act, type Practice, type Service, type Words, WrongAct } from '../service'
import { mailRoutes } from './routes'
import { startSmtp, user, webhook } from './smtp'
import { type Behaviour, behaviours, type Mailboxes, mailboxOf } from './store'

const addressIn = (body: Body): string => {
  const address = textIn(body, 'address')
  if (!address.includes('@')) throw new WrongAct('address is missing')
  return address
}

const words: Record<Behaviour, Words> = {
  works: { sv: 'tar emot', en: 'takes them' },
  bounces_now: { sv: 'finns inte', en: 'does not exist' },
  bounces_later: { sv: 'skickar tillbaka efteråt', en: 'sends them back afterwards' },
  full: { sv: 'är full', en: 'is full' },
  greylists: { sv: 'tar emot vid andra försöket', en: 'takes the second try' },
}
const address = field('address', 'Adress', 'Address')

const acts = (mailboxes: () => Mailboxes): Record<string, Act> => ({
  address: {
    title: { sv: 'Mejl till en adress', en: 'Mails to an address' },
    fields: [address, choice('does', ['Adressen', 'The address'], words)],
    run: (body) => {
      const to = addressIn(body)
      const does = oneIn(body, 'does', behaviours)
      mailboxes().setBehaviour(to, does)
      return { address: to, does }
    },
  },
  complains: {
    title: { sv: 'Någon anmäler våra mejl som skräp', en: 'Somebody calls our mails spam' },
    fields: [address],
    run: async (body, practice) => {
      const to = addressIn(body)
      const event = { kind: 'complained', address: to, at: practice.now().toISOString() }
      const status = await practice.tell(webhook, JSON.stringify({ events: [event] }), {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`practice:${mailboxes().webhookSecret}`).toString('base64')}`,
      })
      return { address: to, status }
    },
  },
})

/** A mail server with a page of what it took, and with addresses that send mails back. */
export const mail = (): Service => {
  let known: Mailboxes | undefined
  let port = 0
  const mailboxes = (): Mailboxes => {
    if (!known) throw new Error('The mail service has not started')
    return known
  }
  return {
    name: 'mail',
    title: { sv: 'Mejl', en: 'Mail' },
    unless: 'SMTP_URL',
    settings: () => ({
      SMTP_URL: `smtp://${user}:${mailboxes().password}@127.0.0.1:${port}?requireTLS=true&tls.rejectUnauthorized=false`,
      MAIL_FROM: 'Samspel <no-reply@samspel.test>',
      MAIL_WEBHOOK_SECRET: mailboxes().webhookSecret,
    }),
    // Before this program answers: whoever can ask for the settings gets the port.
    routes: async (app, practice: Practice) => {
      const own = mailboxOf(practice)
      const smtp = await startSmtp(practice, own)
      known = own
      ;({ port } = smtp)
      app.addHook('onClose', async () => {
        own.flush()
        await smtp.stop()
      })
      mailRoutes(app, own)
    },
    acts: acts(mailboxes),
  }
}
