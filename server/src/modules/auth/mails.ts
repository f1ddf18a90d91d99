import type { Locale } from '@samspel/api'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'

interface LinkMail {
  to: string
  locale: Locale | null
  link: string
}

const texts = {
  reset: {
    sv: {
      subject: 'Återställ ditt lösenord',
      lines: [
        'Hej,',
        'Någon har bett om att få välja ett nytt lösenord till ditt konto på Samspel. Var det du? Välj det här.',
      ],
      label: 'Välj nytt lösenord',
      after: ['Länken gäller i en timme och kan användas en gång. Har du inte bett om den behöver du inte göra något.'],
    },
    en: {
      subject: 'Reset your password',
      lines: ['Hi,', 'Somebody asked to choose a new password for your Samspel account. Was it you? Choose it here.'],
      label: 'Choose a new password',
      after: [
        'The link is good for one hour and can be used once. If you did not ask for it there is nothing you need to do.',
      ],
    },
  },
  confirmation: {
    sv: {
      subject: 'Bekräfta din e-postadress',
      lines: [
        'Hej,',
        'Den här adressen har angetts för ett konto på Samspel. Bekräfta att den är din, så kan du använda allt i kontot.',
      ],
      label: 'Bekräfta adressen',
      after: [
        'Länken gäller i tre dagar och kan användas en gång. Har du inget konto på Samspel behöver du inte göra något.',
      ],
    },
    en: {
      subject: 'Confirm your email address',
      lines: [
        'Hi,',
        'This address was given for an account on Samspel. Confirm that it is yours, and everything in the account is open to you.',
      ],
      label: 'Confirm the address',
      after: [
        'The link is good for three days and can be used once. If you have no account on Samspel there is nothing you need to do.',
      ],
    },
  },
  former: {
    sv: {
      subject: 'Godkänn att din e-postadress byts',
      lines: [
        'Hej,',
        'Någon som är inloggad på ditt konto på Samspel vill byta e-postadress. Adressen byts när både den här och den nya har sagt ja. Var det du?',
      ],
      label: 'Se och godkänn bytet',
      after: [
        'Länken gäller i tre dagar och kan användas en gång.',
        'Var det inte du? Godkänn ingenting, logga in och byt lösenord. Då stannar kontot på den här adressen.',
      ],
    },
    en: {
      subject: 'Agree to the change of your email address',
      lines: [
        'Hi,',
        'Somebody who is logged in to your Samspel account wants to change its email address. It changes once both this address and the new one have said yes. Was it you?',
      ],
      label: 'See and agree to the change',
      after: [
        'The link is good for three days and can be used once.',
        'Was it not you? Agree to nothing, log in and change your password. Then the account stays with this address.',
      ],
    },
  },
} as const

// The mails contain no names: anyone could sign up with somebody else's address and send them text through us.
const mailOf =
  (kind: keyof typeof texts) =>
  ({ to, locale, link }: LinkMail): Mail => {
    const { subject, lines, label, after } = texts[kind][locale ?? 'sv']
    return letter({ to, locale, subject, lines, action: { label, href: link }, after })
  }

/** The mail with a link for setting a new password. */
export const resetMail = mailOf('reset')

/** The mail with a link that confirms the address. */
export const confirmationMail = mailOf('confirmation')

/** The mail that asks the address of an account whether it agrees to another. */
export const formerAddressMail = mailOf('former')
