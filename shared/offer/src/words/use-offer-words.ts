import type { FeeSpan } from '@samspel/api'
import { type KindFields, mentionKindsOf } from '@samspel/api/campaign-rules'
import { commonMessages, useFormats, useLocale, useText } from '@samspel/i18n'
import { capital } from './capital'
import { kindMessages } from './kind-messages'
import { messages } from './messages'

/** The words of an offer's numbers, the same on its card, its page and its application. */
export interface OfferWords {
  /** '900 kr i arvode', or 'Du föreslår själv, 600–1 000 kr' */
  fee: (kr: number, span?: FeeSpan) => string
  /** 'Värde 429 kr' */
  value: (kr: number) => string
  /** '3 platser kvar' */
  places: (left: number) => string
  /** 'Inlägg eller story' */
  task: (offer: KindFields) => string
}

/** Words for what a creator gets from an offer and does for it. */
export function useOfferWords(): OfferWords {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  const task: OfferWords['task'] = (offer) => {
    const list = new Intl.ListFormat(locale, { type: 'disjunction' })
    // By when is counted from the pick-up or from the parcel's arrival, which takes more words than a card has.
    return capital(list.format(mentionKindsOf(offer).map((kind) => t(kindMessages[kind]))))
  }
  return {
    fee: (kr, span) =>
      span ? t(messages.ownFee, { money: f.oreSpan(span) }) : t(messages.fee, { money: f.money(kr) }),
    value: (kr) => t(commonMessages.value, { money: f.money(kr) }),
    places: (n) => t(messages.placesLeft, { n }),
    task,
  }
}
