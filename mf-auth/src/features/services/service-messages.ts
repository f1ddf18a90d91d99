import type { ServiceDeed, ServiceName } from '@samspel/api'
import { defineMessages, type Message } from '@samspel/i18n'

export const serviceNames = defineMessages<ServiceName>({
  facebook: {
    id: 'mf-auth.services.name.facebook',
    description: 'Name of a service',
    defaultMessage: 'Facebook',
    en: 'Facebook',
  },
  instagram: {
    id: 'mf-auth.services.name.instagram',
    description: 'Name of a service',
    defaultMessage: 'Instagram',
    en: 'Instagram',
  },
  cards: {
    id: 'mf-auth.services.name.cards',
    description: 'Name of a service',
    defaultMessage: 'Kortbetalning',
    en: 'Card payments',
  },
  bank: { id: 'mf-auth.services.name.bank', description: 'Name of a service', defaultMessage: 'Bank', en: 'Bank' },
  transfers: {
    id: 'mf-auth.services.name.transfers',
    description: 'Name of a service',
    defaultMessage: 'Banköverföring',
    en: 'Bank transfers',
  },
  mail: { id: 'mf-auth.services.name.mail', description: 'Name of a service', defaultMessage: 'E-post', en: 'Email' },
  web_push: {
    id: 'mf-auth.services.name.web-push',
    description: 'Name of a service',
    defaultMessage: 'Push',
    en: 'Push',
  },
  native_push: {
    id: 'mf-auth.services.name.native-push',
    description: 'Name of a service',
    defaultMessage: 'Push i appen',
    en: 'Push in the app',
  },
  files: { id: 'mf-auth.services.name.files', description: 'Name of a service', defaultMessage: 'Filer', en: 'Files' },
  errors: {
    id: 'mf-auth.services.name.errors',
    description: 'Name of a service',
    defaultMessage: 'Felrapporter',
    en: 'Error reports',
  },
  traces: {
    id: 'mf-auth.services.name.traces',
    description: 'Name of a service',
    defaultMessage: 'Spårning',
    en: 'Traces',
  },
  redis: { id: 'mf-auth.services.name.redis', description: 'Name of a service', defaultMessage: 'Redis', en: 'Redis' },
  registry: {
    id: 'mf-auth.services.name.registry',
    description: 'Name of a service',
    defaultMessage: 'Register',
    en: 'Registry',
  },
  youtube: {
    id: 'mf-auth.services.name.youtube',
    description: 'Name of a service',
    defaultMessage: 'YouTube',
    en: 'YouTube',
  },
  tiktok: {
    id: 'mf-auth.services.name.tiktok',
    description: 'Name of a service',
    defaultMessage: 'TikTok',
    en: 'TikTok',
  },
  breached_passwords: {
    id: 'mf-auth.services.name.breached-passwords',
    description: 'Name of a service',
    defaultMessage: 'Läckta lösenord',
    en: 'Breached passwords',
  },
  vat_register: {
    id: 'mf-auth.services.name.vat-register',
    description: 'Name of a service: the EU’s register of VAT numbers',
    defaultMessage: 'VIES',
    en: 'VIES',
  },
})

