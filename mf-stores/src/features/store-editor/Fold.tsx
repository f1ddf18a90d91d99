import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Card, cx, Icon, useIsMobile } from '@samspel/ui'
import css from './Fold.module.css'

const WRONG = '[aria-invalid="true"]'

interface FoldProps {
  title: string
  /** What the fields hold now, in one line. */
  summary: string
  children: ReactNode
}

/**
 * A part of the form that can be left out. On phones it is folded to its heading and what it holds; it opens by itself, and takes the focus,
 * when one of its fields is wrong.
 */
export function Fold({ title, summary, children }: FoldProps) {
  const isMobile = useIsMobile()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const isClosed = isMobile && !isOpen
  // What is wrong stays in sight.
  const toggle = () => setOpen(isClosed || content.current?.querySelector(WRONG) != null)

  useEffect(() => {
    const element = content.current
    if (!isClosed || !element) return
    const observer = new MutationObserver(() => {
      if (element.querySelector(WRONG)) setOpen(true)
    })
    observer.observe(element, { subtree: true, attributeFilter: ['aria-invalid'] })
    return () => {
      observer.disconnect()
      // The form has tried to focus its first wrong field while that could not be seen.
      if (element.querySelector(WRONG)) element.closest('form')?.querySelector<HTMLElement>(WRONG)?.focus()
    }
  }, [isClosed])

  if (!isMobile) return <Card title={title}>{children}</Card>
  return (
    <Card>
      <h2 className={css.head}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <span className={css.words}>
            {title}
            {isClosed && <span className={css.summary}>{summary}</span>}
          </span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
        </button>
      </h2>
      <div id={id} ref={content} className={cx(css.content, isClosed && css.closed)}>
        {children}
      </div>
    </Card>
  )
}
