import { defineMessages } from '@samspel/i18n'

export const common = defineMessages({
  loading: { id: 'mf-wallet.common.loading', description: 'Read out while loading', sv: 'Laddar', en: 'Loading' },
  retry: { id: 'mf-wallet.common.retry', description: 'Asks again', sv: 'Försök igen', en: 'Try again' },
  more: { id: 'mf-wallet.common.more', description: 'The next page', sv: 'Ladda fler', en: 'Load more' },
  failed: { id: 'mf-wallet.common.failed', description: 'A read that failed', sv: 'Plånboken kunde inte hämtas.', en: 'The wallet could not be loaded.' },
  wallet: { id: 'mf-wallet.common.wallet', description: 'Breadcrumb', sv: 'Plånbok', en: 'Wallet' },
  crumbs: { id: 'mf-wallet.common.crumbs', description: 'Names the breadcrumbs', sv: 'Du är här', en: 'You are here' },
  transactions: { id: 'mf-wallet.common.transactions', description: 'Heading, name of the list', sv: 'Alla händelser', en: 'All activity' },
  deposit: { id: 'mf-wallet.common.deposit', description: 'Kind of transaction', sv: 'Insättning', en: 'Deposit' },
  fee: { id: 'mf-wallet.common.fee', description: 'Kind of transaction', sv: 'Arvode', en: 'Fee' },
  earning: { id: 'mf-wallet.common.earning', description: 'Kind of transaction', sv: 'Intjänat', en: 'Earned' },
  payout: { id: 'mf-wallet.common.payout', description: 'Kind of transaction', sv: 'Utbetalning', en: 'Payout' },
  refund: { id: 'mf-wallet.common.refund', description: 'Kind of transaction', sv: 'Återbetalning', en: 'Refund' },
  from: { id: 'mf-wallet.common.from', description: 'When waiting money can be taken out', sv: 'Kan tas ut {date}', en: 'Can be taken out {date}' },
  noneTitle: { id: 'mf-wallet.common.none.title', description: 'Empty state', sv: 'Inga händelser än', en: 'No activity yet' },
  noneText: { id: 'mf-wallet.common.none.text', description: 'Empty state', sv: 'Allt som kommer in och går ut syns här.', en: 'Everything that comes in and goes out shows here.' },
})
