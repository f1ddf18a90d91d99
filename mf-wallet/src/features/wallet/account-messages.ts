import { defineMessages } from '@samspel/i18n'

export const accountMessages = defineMessages({
  accounts: { id: 'mf-wallet.accounts.caption', description: 'Names the table', sv: 'Konton', en: 'Accounts' },
  brand: { id: 'mf-wallet.accounts.brand', description: 'Column', sv: 'Varumärke', en: 'Brand' },
  held: { id: 'mf-wallet.accounts.held', description: 'Column: set aside for creators', sv: 'Reserverat', en: 'Set aside' },
  available: { id: 'mf-wallet.accounts.available', description: 'Column', sv: 'Tillgängligt', en: 'Available' },
  noneTitle: { id: 'mf-wallet.accounts.none.title', description: 'Empty state', sv: 'Inga konton', en: 'No accounts' },
  noneText: { id: 'mf-wallet.accounts.none.text', description: 'Empty state', sv: 'Varje varumärke får ett konto när det läggs upp.', en: 'Each brand gets an account when it is added.' },
})
