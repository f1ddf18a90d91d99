import type { FeeReturnReason, PlanName } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

export const common = defineMessages({
  loading: {
    id: 'mf-wallet.common.loading',
    description: 'Read out while loading',
    defaultMessage: 'Laddar',
    en: 'Loading',
  },
  failed: {
    id: 'mf-wallet.common.failed',
    description: 'A read that failed',
    defaultMessage: 'Plånboken kunde inte hämtas.',
    en: 'The wallet could not be loaded.',
  },
  discover: {
    id: 'mf-wallet.common.discover',
    description: 'Link to the marketplace',
    defaultMessage: 'Upptäck erbjudanden',
    en: 'Discover offers',
  },
  wallet: { id: 'mf-wallet.common.wallet', description: 'Breadcrumb', defaultMessage: 'Plånbok', en: 'Wallet' },
  transactions: {
    id: 'mf-wallet.common.transactions',
    description: 'Heading, name of the list',
    defaultMessage: 'Alla händelser',
    en: 'All activity',
  },
  deposit: {
    id: 'mf-wallet.common.deposit',
    description: 'Kind of transaction',
    defaultMessage: 'Insättning',
    en: 'Deposit',
  },
  fee: { id: 'mf-wallet.common.fee', description: 'Kind of transaction', defaultMessage: 'Arvode', en: 'Fee' },
  licence: {
    id: 'mf-wallet.common.licence',
    description: 'Kind of transaction: the right to use a creator’s pictures',
    defaultMessage: 'Bildlicens',
    en: 'Image licence',
  },
  subscription: {
    id: 'mf-wallet.common.subscription',
    description: 'Kind of transaction: what the platform costs',
    defaultMessage: 'Månadsavgift',
    en: 'Monthly fee',
  },
  earning: {
    id: 'mf-wallet.common.earning',
    description: 'Kind of transaction',
    defaultMessage: 'Intjänat',
    en: 'Earned',
  },
  payoutFailed: {
    id: 'mf-wallet.common.payout-failed',
    description: 'A payout whose money came back',
    defaultMessage: 'Utbetalningen gick inte igenom',
    en: 'The payout did not go through',
  },
  payout: {
    id: 'mf-wallet.common.payout',
    description: 'Kind of transaction',
    defaultMessage: 'Utbetalning',
    en: 'Payout',
  },
  refund: {
    id: 'mf-wallet.common.refund',
    description: 'Kind of transaction',
    defaultMessage: 'Återbetalning',
    en: 'Refund',
  },
  adjustment: {
    id: 'mf-wallet.common.adjustment',
    description: 'Kind of transaction: platform staff have corrected the account',
    defaultMessage: 'Justering',
    en: 'Adjustment',
  },
  showPayment: {
    id: 'mf-wallet.common.show-payment',
    description: 'Link, for platform staff: the payment that a deposit was made by',
    defaultMessage: 'Visa betalningen',
    en: 'Show the payment',
  },
  move: {
    id: 'mf-wallet.common.move',
    description: 'Kind of line: money moved between two brands of a company',
    defaultMessage: 'Flytt mellan varumärken',
    en: 'Move between brands',
  },
  dispute: {
    id: 'mf-wallet.common.dispute',
    description: 'Kind of transaction: the holder of the card has disputed a payment, or that has been decided',
    defaultMessage: 'Bestriden kortbetalning',
    en: 'Disputed card payment',
  },
  fee_returned: {
    id: 'mf-wallet.common.fee-returned',
    description: 'Kind of line: a fee that was held went back to the brand; no balance moves',
    defaultMessage: 'Reserverat arvode gick tillbaka till varumärket',
    en: 'A reserved fee went back to the brand',
  },
  from: {
    id: 'mf-wallet.common.from',
    description: 'When waiting money can be taken out',
    defaultMessage: 'Kan tas ut {date}',
    en: 'Can be withdrawn {date}',
  },
  noneTitle: {
    id: 'mf-wallet.common.none.title',
    description: 'Empty state',
    defaultMessage: 'Inga händelser än',
    en: 'No activity yet',
  },
  noneText: {
    id: 'mf-wallet.common.none.text',
    description: 'Empty state',
    defaultMessage: 'Allt som kommer in och går ut syns här.',
    en: 'Everything that comes in and goes out is shown here.',
  },
})

/** Names of plans. */
export const planNames = defineMessages<PlanName>({
  small: { id: 'mf-wallet.plan.small', description: 'Name of a plan', defaultMessage: 'Liten', en: 'Small' },
  medium: { id: 'mf-wallet.plan.medium', description: 'Name of a plan', defaultMessage: 'Mellan', en: 'Medium' },
  large: { id: 'mf-wallet.plan.large', description: 'Name of a plan', defaultMessage: 'Stor', en: 'Large' },
})

/** Why a held fee went back. */
export const returnReasons = defineMessages<FeeReturnReason>({
  archived: {
    id: 'mf-wallet.return-reason.archived',
    description: 'Why a fee went back',
    defaultMessage: 'Kampanjen arkiverades.',
    en: 'The campaign was archived.',
  },
  cancelled: {
    id: 'mf-wallet.return-reason.cancelled',
    description: 'Why a fee went back',
    defaultMessage: 'Kampanjen ställdes in.',
    en: 'The campaign was cancelled.',
  },
  not_delivered: {
    id: 'mf-wallet.return-reason.not-delivered',
    description: 'Why a fee went back',
    defaultMessage: 'Inget innehåll var godkänt när tiden gick ut.',
    en: 'No content was approved when the time ran out.',
  },
  removed: {
    id: 'mf-wallet.return-reason.removed',
    description: 'Why a fee went back',
    defaultMessage: 'Kreatören är inte längre med i kampanjen.',
    en: 'The creator is no longer in the campaign.',
  },
})
