import { availableAfter } from '@samspel/api'
import type { Db } from '../../../db/transact'
import { AppError } from '../../../errors'
import { accountChanged, brandAccount, creatorAccount } from './accounts'
import type { Moved } from './holds'
import { checkAmount, post } from './posting'

export interface Transfer {
  brandId: string
  instagramerId: string
  /** Öre. */
  amount: number
  title: string
  campaignId?: string | null
  createdBy: string
  now: Date
}

/**
 * Pays a creator from the brand's account at once, in the caller's transaction; like a released fee it can be taken out 72 hours
 * later. insufficient_funds when less is free than `amount`; nothing moves for 0.
 */
export const payCreator = async (
  trx: Db,
  { brandId, instagramerId, amount, title, campaignId = null, createdBy, now }: Transfer,
): Promise<Moved> => {
  if (amount === 0) return null
  checkAmount(amount)
  const [brand, creator] = [await brandAccount(trx, brandId), await creatorAccount(trx, instagramerId)]
  if (!brand || !creator) throw new AppError('not_found')
  await post(trx, {
    kind: 'earning',
    title,
    now,
    brandId,
    campaignId,
    createdBy,
    entries: [
      { accountId: brand.id, amount: -amount, counterpart: creator.name },
      { accountId: creator.id, amount, counterpart: brand.name, availableAt: availableAfter(now) },
    ],
  })
  return { amount, events: [accountChanged(brand), accountChanged(creator)] }
}
