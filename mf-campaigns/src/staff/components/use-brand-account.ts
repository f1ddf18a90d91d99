import { accountOf, type BrandAccount } from '@samspel/desk/money'
import { useEntities, useQuery } from '@samspel/store'
import { listAccounts } from '../../shared/data'

const none: string[] = []

/** A brand's account; undefined until loaded, and for `null`. */
export function useBrandAccount(brand: { id: string; name: string } | null): BrandAccount | undefined {
  const { result } = useQuery(brand ? listAccounts({ query: { brandId: brand.id } }) : undefined)
  const accounts = useEntities('accounts', result?.accounts ?? none)
  return brand && result ? accountOf(brand, accounts) : undefined
}
