import type { ReactNode } from 'react'
import { cx } from '../base/cx'
import css from './Frame.module.css'

export interface FrameProps {
  /** A SideBar; hidden up to 683 px. */
  side?: ReactNode
  sideCollapsed?: boolean
  /** A BottomBar; hidden from 684 px on. */
  bottom?: ReactNode
  /** Notices over the content, in the order given. */
  notices?: ReactNode
  /** A bar at the top of the content column. */
  top?: ReactNode
  /** Below the content, at the foot of the window where that is short. */
  foot?: ReactNode
  children: ReactNode
  /** Words of the link that skips the navigation. */
  skipLabel: string
}

/** The application’s frame: side bar, content, bottom bar. The content is the page's `<main id="main">`. */
export function Frame({ side, sideCollapsed = false, bottom, notices, top, foot, children, skipLabel }: FrameProps) {
  return (
    <div
      className={cx(
        css.frame,
        Boolean(side) && (sideCollapsed ? css.narrow : css.wide),
        Boolean(bottom) && css.withBottom,
      )}
    >
      <a href="#main" className={css.skip}>
        {skipLabel}
      </a>
      {side}
      <div className={css.column}>
        {top}
        {notices && <div className={css.notices}>{notices}</div>}
        <main id="main" className={css.main} tabIndex={-1}>
          {children}
        </main>
        {foot}
      </div>
      {bottom}
    </div>
  )
}
