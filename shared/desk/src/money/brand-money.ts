import { missingOf } from '@samspel/api/campaign-rules'

/** A brand's account as the screens know it; `available` in öre. */
export interface BrandAccount {
  /** Null until the brand's account is made. */
  id: string | null
  brandId: string
  brandName: string
  available: number
}

/** What approving reserves on one brand's account, öre. */
export interface BrandMoney {
  brandId: string
  brandName: string
  /** Null until the brand's account is made. */
  accountId: string | null
  reserves: number
  /** What there is, minus approvals not sent yet. */
  available: number
  /** 0 when the money is enough. */
  lacking: number
}

/** What reserving `fees` öre asks of a brand's account while `pending` öre of it are promised already; undefined when it costs nothing. */
export const reserveOn = (account: BrandAccount, fees: readonly number[], pending = 0): BrandMoney | undefined => {
  const reserves = fees.reduce((sum, fee) => sum + fee, 0)
  const available = account.available - pending
  return reserves > 0
    ? {
        brandId: account.brandId,
        brandName: account.brandName,
        accountId: account.id,
        reserves,
        available,
        lacking: missingOf(reserves, available),
      }
    : undefined
}

/** Whether the money is known not to be enough. */
export const isLacking = (money: BrandMoney | undefined): boolean => money !== undefined && money.lacking > 0

/** The brand's account among those listed for it; an empty one until it is made. */
export const accountOf = (
  brand: { id: string; name: string },
  accounts: readonly { id: string; brandId: string | null; availableBalance: number }[],
): BrandAccount => {
  const account = accounts.find(({ brandId }) => brandId === brand.id)
  return {
    id: account?.id ?? null,
    brandId: brand.id,
    brandName: brand.name,
    available: account?.availableBalance ?? 0,
  }
}
