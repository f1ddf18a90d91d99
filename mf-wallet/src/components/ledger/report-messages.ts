import { defineMessages } from '@samspel/i18n'

export const reportMessages = defineMessages({
  about: {
    id: 'mf-wallet.report.about',
    description: 'Above the form: the receipt that goes with it',
    defaultMessage: 'Kvitto {number} följer med: {kind}, {money}, {date}.',
    en: 'Receipt {number} is attached: {kind}, {money}, {date}.',
  },
  message: {
    id: 'mf-wallet.report.message',
    description: 'Field',
    defaultMessage: 'Vad stämmer inte?',
    en: 'What is wrong?',
  },
  help: {
    id: 'mf-wallet.report.help',
    description: 'Under the field',
    defaultMessage: 'Vi svarar till din e-postadress.',
    en: 'We answer to your email address.',
  },
  sent: {
    id: 'mf-wallet.report.sent',
    description: 'After sending',
    defaultMessage: 'Skickat. Vi hör av oss.',
    en: 'Sent. We will get back to you.',
  },
})
