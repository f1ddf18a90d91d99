import { dayOf } from '@samspel/i18n'
import { brandKinds } from './line-looks'
import { daysOf } from './period'

type Params = Readonly<Record<string, string | undefined>>

/** What stands in the address, as the API is asked; a kind that brands do not have counts as none. */
export const askedOf = (params: Params, accountId?: string) => {
  const kind = brandKinds.find((each) => each === params.kind)
  const account = accountId ?? params.account
  return {
    ...(account && { accountId: account }),
    ...(kind && { kind }),
    ...(params.campaign && { campaignId: params.campaign }),
    ...daysOf(params.period, dayOf(Date.now())),
  }
}

/** The filters of the address, which other pages of the same ledger are led to with. */
export const filterNames = ['account', 'kind', 'campaign', 'period'] as const
