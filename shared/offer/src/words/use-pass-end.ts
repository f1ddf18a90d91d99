import type { StoreCampaign, StoreParticipation } from '@samspel/api'
import { endOfPass } from '@samspel/api/campaign-rules'
import { nextOpening, type PassEnd, passEndAt } from '@samspel/api/opening-hours'
import { type DateStyle, daysUntil, useFormats } from '@samspel/i18n'

type Pass = Pick<StoreParticipation, 'expiresAt'>
type Offer = Pick<StoreCampaign, 'campaign' | 'store'>

const useLocalTime = (style: DateStyle = 'weekday') => {
  const f = useFormats()
  return ({ day, time }: PassEnd) => [f.date(day, style), time].filter(Boolean).join(' ')
}

/**
 * Until when a pass can be used, in words: when its store closes on its last day; `day` for a line of a list. Undefined where nothing says
 * when.
 */
export function usePassEnd(style: DateStyle = 'weekday'): (pass: Pass, offer: Offer) => string | undefined {
  const f = useFormats()
  const local = useLocalTime(style)
  return (pass, { campaign, store }) => {
    const end = endOfPass(pass, campaign)
    if (!end) return undefined
    if (!end.isMoment) return f.date(end.at, style)
    return local(passEndAt(store, Date.parse(end.at)))
  }
}

/** When a store that is closed opens next, in a chip: `10:00`, `mån 10:30`, `fre 4 dec 10:00`. */
export function useOpensAt(store: Parameters<typeof nextOpening>[0] | undefined): string | undefined {
  const f = useFormats()
  const next = store && nextOpening(store)
  if (!next) return undefined
  const ahead = daysUntil(next.day)
  const words = f.date(next.day)
  const day = ahead === 0 ? '' : ahead < 7 ? words.split(/\s/)[0] : words
  return [day, next.time].filter(Boolean).join(' ')
}

/** When a store that is closed opens next, in words; undefined while it is open or when its hours are not known. */
export function useNextOpening(store: Parameters<typeof nextOpening>[0]): string | undefined {
  const local = useLocalTime()
  const next = nextOpening(store)
  return next && local(next)
}