/** Under the name. */
export const serviceSubs = defineMessages<ServiceName>({
  facebook: {
    id: 'mf-auth.services.sub.facebook',
    description: 'Under the name of a service',
    defaultMessage: 'inloggning, sidor',
    en: 'sign-in, pages',
  },
  instagram: {
    id: 'mf-auth.services.sub.instagram',
    description: 'Under the name of a service',
    defaultMessage: 'inlägg, statistik',
    en: 'posts, figures',
  },
  cards: {
    id: 'mf-auth.services.sub.cards',
    description: 'Under the name of a service',
    defaultMessage: 'Stripe',
    en: 'Stripe',
  },
  bank: {
    id: 'mf-auth.services.sub.bank',
    description: 'Under the name of a service',
    defaultMessage: 'utbetalningar, pain.001',
    en: 'payouts, pain.001',
  },
  transfers: {
    id: 'mf-auth.services.sub.transfers',
    description: 'Under the name of a service',
    defaultMessage: 'insättningar',
    en: 'deposits',
  },
  mail: {
    id: 'mf-auth.services.sub.mail',
    description: 'Under the name of a service',
    defaultMessage: 'SMTP',
    en: 'SMTP',
  },
  web_push: {
    id: 'mf-auth.services.sub.web-push',
    description: 'Under the name of a service',
    defaultMessage: 'webbläsare',
    en: 'browsers',
  },
  native_push: {
    id: 'mf-auth.services.sub.native-push',
    description: 'Under the name of a service',
    defaultMessage: 'telefoner',
    en: 'phones',
  },
  files: {
    id: 'mf-auth.services.sub.files',
    description: 'Under the name of a service',
    defaultMessage: 'objektlagring',
    en: 'object storage',
  },
  errors: {
    id: 'mf-auth.services.sub.errors',
    description: 'Under the name of a service',
    defaultMessage: 'Sentry',
    en: 'Sentry',
  },
  traces: {
    id: 'mf-auth.services.sub.traces',
    description: 'Under the name of a service',
    defaultMessage: 'OpenTelemetry',
    en: 'OpenTelemetry',
  },
  redis: {
    id: 'mf-auth.services.sub.redis',
    description: 'Under the name of a service',
    defaultMessage: 'gränser för anrop',
    en: 'rate limits',
  },
  registry: {
    id: 'mf-auth.services.sub.registry',
    description: 'Under the name of a service',
    defaultMessage: 'versioner av sidorna',
    en: 'versions of the pages',
  },
  youtube: {
    id: 'mf-auth.services.sub.youtube',
    description: 'Under the name of a service',
    defaultMessage: 'siffror för länkar till videor',
    en: 'figures of links to videos',
  },
  tiktok: {
    id: 'mf-auth.services.sub.tiktok',
    description: 'Under the name of a service',
    defaultMessage: 'titel och konto för länkar, inga siffror',
    en: 'title and account of links, no figures',
  },
  breached_passwords: {
    id: 'mf-auth.services.sub.breached-passwords',
    description: 'Under the name of a service',
    defaultMessage: 'nya lösenord',
    en: 'new passwords',
  },
  vat_register: {
    id: 'mf-auth.services.sub.vat-register',
    description: 'Under the name of a service',
    defaultMessage: 'momsnummer',
    en: 'VAT numbers',
  },
})

