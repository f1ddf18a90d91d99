import { type ReactNode, useState } from 'react'
import { Icon } from '@samspel/ui'
import css from './Today.module.css'

/** A list that folds out in place and remembers it; nothing where it is empty. */
export function Fold({
  title,
  count,
  kept,
  isOpen: isForced = false,
  children,
}: {
  title: string
  count: number
  /** Name under which the session remembers it. */
  kept: string
  /** Open whatever was remembered. */
  isOpen?: boolean
  children: ReactNode
}) {
  const [isUnfolded, setUnfolded] = useState(() => sessionStorage.getItem(kept) === '1')
  const isOpen = isForced || isUnfolded
  const toggle = () => {
    sessionStorage.setItem(kept, isOpen ? '0' : '1')
    setUnfolded(!isOpen)
  }
  if (count === 0) return null
  return (
    <section>
      <h2 className={css.fold}>
        <button type="button" aria-expanded={isOpen} onClick={toggle}>
          {title} <span>{count}</span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
        </button>
      </h2>
      {isOpen && children}
    </section>
  )
}
