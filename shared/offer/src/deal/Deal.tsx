import type { ReactNode } from 'react'
import { useText } from '@samspel/i18n'
import { Icon, type IconName } from '@samspel/ui'
import { deadlineMessages, type OfferTerms, useOfferWords } from '../words'
import css from './Deal.module.css'

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} size={16} />
      {children}
    </li>
  )
}

/** Terms of an offer, as they are before anybody commits. */
export interface DealProps {
  terms: OfferTerms
  /** By when it is picked up; left out where the products are sent. */
  pickup?: string
  /** By when it is posted, as part of a sentence. */
  when: string | undefined
}

/** Summarises what the creator gets and gives before they commit. */
export function Deal({ terms, pickup, when }: DealProps) {
  const t = useText()
  return (
    <ul className={css.deal}>
      <Line icon="gift">{useOfferWords().terms(terms)}</Line>
      {pickup && <Line icon="building-store">{pickup}</Line>}
      <Line icon="calendar-due">{when ? t(deadlineMessages.inReturnBy, { when }) : t(deadlineMessages.inReturn)}</Line>
    </ul>
  )
}
