import type { Transaction } from '@samspel/api'
import type { IconName } from '@samspel/ui'

/** The icon of each kind of line. */
export const kindIcons: Record<Transaction['kind'], IconName> = {
  deposit: 'arrow-down',
  fee: 'user-check',
  licence: 'photo-dollar',
  subscription: 'repeat',
  earning: 'user-check',
  payout: 'arrow-up',
  refund: 'arrow-back-up',
  adjustment: 'adjustments-horizontal',
  move: 'repeat',
  dispute: 'alert-circle',
  fee_returned: 'arrow-back-up',
}

/** Kinds that a brand's account can have, in the order of the filter. */
export const brandKinds = [
  'deposit',
  'fee',
  'licence',
  'subscription',
  'refund',
  'adjustment',
  'move',
  'dispute',
  'fee_returned',
] as const satisfies readonly Transaction['kind'][]

/** Kinds that a creator's account can have, in the order of the filter. */
export const creatorKinds = [
  'earning',
  'payout',
  'refund',
  'adjustment',
  'fee_returned',
] as const satisfies readonly Transaction['kind'][]

/** What the line is about, beside its kind: the title where it says more than the kind, and who stands on the other side. */
export const detailOf = ({ title, counterpart }: Transaction, kind: string): string =>
  [title === kind ? '' : title, counterpart].filter(Boolean).join(', ')
