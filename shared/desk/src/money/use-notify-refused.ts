import { useCallback } from 'react'
import { navigate } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import type { RequestError } from '@samspel/store'
import { notifyRefused } from '../undo'
import type { BrandMoney } from './brand-money'
import { moneyMessages } from './messages'
import { useTopUpHref } from './use-top-up-href'

/** Tells that an approval was refused, by a toast that stays; where money is missing, with the way to pay it in. */
export function useNotifyRefused(): (error: RequestError, money: BrandMoney | undefined) => void {
  const t = useText()
  const topUpHref = useTopUpHref()
  return useCallback(
    (error, money) => {
      const href = error.id === 'insufficient_funds' && topUpHref(money?.accountId ?? null, money?.lacking ?? 0)
      notifyRefused([
        {
          message: t(error.message),
          ...(href && { action: { label: t(moneyMessages.topUp), onClick: () => navigate(href) } }),
        },
      ])
    },
    [t, topUpHref],
  )
}
