import type { StoreCampaign, StoreParticipation } from '@samspel/api'
import { endOfPass } from '@samspel/api/campaign-rules'
import { lastOpenBefore, type LocalTime, nextOpening } from '@samspel/api/opening-hours'
import { useFormats } from '@samspel/i18n'

type Pass = Pick<StoreParticipation, 'expiresAt'>
type Offer = Pick<StoreCampaign, 'campaign' | 'store'>

const useLocalTime = () => {
  const f = useFormats()
  return ({ day, time }: LocalTime) => `${f.date(day, 'weekday')} ${time}`
}

/** Until when a pass can be used, in words: it ends with the day, but not later than its store closes. Undefined where nothing says when. */
export function usePassEnd(): (pass: Pass, offer: Offer) => string | undefined {
  const f = useFormats()
  const local = useLocalTime()
  return (pass, { campaign, store }) => {
    const end = endOfPass(pass, campaign)
    if (!end) return undefined
    if (!end.isMoment) return f.date(end.at, 'weekday')
    const last = lastOpenBefore(store, Date.parse(end.at))
    return last ? local(last) : f.dateTime(end.at)
  }
}

/** When a store that is closed opens next, in words; undefined while it is open or when its hours are not known. */
export function useNextOpening(store: Parameters<typeof nextOpening>[0]): string | undefined {
  const local = useLocalTime()
  const next = nextOpening(store)
  return next && local(next)
}