/** What people cannot do without a service, or what is done instead. */
export const without = defineMessages<ServiceName>({
  facebook: {
    id: 'mf-auth.services.without.facebook',
    description: 'What happens without the service',
    defaultMessage: 'Kreatörer kan inte logga in med Facebook eller koppla konton.',
    en: 'Creators cannot log in with Facebook or connect accounts.',
  },
  instagram: {
    id: 'mf-auth.services.without.instagram',
    description: 'What happens without the service',
    defaultMessage: 'Kreatörer kan inte logga in med Instagram.',
    en: 'Creators cannot log in with Instagram.',
  },
  cards: {
    id: 'mf-auth.services.without.cards',
    description: 'What happens without the service',
    defaultMessage: 'Varumärken kan inte betala med kort.',
    en: 'Brands cannot pay by card.',
  },
  bank: {
    id: 'mf-auth.services.without.bank',
    description: 'What happens without the service',
    defaultMessage: 'Ingen fil till banken kan göras, så utbetalningar väntar.',
    en: 'No file for the bank can be made, so payouts wait.',
  },
  transfers: {
    id: 'mf-auth.services.without.transfers',
    description: 'What happens without the service',
    defaultMessage: 'Varumärken kan inte betala med banköverföring.',
    en: 'Brands cannot pay by bank transfer.',
  },
  mail: {
    id: 'mf-auth.services.without.mail',
    description: 'What happens without the service',
    defaultMessage: 'Mejl väntar i kön: ingen kan bekräfta sin adress eller byta lösenord.',
    en: 'Emails wait in the queue: nobody can confirm an address or reset a password.',
  },
  web_push: {
    id: 'mf-auth.services.without.web-push',
    description: 'What happens without the service',
    defaultMessage: 'Webbläsare får inga pushnotiser.',
    en: 'Browsers get no push notifications.',
  },
  native_push: {
    id: 'mf-auth.services.without.native-push',
    description: 'What happens without the service',
    defaultMessage: 'Telefoner med appen får inga pushnotiser.',
    en: 'Phones with the app get no push notifications.',
  },
  files: {
    id: 'mf-auth.services.without.files',
    description: 'What happens without the service',
    defaultMessage: 'Bilder ligger på serverns egen disk, så bara en instans kan köras.',
    en: 'Pictures are on the server’s own disk, so only one instance can run.',
  },
  errors: {
    id: 'mf-auth.services.without.errors',
    description: 'What happens without the service',
    defaultMessage: 'Fel skrivs bara i loggen.',
    en: 'Errors are only written to the log.',
  },
  traces: {
    id: 'mf-auth.services.without.traces',
    description: 'What happens without the service',
    defaultMessage: 'Anrop går inte att följa i efterhand.',
    en: 'Calls cannot be traced afterwards.',
  },
  redis: {
    id: 'mf-auth.services.without.redis',
    description: 'What happens without the service',
    defaultMessage: 'Varje instans räknar sina egna gränser.',
    en: 'Each instance counts its own limits.',
  },
  registry: {
    id: 'mf-auth.services.without.registry',
    description: 'What happens without the service',
    defaultMessage: 'Driftstatus visar inga versioner.',
    en: 'The platform status shows no versions.',
  },
  youtube: {
    id: 'mf-auth.services.without.youtube',
    description: 'What happens without the service',
    defaultMessage: 'Inget läses om videor: kreatörer skriver siffrorna själva.',
    en: 'Nothing is read of videos: creators type the figures themselves.',
  },
  tiktok: {
    id: 'mf-auth.services.without.tiktok',
    description: 'What happens without the service',
    defaultMessage: 'Länkar till TikTok visas utan titel, konto och bild.',
    en: 'Links to TikTok are shown without title, account and picture.',
  },
  breached_passwords: {
    id: 'mf-auth.services.without.breached-passwords',
    description: 'What happens without the service',
    defaultMessage: 'Nya lösenord jämförs bara med listan som följer med.',
    en: 'New passwords are only compared with the list that comes along.',
  },
  vat_register: {
    id: 'mf-auth.services.without.vat-register',
    description: 'What happens without the service',
    defaultMessage: 'Momsnummer slås inte upp: försäljning inom EU får svensk moms.',
    en: 'VAT numbers are not looked up: sales within the EU have Swedish VAT.',
  },
})

