import type { Product } from '../contract/types'
import { addDays } from './days'

/** Days around a parcel, in configuration nowhere shorter than what was agreed (drawings za and zj). */
export const parcelDays = {
  /** From the yes to the last day of sending, where the campaign names none. */
  pack: 7,
  /** Weekdays that the brand has for packing at least, however late the yes. */
  packAtLeast: 2,
  /** From sending until the creator is asked whether it has come, where no carrier says so. */
  ask: 10,
  /** From the question until it is asked once more. */
  askAgain: 2,
  /** From the question until silence counts as arrived. */
  silence: 4,
  /** Weekdays after the question from which the days to publish count, where nobody has answered it. */
  silenceWeekdays: 2,
  /** For the brand to answer a problem. */
  answer: 5,
} as const

/** The day that so many weekdays lie after; the day itself is not counted. */
export const addWeekdays = (day: string, weekdays: number): string => {
  let [found, left] = [day, weekdays]
  while (left > 0) {
    found = addDays(found, 1)
    if (![0, 6].includes(new Date(`${found}T00:00:00Z`).getUTCDay())) left -= 1
  }
  return found
}

/** The last day on which a parcel is sent: the campaign's, otherwise some days after the yes; never before two weekdays after it. */
export const sendByOf = ({ sendBy, approvedOn }: { sendBy: string | null; approvedOn: string }): string => {
  const [wanted, first] = [
    sendBy ?? addDays(approvedOn, parcelDays.pack),
    addWeekdays(approvedOn, parcelDays.packAtLeast),
  ]
  return wanted > first ? wanted : first
}

/** From when the creator of a parcel is asked whether it has come. */
export const askFromOf = (sentOn: string): string => addDays(sentOn, parcelDays.ask)

/** The day from which a parcel counts as arrived, whose creator was asked on `askedOn` and has not answered. */
export const silentArrivalOf = (askedOn: string): string => addWeekdays(askedOn, parcelDays.silenceWeekdays)

/** One thing that a creator can choose of a campaign's goods. */
export interface Choice {
  id: string
  product: string
  size: string
  colour: string
  /** How many there are in all; null where it is not counted. */
  stock: number | null
}

/** What a creator chooses from: each variant of each product, and products without any. Products without an id are from before choices. */
export const choicesOf = (products: readonly Product[]): Choice[] =>
  products.flatMap(({ id, productTitle, productName, variants = [] }) => {
    const product = productTitle || productName
    if (variants.length === 0) return id ? [{ id, product, size: '', colour: '', stock: null }] : []
    return variants.flatMap(({ id: variant, size, colour, stock }) =>
      variant ? [{ id: variant, product, size, colour, stock }] : [],
    )
  })

/** Whether there is anything to choose: with one thing, that one is sent. */
export const hasChoice = (products: readonly Product[]): boolean => choicesOf(products).length > 1
