import type { Db } from '../../../db/transact'
import { AppError } from '../../../errors'
import { holdFee, type Moved, returnHold } from '../../wallet'
import type { OwnRow } from './repository'

type Pass = Pick<OwnRow, 'brand_id' | 'id'>

const keysOf = ({ brand_id: brandId, id: storeParticipationId }: Pass) => ({ brandId, storeParticipationId })

/** Holds the pass's fee, öre, in the brand's account, as for an approved participation; throws insufficient_funds when the balance is too low. */
export const holdPassFee = (trx: Db, pass: Pass, amount: number, now: Date): Promise<Moved> =>
  holdFee(trx, { ...keysOf(pass), amount, now })

/** Like `holdPassFee`, for a creator who reserves: the brand's balance is none of their business, so the offer appears as not open. */
export const holdReservedFee = async (...args: Parameters<typeof holdPassFee>): Promise<Moved> =>
  holdPassFee(...args).catch((error: unknown) => {
    throw error instanceof AppError && error.id === 'insufficient_funds' ? new AppError('campaign_closed') : error
  })

/** Returns the fee of a pass that has ended; does nothing when none is on hold. */
export const returnPassFee = (trx: Db, pass: Pass, now: Date): Promise<Moved> =>
  returnHold(trx, { ...keysOf(pass), reason: 'removed', now })
