import { defineMessages } from '@samspel/i18n'

export const accountMessages = defineMessages({
  accounts: {
    id: 'mf-wallet.accounts.caption',
    description: 'Names the table',
    defaultMessage: 'Konton',
    en: 'Accounts',
  },
  transfers: {
    id: 'mf-wallet.accounts.transfers',
    description: 'Link to what came to the bank',
    defaultMessage: 'Inbetalningar',
    en: 'Incoming transfers',
  },
  brand: { id: 'mf-wallet.accounts.brand', description: 'Column', defaultMessage: 'Varumärke', en: 'Brand' },
  held: {
    id: 'mf-wallet.accounts.held',
    description: 'Column: set aside for creators',
    defaultMessage: 'Reserverat',
    en: 'Reserved',
  },
  available: {
    id: 'mf-wallet.accounts.available',
    description: 'Column',
    defaultMessage: 'Tillgängligt',
    en: 'Available',
  },
  sums: {
    id: 'mf-wallet.accounts.sums',
    description: 'Under the brand on a phone, beside what is available',
    defaultMessage: 'Saldo {balance}, {held} reserverat',
    en: 'Balance {balance}, {held} reserved',
  },
  noneTitle: {
    id: 'mf-wallet.accounts.none.title',
    description: 'Empty state',
    defaultMessage: 'Inga konton',
    en: 'No accounts',
  },
  noneText: {
    id: 'mf-wallet.accounts.none.text',
    description: 'Empty state',
    defaultMessage: 'Varje varumärke får ett konto när det läggs upp.',
    en: 'Each brand gets an account when it is added.',
  },
})
