import type { Context } from '../../context'
import type { PaymentRow } from './repository'

/** What the provider's word is carried over with, in a transaction. */
export type Settling = Pick<Context, 'db' | 'now' | 'live' | 'config'>

/** What money went back of: a top-up of a brand's account, or a month of a plan, which was the platform's own. */
export type Origin =
  | { payment: Pick<PaymentRow, 'id' | 'account_id' | 'brand_id' | 'brand_name'> }
  | { payment?: undefined; invoiceId: string }
