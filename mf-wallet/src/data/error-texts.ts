import { defineMessages } from '@samspel/i18n'

/** Why a payout is not made. */
export const payoutErrors = defineMessages({
  payouts_held: {
    id: 'mf-wallet.error.payouts_held',
    description: 'Somebody else may have changed the account, as its owner has said',
    defaultMessage: 'Utbetalningar är pausade sedan du anmälde en ändring. Ange kontot på nytt i inställningarna.',
    en: 'Payouts have been paused since you reported a change. Enter the account again in Settings.',
  },
  personal_id_missing: {
    id: 'mf-wallet.error.personal-id-missing',
    description: 'Payout in Sweden without a personal id',
    defaultMessage: 'Lägg till ditt personnummer först.',
    en: 'Add your Swedish personal identity number first.',
  },
})

/** What the provider of card payments answers. */
export const cardErrors = defineMessages({
  payment_key_refused: {
    id: 'mf-wallet.error.payment-key-refused',
    description: 'The payment provider does not know the key of this installation',
    defaultMessage: 'Betalningstjänsten släpper inte in Samspel. Inget har dragits. Betala med överföring så länge.',
    en: 'The payment service is not letting Samspel in. Nothing was charged. Pay by bank transfer for now.',
  },
  payment_busy: {
    id: 'mf-wallet.error.payment-busy',
    description: 'The payment provider limits how often it is asked',
    defaultMessage: 'Betalningstjänsten har för mycket att göra. Inget har dragits. Försök igen om en minut.',
    en: 'The payment service is too busy. Nothing was charged. Try again in a minute.',
  },
  payment_refused: {
    id: 'mf-wallet.error.payment-refused',
    description: 'The payment provider does not do what it is asked for',
    defaultMessage: 'Betalningstjänsten säger nej till det här. Inget har dragits.',
    en: 'The payment service refused this. Nothing was charged.',
  },
})
