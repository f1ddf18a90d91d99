import { useCallback } from 'react'
import { selectCurrentUser, useAppSelector } from '@samspel/store'

/** Where money that is missing is paid in: companies top up, platform staff see the account. `lacking` in öre. */
export function useTopUpHref(): (accountId: string | null, lacking: number) => string {
  const isAdmin = useAppSelector(selectCurrentUser)?.role === 'admin'
  return useCallback(
    (accountId, lacking) => {
      if (!accountId) return '/wallet'
      if (isAdmin) return `/wallet/${accountId}`
      const sum = lacking > 0 ? { sum: String(Math.ceil(lacking / 100)) } : undefined
      return `/wallet?${new URLSearchParams({ topUp: accountId, ...sum }).toString()}`
    },
    [isAdmin],
  )
}
