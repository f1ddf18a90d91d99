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
  count: {
    id: 'mf-wallet.accounts.count',
    description: 'How many accounts the list holds',
    defaultMessage: '{n, plural, one {# konto} other {# konton}}',
    en: '{n, plural, one {# account} other {# accounts}}',
  },
  search: {
    id: 'mf-wallet.accounts.search',
    description: 'Search field',
    defaultMessage: 'Sök varumärke eller kreatör',
    en: 'Search for a brand or creator',
  },
  noHits: {
    id: 'mf-wallet.accounts.no-hits',
    description: 'Nothing has that name',
    defaultMessage: 'Inga träffar',
    en: 'No matches',
  },
  noHitsText: {
    id: 'mf-wallet.accounts.no-hits-text',
    description: 'What to do then',
    defaultMessage: 'Sök på en annan del av namnet.',
    en: 'Try another part of the name.',
  },
  clear: {
    id: 'mf-wallet.accounts.clear',
    description: 'Empties the search field',
    defaultMessage: 'Rensa sökningen',
    en: 'Clear the search',
  },
  owner: { id: 'mf-wallet.accounts.owner', description: 'Column', defaultMessage: 'Ägare', en: 'Owner' },
  kind: { id: 'mf-wallet.accounts.kind', description: 'Column', defaultMessage: 'Typ', en: 'Type' },
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
  sum: {
    id: 'mf-wallet.accounts.sum',
    description: 'Under the brand on a phone when nothing is reserved',
    defaultMessage: 'Saldo {balance}',
    en: 'Balance {balance}',
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
