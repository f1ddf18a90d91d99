import type { Store, StoreApplicant } from '@samspel/api'
import { accountOf, type BrandMoney, reserveOn } from '@samspel/desk/money'
import { can, useEntities, useQuery } from '@samspel/store'
import { listAccounts } from '../../../data/actions'

const none: string[] = []

/** Whose account it is. */
export type BrandOf = Pick<Store, 'brandId' | 'brandName'>

/** What approving some applications reserves on the brand's account; undefined when it costs nothing, or until the account is loaded. */
export type MoneyOf = (applicants: readonly Pick<StoreApplicant, 'reserves'>[]) => BrandMoney | undefined

/** Asks for the account only where some of `shown` can be approved for money. */
export function usePassMoney({ brandId: id, brandName: name }: BrandOf, shown: readonly StoreApplicant[]): MoneyOf {
  const isPaid = shown.some((one) => (one.reserves ?? 0) > 0 && can(one, 'approve'))
  const { result } = useQuery(isPaid ? listAccounts({ query: { brandId: id } }) : undefined)
  const accounts = useEntities('accounts', result?.accounts ?? none)
  return (applicants) =>
    result &&
    reserveOn(
      accountOf({ id, name }, accounts),
      applicants.map(({ reserves = 0 }) => reserves),
    )
}
