import type { ReactNode } from 'react'
import type { ImagePurchase } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Picture, StatusChip } from '@samspel/ui'
import { purchaseWords } from './purchase-labels'
import { useTerms } from './purchase-terms'
import css from './PurchaseCard.module.css'

export function PurchaseGrid({ label, busy, children }: { label: string; busy: boolean; children: ReactNode }) {
  return (
    <ul className={css.grid} aria-label={label} aria-busy={busy || undefined}>
      {children}
    </ul>
  )
}

interface PurchaseCardProps {
  purchase: ImagePurchase
  /** The state, worded for the reader. */
  stateLabel: string
  /** Nothing of it is good for anything any more: it looks so. */
  isOver?: boolean
  /** The other party: picture, name, and what it is about. */
  head: ReactNode
  /** What comes next, as a sentence. */
  children?: ReactNode
  foot?: ReactNode
}

/** One image purchase: picture, party, terms in plain words, price and actions. */
export function PurchaseCard({ purchase, stateLabel, isOver = false, head, children, foot }: PurchaseCardProps) {
  const t = useText()
  const f = useFormats()
  const terms = useTerms()
  const { post, creator, price, state, message, declineReason } = purchase
  return (
    <li className={css.card}>
      <Picture
        src={post.imageUrl}
        alt={t(purchaseWords.pictureOf, { username: creator.username })}
        ratio={16 / 10}
        corners="none"
        overlay={<StatusChip status={isOver ? 'removed' : state} label={stateLabel} />}
      />
      <div className={css.body}>
        {head}
        <div className={css.price}>{f.money(price)}</div>
        <div className={css.terms}>{terms(purchase)}</div>
        {message && <p className={css.message}>{message}</p>}
        {children && <div className={css.quiet}>{children}</div>}
        {declineReason && <p className={css.message}>{declineReason}</p>}
      </div>
      <div className={css.foot}>{foot}</div>
    </li>
  )
}

export function PurchaseHead({ picture, title, detail }: { picture: ReactNode; title: ReactNode; detail: ReactNode }) {
  return (
    <div className={css.head}>
      {picture}
      <div className={css.who}>
        <span className={css.name}>{title}</span>
        <div className={css.quiet}>{detail}</div>
      </div>
    </div>
  )
}

/** Container of the button for the next page. */
export function PurchaseMore({ children }: { children: ReactNode }) {
  return <div className={css.more}>{children}</div>
}
