import { Fragment, type ReactNode } from 'react'
import { cx } from '../base/cx'
import { BareLink } from '../base/Link'
import { useUiConfig } from '../base/uiConfig'
import { useIsMobile } from '../base/use-is-mobile'
import { useRootMark } from '../base/use-root-mark'
import { Icon } from '../icons/Icon'
import css from './Page.module.css'
import { TitleBar } from './TitleBar'

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
  /** Where back leads on phones when a page has no breadcrumbs and nothing was visited before it. */
  back?: Crumb
  /** On phones the heading stands in the bar itself: for short titles, such as settings and threads. */
  headInBar?: boolean
  /** A focused task: on phones its bar has a cross in place of the arrow. */
  isTask?: boolean
  /** A place of the bottom bar: on phones it keeps its breadcrumbs and has no bar. */
  isPlace?: boolean
  /** Icon buttons, such as a menu or share: before the actions, on phones at the right of the bar. */
  tools?: ReactNode
  /** Names the breadcrumbs for screen readers. */
  breadcrumbsLabel?: string
  /** The one filled button; on phones it sticks above the bottom bar over the whole width. */
  mainAction?: ReactNode
  /** Lighter buttons and save status, before the main action. */
  actions?: ReactNode
  /** `narrow` for forms and threads (720 px), else 1200. */
  width?: 'normal' | 'narrow'
  /** On phones over the heading, from edge to edge; from 684 px on a page shows it where it wants. */
  media?: ReactNode
  children?: ReactNode
  className?: string
}

interface PhoneBarProps extends Pick<PageProps, 'isTask' | 'tools'> {
  way: readonly Crumb[]
  title: ReactNode
}

/** The bar of an inner screen on a phone (S-38); back is the previous route, else the nearest page above (S-05). */
function PhoneBar({ way, title, isTask = false, tools }: PhoneBarProps) {
  const goBack = useUiConfig().useBack(way.findLast(({ href }) => href !== undefined)?.href ?? '/')
  return (
    <TitleBar
      className={css.bar}
      title={title}
      right={tools}
      {...(isTask ? { onClose: goBack } : { onBack: goBack })}
    />
  )
}

type CrumbsProps = { breadcrumbs: NonNullable<PageProps['breadcrumbs']>; label: string | undefined }

function Crumbs({ breadcrumbs, label }: CrumbsProps) {
  return (
    <nav className={css.crumbs} aria-label={label}>
      {breadcrumbs.map((crumb, index) => (
        <Fragment key={crumb.label}>
          {index > 0 && <Icon name="chevron-right" size={14} />}
          {crumb.href ? (
            <BareLink href={crumb.href} className={css.crumb}>
              {crumb.label}
            </BareLink>
          ) : (
            <span>{crumb.label}</span>
          )}
        </Fragment>
      ))}
    </nav>
  )
}

function Acts({ actions, tools }: Pick<PageProps, 'actions' | 'tools'>) {
  if (!actions && !tools) return null
  return (
    <div className={cx(css.actions, !actions && css.onlyTools)}>
      {tools}
      {actions}
    </div>
  )
}

/** A screen: header and content, at most 1200 px wide. On phones an inner screen has a title bar in place of its breadcrumbs. */
export function Page({
  title,
  titleAside,
  picture,
  context,
  breadcrumbs = [],
  breadcrumbsLabel,
  back,
  headInBar = false,
  isTask = false,
  isPlace = false,
  tools,
  mainAction,
  actions,
  width = 'normal',
  media,
  children,
  className,
}: PageProps) {
  const isMobile = useIsMobile()
  useRootMark('main-action', Boolean(mainAction))
  const way = breadcrumbs.length > 0 ? breadcrumbs : back ? [back] : []
  const hasBar = isMobile && way.length > 0 && !isPlace
  const isInBar = hasBar && headInBar
  const head = (
    <>
      {picture}
      <div className={css.words}>
        <div className={css.title}>
          <h1 tabIndex={-1}>{title}</h1>
          {titleAside}
        </div>
        {context && <div className={css.context}>{context}</div>}
      </div>
    </>
  )
  return (
    <div className={cx(css.page, width === 'narrow' && css.narrow, Boolean(mainAction) && css.withMain, className)}>
      {hasBar && (
        <PhoneBar
          way={way}
          isTask={isTask}
          tools={tools}
          title={isInBar ? <div className={css.barHead}>{head}</div> : way[0]?.label}
        />
      )}
      {isMobile && media && <div className={css.media}>{media}</div>}
      {!hasBar && breadcrumbs.length > 0 && <Crumbs breadcrumbs={breadcrumbs} label={breadcrumbsLabel} />}
      {(!isInBar || Boolean(actions) || Boolean(mainAction)) && (
        <header className={cx(css.head, Boolean(picture) && css.pictured)}>
          {!isInBar && head}
          <Acts actions={actions} tools={hasBar ? undefined : tools} />
          {mainAction && <div className={css.main}>{mainAction}</div>}
        </header>
      )}
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
