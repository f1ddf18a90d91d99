import { useEntities, useQuery } from '@samspel/store'
import { listAccounts } from '../../../shared/data'

const none: string[] = []

/** The brand's available balance in whole kr; undefined until loaded. */
export function useAvailable(brandId: string | null): number | undefined {
  const { result } = useQuery(brandId ? listAccounts({ query: { brandId } }) : undefined)
  const account = useEntities('accounts', result?.accounts ?? none).find((one) => one.brandId === brandId)
  return account && Math.floor(account.availableBalance / 100)
}
