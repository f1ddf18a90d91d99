import type { ReactNode } from 'react'
import { lazyPart } from '@samspel/federation'
import { Logo } from '@samspel/ui'
import css from './TopBar.module.css'
import type { TopBarProps } from './TopBarParts'

// Nobody who is signed in sees them: their first view does without.
const TopBarParts = lazyPart(
  () => import(/* webpackChunkName: "top-bar" */ './TopBarParts').then((module) => module.TopBarParts),
  { Loading: null, Failed: null },
)

/** The bar itself, with the way to the marketplace. */
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

/** The bar of pages that stand without an account. It has its height from the start. */
export function TopBar(props: TopBarProps) {
  return (
    <Bar>
      <TopBarParts {...props} />
    </Bar>
  )
}
