import type { Transaction } from '@samspel/api'
import { dayOf } from '@samspel/i18n'
import { brandKinds } from './line-looks'
import { daysOf } from './period'

type Params = Readonly<Record<string, string | undefined>>

/** What stands in the address, as the API is asked; a kind that such accounts do not have counts as none. */
export const askedOf = (params: Params, accountId?: string, kinds: readonly Transaction['kind'][] = brandKinds) => {
  const kind = kinds.find((each) => each === params.kind)
  const account = accountId ?? params.account
  return {
    ...(account && { accountId: account }),
    ...(kind && { kind }),
    ...(params.campaign && { campaignId: params.campaign }),
    ...(params.q?.trim() && { query: params.q.trim() }),
    ...daysOf(params.period, dayOf(Date.now()), params),
  }
}

/** The filters of the address, which other pages of the same ledger are led to with. */
export const filterNames = ['account', 'kind', 'campaign', 'period', 'from', 'to', 'q'] as const

/** No filter, on the first page, with no receipt open. */
export const unfiltered = {
  account: '',
  kind: '',
  campaign: '',
  period: '',
  from: '',
  to: '',
  q: '',
  page: '',
  receipt: '',
}

/** The page of the address. */
export const pageIn = (params: Params): number => Math.max(1, Number.parseInt(params.page ?? '', 10) || 1)
