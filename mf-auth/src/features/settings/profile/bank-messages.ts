import { defineMessages } from '@samspel/i18n'

export const bankMessages = defineMessages({
  bankSave: {
    id: 'mf-auth.profile.bank-save',
    description: 'Button',
    defaultMessage: 'Spara konto',
    en: 'Save account',
  },
  bank: {
    id: 'mf-auth.profile.bank',
    description: 'Heading of the form',
    defaultMessage: 'Bankkonto för utbetalningar',
    en: 'Bank account for payouts',
  },
  bankEnding: {
    id: 'mf-auth.profile.bank-ending',
    description: 'Which account is known',
    defaultMessage: 'Konto som slutar på {lastFour}',
    en: 'Account ending in {lastFour}',
  },
  bankNone: {
    id: 'mf-auth.profile.bank-none',
    description: 'No account yet',
    defaultMessage: 'Inget konto än',
    en: 'No account yet',
  },
  payoutsHeld: {
    id: 'mf-auth.profile.payouts-held',
    description: 'A notice above the fields, after the creator has reported that somebody else changed something',
    defaultMessage: 'Utbetalningar är pausade sedan du anmälde en ändring. Ange ditt konto på nytt för att fortsätta.',
    en: 'Payouts are paused since you reported a change. Enter your account again to go on.',
  },
  bankInvalid: {
    id: 'mf-auth.profile.bank-invalid',
    description: 'The number has the wrong shape',
    defaultMessage: 'ange ett giltigt kontonummer',
    en: 'enter a valid account number',
  },
  bankRepeat: {
    id: 'mf-auth.profile.bank-repeat',
    description: 'Field: the number once more',
    defaultMessage: 'Upprepa numret',
    en: 'Repeat the number',
  },
})
