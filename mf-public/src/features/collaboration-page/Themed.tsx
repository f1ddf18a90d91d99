import type { ReactNode } from 'react'
import type { PageTheme } from '@samspel/api'
import { cx } from '@samspel/ui'
import { isDark, themeStyle } from './theme-style'
import css from './Themed.module.css'

/** A page in its owner's colours, whatever the visitor's colour scheme; in Samspel's colours when it has none. */
export function Themed({ theme, children }: { theme: PageTheme | null; children: ReactNode }) {
  if (!theme) return <>{children}</>
  const dark = isDark(theme)
  return (
    <div
      className={cx(css.themed, !dark && css.light)}
      style={themeStyle(theme)}
      {...(dark && { 'data-theme': 'dark' })}
    >
      {children}
    </div>
  )
}
