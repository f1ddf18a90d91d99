import type { Check } from '@samspel/api/offer-checks'
import { useText } from '@samspel/i18n'
import { messages as m } from './messages'

const words = {
  picture: [m.picture, m.pictureBad],
  claims: [m.claims, m.claimsBad],
  task: [m.task, m.taskBad],
  adLabel: [m.adLabel, m.adLabelBad],
  dates: [m.dates, m.datesBad],
  places: [m.placesCheck, m.placesBad],
  demands: [m.demands, m.demandsBad],
  money: [m.money, m.moneyBad],
} as const

/** A check in words, as reviewer and brand both read it. */
export function useCheckWords(): (check: Check) => string {
  const t = useText()
  return ({ key, isFine, quote }) => {
    const said = t(words[key][isFine ? 0 : 1])
    return quote ? `${said}: ”${quote}”` : said
  }
}
