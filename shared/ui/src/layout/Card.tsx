import { type ReactNode, useId } from 'react'
import { cx } from '../base/cx'
import { BareLink } from '../base/Link'
import css from './Card.module.css'

export interface CardProps {
  children?: ReactNode
  /** A heading (h2) that also names the card's region. */
  title?: string
  /** Beside the heading, quieter. */
  detail?: ReactNode
  /** At the right of the heading. */
  aside?: ReactNode
  /** `none` for tables and pictures that reach the edge. */
  padding?: 'none' | 'normal' | 'roomy'
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  className?: string
}

/** A surface with an edge; a region with a heading when `title` is given. */
export function Card({ children, title, detail, aside, padding = 'normal', as, className }: CardProps) {
  const id = useId()
  const Tag = as ?? (title ? 'section' : 'div')
  return (
    <Tag className={cx(css.card, css[padding], className)} {...(title ? { 'aria-labelledby': id } : {})}>
      {(title || aside) && (
        <div className={css.head}>
          <div className={css.words}>
            {title && <h2 id={id}>{title}</h2>}
            {detail && <span className={css.detail}>{detail}</span>}
          </div>
          {aside}
        </div>
      )}
      {children}
    </Tag>
  )
}

export interface LinkCardProps {
  href: string
  /** The words of the link, which covers the whole card. */
  title: ReactNode
  /** Above the title, from edge to edge: a picture. */
  media?: ReactNode
  /** Over the title: brand, state. */
  above?: ReactNode
  children?: ReactNode
  headingLevel?: 2 | 3
  onClick?: () => void
  as?: 'article' | 'li'
  className?: string
}

/** A card that leads somewhere as a whole; buttons inside it still work by themselves. */
export function LinkCard({
  href,
  title,
  media,
  above,
  children,
  headingLevel = 3,
  onClick,
  as: Tag = 'article',
  className,
}: LinkCardProps) {
  const Heading = `h${headingLevel}` as 'h2' | 'h3'
  return (
    <Tag className={cx(css.card, css.linked, className)}>
      {media}
      <div className={css.body}>
        {above}
        <Heading className={css.title}>
          <BareLink href={href} className={css.cover} onClick={onClick}>
            {title}
          </BareLink>
        </Heading>
        {children}
      </div>
    </Tag>
  )
}
