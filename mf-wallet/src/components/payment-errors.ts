import { defineMessages, type ErrorMessages } from '@samspel/i18n'

/** What the payment provider's refusals mean to whoever pays. */
export const paymentErrors: ErrorMessages = defineMessages({
  payment_key_refused: {
    id: 'mf-wallet.payment-error.payment-key-refused',
    description: 'The payment provider does not know the key of this installation',
    defaultMessage: 'Betalningstjänsten släpper inte in Samspel. Inget har dragits. Betala med överföring så länge.',
    en: 'The payment service is not letting Samspel in. Nothing was charged. Pay by bank transfer for now.',
  },
  payment_busy: {
    id: 'mf-wallet.payment-error.payment-busy',
    description: 'The payment provider limits how often it is asked',
    defaultMessage: 'Betalningstjänsten har för mycket att göra. Inget har dragits. Försök igen om en minut.',
    en: 'The payment service is too busy. Nothing was charged. Try again in a minute.',
  },
  payment_refused: {
    id: 'mf-wallet.payment-error.payment-refused',
    description: 'The payment provider does not do what it is asked for',
    defaultMessage: 'Betalningstjänsten säger nej till det här. Inget har dragits.',
    en: 'The payment service refused this. Nothing was charged.',
  },
})
