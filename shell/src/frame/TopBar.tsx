import type { ReactNode } from 'react'
import { lazyPart } from '@samspel/federation'
import { Logo } from '@samspel/ui'
import css from './TopBar.module.css'
import type { TopBarProps } from './TopBarParts'

// Signed-in visitors never see these, so their first view does not load them.
const nothing = { Loading: null, Failed: null }
const TopBarParts = lazyPart(
  () => import(/* webpackChunkName: "top-bar" */ './TopBarParts').then((module) => module.TopBarParts),
  nothing,
)
/** The foot of visitors’ pages. */
export const Foot = lazyPart(
  () => import(/* webpackChunkName: "top-bar" */ './FootParts').then((module) => module.FootParts),
  nothing,
)

/** The bar itself, with a link to the marketplace. */
export function Bar({ children }: { children: ReactNode }) {
  return (
    <header className={css.bar}>
      <div className={css.inner}>
        <Logo name="Samspel" href="/p" />
        {children}
      </div>
    </header>
  )
}

/** The bar on pages for visitors without an account. Its height is fixed from the start. */
export function TopBar(props: TopBarProps) {
  return (
    <Bar>
      <TopBarParts {...props} />
    </Bar>
  )
}