/** What a service did when it last worked. */
export const deeds = defineMessages<ServiceDeed>({
  mail_sent: {
    id: 'mf-auth.services.deed.mail-sent',
    description: 'What the service did when it last worked',
    defaultMessage: 'mejl skickat',
    en: 'email sent',
  },
  push_sent: {
    id: 'mf-auth.services.deed.push-sent',
    description: 'What the service did when it last worked',
    defaultMessage: 'push skickad',
    en: 'push sent',
  },
  account_read: {
    id: 'mf-auth.services.deed.account-read',
    description: 'What the service did when it last worked',
    defaultMessage: 'konto läst',
    en: 'account read',
  },
  posts_read: {
    id: 'mf-auth.services.deed.posts-read',
    description: 'What the service did when it last worked',
    defaultMessage: 'inlägg lästa',
    en: 'posts read',
  },
  signed_in: {
    id: 'mf-auth.services.deed.signed-in',
    description: 'What the service did when it last worked',
    defaultMessage: 'inloggning',
    en: 'sign-in',
  },
  checkout_opened: {
    id: 'mf-auth.services.deed.checkout-opened',
    description: 'What the service did when it last worked',
    defaultMessage: 'betalning öppnad',
    en: 'payment opened',
  },
  payment_read: {
    id: 'mf-auth.services.deed.payment-read',
    description: 'What the service did when it last worked',
    defaultMessage: 'betalning läst',
    en: 'payment read',
  },
  webhook: {
    id: 'mf-auth.services.deed.webhook',
    description: 'What the service did when it last worked',
    defaultMessage: 'webhook mottagen',
    en: 'webhook received',
  },
  file_made: {
    id: 'mf-auth.services.deed.file-made',
    description: 'What the service did when it last worked',
    defaultMessage: 'fil gjord',
    en: 'file made',
  },
  answer_read: {
    id: 'mf-auth.services.deed.answer-read',
    description: 'What the service did when it last worked',
    defaultMessage: 'svar inläst',
    en: 'answer read',
  },
  file_stored: {
    id: 'mf-auth.services.deed.file-stored',
    description: 'What the service did when it last worked',
    defaultMessage: 'fil sparad eller läst',
    en: 'file stored or read',
  },
  file_read: {
    id: 'mf-auth.services.deed.file-read',
    description: 'What the service did when it last worked',
    defaultMessage: 'fil läst',
    en: 'file read',
  },
  report_sent: {
    id: 'mf-auth.services.deed.report-sent',
    description: 'What the service did when it last worked',
    defaultMessage: 'rapport skickad',
    en: 'report sent',
  },
  trace_sent: {
    id: 'mf-auth.services.deed.trace-sent',
    description: 'What the service did when it last worked',
    defaultMessage: 'spår skickat',
    en: 'trace sent',
  },
  counted: {
    id: 'mf-auth.services.deed.counted',
    description: 'What the service did when it last worked',
    defaultMessage: 'anrop räknat',
    en: 'call counted',
  },
  registry_read: {
    id: 'mf-auth.services.deed.registry-read',
    description: 'What the service did when it last worked',
    defaultMessage: 'register läst',
    en: 'registry read',
  },
  password_looked_up: {
    id: 'mf-auth.services.deed.password-looked-up',
    description: 'What the service did when it last worked',
    defaultMessage: 'lösenord uppslaget',
    en: 'password looked up',
  },
  vat_number_asked: {
    id: 'mf-auth.services.deed.vat-number-asked',
    description: 'What the service did when it last worked',
    defaultMessage: 'momsnummer uppslaget',
    en: 'VAT number looked up',
  },
  tested: {
    id: 'mf-auth.services.deed.tested',
    description: 'What the service did when it last worked',
    defaultMessage: 'test härifrån',
    en: 'test from here',
  },
})

const sizeMessages = defineMessages({
  mail: {
    id: 'mf-auth.services.size.mail',
    description: 'Good to know of a service; {shown} is the number',
    defaultMessage: '{count, plural, one {{shown} mejl det senaste dygnet.} other {{shown} mejl det senaste dygnet.}}',
    en: '{count, plural, one {{shown} email in the last 24 hours.} other {{shown} emails in the last 24 hours.}}',
  },
  browsers: {
    id: 'mf-auth.services.size.browsers',
    description: 'Good to know of a service; {shown} is the number',
    defaultMessage: '{count, plural, one {{shown} webbläsare tar emot.} other {{shown} webbläsare tar emot.}}',
    en: '{count, plural, one {{shown} browser receives them.} other {{shown} browsers receive them.}}',
  },
  units: {
    id: 'mf-auth.services.size.units',
    description: 'Good to know of a service; {shown} is the number of units of a daily quota that are used',
    defaultMessage:
      '{count, plural, one {{shown} av dagens enheter använd. YouTube ger 10 000, till midnatt i Kalifornien.} other {{shown} av dagens enheter använda. YouTube ger 10 000, till midnatt i Kalifornien.}}',
    en: '{count, plural, one {{shown} of today’s units used. YouTube gives 10,000, until midnight in California.} other {{shown} of today’s units used. YouTube gives 10,000, until midnight in California.}}',
  },
  phones: {
    id: 'mf-auth.services.size.phones',
    description: 'Good to know of a service; {shown} is the number',
    defaultMessage: '{count, plural, one {{shown} telefon tar emot.} other {{shown} telefoner tar emot.}}',
    en: '{count, plural, one {{shown} phone receives them.} other {{shown} phones receive them.}}',
  },
})

/** How much there is of it. */
export const sizes: Partial<Record<ServiceName, Message>> = {
  mail: sizeMessages.mail,
  web_push: sizeMessages.browsers,
  native_push: sizeMessages.phones,
  youtube: sizeMessages.units,
}
