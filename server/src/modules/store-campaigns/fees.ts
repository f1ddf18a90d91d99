import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { holdFee, type Moved, returnHold } from '../wallet'
import type { OfferRow, OwnRow } from './repository'

type Pass = Pick<OwnRow, 'brand_id' | 'id'>

const keysOf = ({ brand_id: brandId, id: storeParticipationId }: Pass) => ({ brandId, storeParticipationId })

/** Holds what the pass is paid on the brand's account, as for an approved participation; insufficient_funds when it has too little. */
export const holdPassFee = (trx: Db, pass: Pass, { fee }: Pick<OfferRow, 'fee'>, now: Date): Promise<Moved> =>
  holdFee(trx, { ...keysOf(pass), amount: fee * 100, now })

/** The same where a creator takes the pass: what the brand has on its account is not theirs to know, the offer is not open just now. */
export const holdReservedFee = async (...args: Parameters<typeof holdPassFee>): Promise<Moved> =>
  holdPassFee(...args).catch((error: unknown) => {
    throw error instanceof AppError && error.id === 'insufficient_funds' ? new AppError('campaign_closed') : error
  })

/** A pass that is over gives its fee back; nothing moves where none is held. */
export const returnPassFee = (trx: Db, pass: Pass, now: Date): Promise<Moved> =>
  returnHold(trx, { ...keysOf(pass), reason: 'removed', now })
