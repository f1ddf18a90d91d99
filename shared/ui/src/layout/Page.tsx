import { Fragment, type ReactNode } from 'react'
import { cx } from '../base/cx'
import { BareLink } from '../base/Link'
import { Icon } from '../icons/Icon'
import css from './Page.module.css'

export interface Crumb {
  label: string
  href?: string
}
export interface PageProps {
  /** The h1; the shell moves the focus to it after a route change. */
  title: string
  /** Beside the heading: a state chip. */
  titleAside?: ReactNode
  /** Before the heading: a small picture. */
  picture?: ReactNode
  /** One quiet line under the heading. */
  context?: ReactNode
  breadcrumbs?: readonly Crumb[]
  /** Names the breadcrumbs for screen readers. */
  breadcrumbsLabel?: string
  /** The one filled button; on phones it sticks above the bottom bar over the whole width. */
  mainAction?: ReactNode
  /** Lighter buttons and save status, before the main action. */
  actions?: ReactNode
  /** `narrow` for forms and threads (720 px), else 1200. */
  width?: 'normal' | 'narrow'
  children?: ReactNode
  className?: string
}

/** A screen: header and content, at most 1200 px wide. */
export function Page({ title, titleAside, picture, context, breadcrumbs, breadcrumbsLabel, mainAction, actions, width = 'normal', children, className }: PageProps) {
  return (
    <div className={cx(css.page, width === 'narrow' && css.narrow, Boolean(mainAction) && css.withMain, className)}>
      {breadcrumbs && breadcrumbs.length > 0 && (
        <nav className={css.crumbs} aria-label={breadcrumbsLabel}>
          {breadcrumbs.map((crumb, index) => (
            <Fragment key={crumb.label}>
              {index > 0 && <Icon name="chevron-right" size={14} />}
              {crumb.href ? <BareLink href={crumb.href} className={css.crumb}>{crumb.label}</BareLink> : <span>{crumb.label}</span>}
            </Fragment>
          ))}
        </nav>
      )}
      <header className={css.head}>
        {picture}
        <div className={css.words}>
          <div className={css.title}><h1 tabIndex={-1}>{title}</h1>{titleAside}</div>
          {context && <div className={css.context}>{context}</div>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
        {mainAction && <div className={css.main}>{mainAction}</div>}
      </header>
      <div className={css.content}>{children}</div>
    </div>
  )
}

/** On phones: sticks above the bottom bar over the whole width. On desktop: where it stands. */
export function StickyAction({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx(css.sticky, className)}>{children}</div>
}

/** A heading with a link or button at its right, above a part of a page. */
export function SectionHead({ title, count, aside }: { title: string; count?: number | string; aside?: ReactNode }) {
  return (
    <div className={css.section}>
      <h2>{title}</h2>
      {count !== undefined && <span className={css.count}>{count}</span>}
      {aside && <span className={css.aside}>{aside}</span>}
    </div>
  )
}
