import type { StoreCampaign } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { DealSummary, type SeenDeal, useNextOpening, usePassEnd, useSeenDeal } from '@samspel/offer'
import { useAppDispatch } from '@samspel/store'
import { ErrorState, SkeletonText } from '@samspel/ui'
import { useRead } from '../../data/api'
import { getStoreCampaign } from '../../data/store-campaigns'
import { dealAt } from './deal-at'
import { dialogMessages as messages } from './messages'

/** By when it is picked up at the store. */
export function PickupUntil({ offer }: { offer: StoreCampaign }) {
  const t = useText()
  const { passUntil, store, windowDays } = offer
  const end = usePassEnd()({ expiresAt: passUntil ?? null }, offer)
  const opens = useNextOpening(store)
  const until = passUntil && end && t(messages.until, { date: end })
  if (!until) return t(messages.within, { days: windowDays })
  return opens ? t(messages.opens, { until, at: opens }) : until
}

/** What is said yes to at a store. A list does not tell it, so it is asked for, and once more before anything is sent. */
export function usePickupDeal(offer: StoreCampaign) {
  const dispatch = useAppDispatch()
  const request = getStoreCampaign({ params: { id: offer.id } })
  const read = useRead(offer.deal ? undefined : request)
  const shown = offer.deal ? offer : read.data?.storeCampaign
  const seen = useSeenDeal(shown && dealAt(shown))
  return {
    seen,
    read,
    refusal: async () => {
      const { data } = await dispatch(request)
      return seen.refusal(data && dealAt(data.storeCampaign))
    },
  }
}

interface PickupDealProps {
  seen: SeenDeal
  read: { status: string; retry: () => void }
}

/** What the creator says yes to at a store, before they commit. */
export function PickupDeal({ seen: { facts, before }, read }: PickupDealProps) {
  const t = useText()
  if (facts) return <DealSummary facts={facts} before={before} />
  if (read.status !== 'error') return <SkeletonText label={t(commonMessages.loading)} lines={5} />
  return <ErrorState message={t(messages.dealFailed)} retryLabel={t(commonMessages.retry)} onRetry={read.retry} />
}
