import { rightKinds, rightSources, rightStates } from '@samspel/api/terms'
import { useQueryParams } from '@samspel/navigation'
import { pageFrom } from '../PagePager'

/** Days ahead that the filter of what ends looks. */
export const soonDays = 30

interface Place {
  isMine: boolean
  brandId?: string | null | undefined
  campaignId?: string | undefined
}

/** What of the ledger is asked for, as it stands in the address. Creators choose among states alone. */
export function useLedgerFilter({ isMine, brandId, campaignId }: Place) {
  const [address, setQuery] = useQueryParams()
  const state = rightStates.find((one) => one === address.state) ?? 'current'
  const isEnding = !isMine && address.ends === String(soonDays)
  const kind = rightKinds.find((one) => one === address.kind)
  const source = rightSources.find((one) => one === address.source)
  const ofState = isEnding ? {} : { state }
  return {
    state,
    kind,
    source,
    isEnding,
    page: pageFrom(address.page),
    ofState,
    narrowed: {
      ...(kind && { kind }),
      ...(source && { source }),
      ...(address.q && { query: address.q }),
      ...(isEnding && { endsWithin: soonDays }),
      ...(brandId && { brandId }),
      ...(campaignId && { campaignId }),
    },
    isFiltered: Boolean(address.q || isEnding || kind || source),
    setQuery,
  }
}

export type LedgerFilter = ReturnType<typeof useLedgerFilter>
