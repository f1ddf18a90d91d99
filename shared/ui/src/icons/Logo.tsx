import { cx } from '../base/cx'
import { BareLink } from '../base/Link'
import css from './Logo.module.css'

/** The mark: four half discs that meet. Decoration unless something beside it names it. */
export function LogoMark({ size = 28, className }: { size?: number; className?: string }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path className={css.strong} d="M17 1.5a8 8 0 0 0 0 16zM15 14.5a8 8 0 0 1 0 16z" />
      <path className={css.pale} d="M17 1.5h6.5a4 4 0 0 1 0 8H17zM15 30.5H8.5a4 4 0 0 1 0-8H15z" />
    </svg>
  )
}

export interface LogoProps {
  /** The product's name, shown beside the mark, or read out when only the mark is shown. */
  name: string
  href?: string
  markOnly?: boolean
  className?: string
}

/** Mark and name, a link when `href` is given. */
export function Logo({ name, href, markOnly = false, className }: LogoProps) {
  const content = (
    <>
      <LogoMark />
      {!markOnly && <span>{name}</span>}
    </>
  )
  if (!href) return <span className={cx(css.logo, className)}>{content}</span>
  return (
    <BareLink href={href} className={cx(css.logo, className)} {...(markOnly ? { 'aria-label': name } : {})}>
      {content}
    </BareLink>
  )
}
