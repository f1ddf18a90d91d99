import { useCallback } from 'react'
import { navigate } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import type { RequestError } from '@samspel/store'
import { type Asked, askHref, askMessages } from '../approvals'
import { notifyRefused } from '../undo'
import type { BrandMoney } from './brand-money'
import { moneyMessages } from './messages'
import { useTopUpHref } from './use-top-up-href'

/**
 * Tells that an approval was refused, by a toast that stays: where money is missing, with the way to pay it in; where it goes above the own
 * limit, with the way to ask a colleague.
 */
export function useNotifyRefused(): (error: RequestError, money: BrandMoney | undefined, asked: Asked) => void {
  const t = useText()
  const topUpHref = useTopUpHref()
  return useCallback(
    (error, money, asked) => {
      const way =
        error.id === 'above_limit'
          ? { label: askMessages.ask, href: askHref(asked) }
          : error.id === 'insufficient_funds'
            ? { label: moneyMessages.topUp, href: topUpHref(money?.accountId ?? null, money?.lacking ?? 0) }
            : undefined
      notifyRefused([
        {
          message: t(error.message),
          ...(way?.href && { action: { label: t(way.label), onClick: () => navigate(way.href!) } }),
        },
      ])
    },
    [t, topUpHref],
  )
}
