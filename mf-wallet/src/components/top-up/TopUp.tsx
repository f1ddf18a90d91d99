import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useQueryParams } from '@samspel/navigation'
import type { TopUpAccount } from './top-up-account'

const TopUpSheet = lazyDialog(() =>
  import(/* webpackChunkName: "top-up" */ './TopUpSheet').then((module) => module.TopUpSheet),
)

/** Stands in the address for no account in particular. */
const anyAccount = 'any'

/** Opens the sheet, for an account and with a sum in öre where one is known. It stands in the address, so that other pages can lead to it. */
export const useTopUp = () => {
  const [, setParams] = useQueryParams()
  return (accountId?: string, ore?: number) =>
    setParams({ topUp: accountId ?? anyAccount, sum: ore ? String(Math.ceil(ore / 100)) : '' }, { push: true })
}

/** The sheet, while the address asks for it. */
export function TopUp({ accounts }: { accounts: readonly TopUpAccount[] }) {
  const [params, setParams] = useQueryParams()
  if (!params.topUp || accounts.length === 0) return null
  const sum = Number(params.sum)
  return (
    <TopUpSheet
      accounts={accounts}
      accountId={accounts.find(({ accountId }) => accountId === params.topUp)?.accountId}
      sum={Number.isSafeInteger(sum) && sum > 0 ? sum : undefined}
      onClose={() => setParams({ topUp: '', sum: '' })}
    />
  )
}
