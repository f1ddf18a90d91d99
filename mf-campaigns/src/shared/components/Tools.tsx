import type { ReactNode } from 'react'
import css from './Tools.module.css'

/** What stands above a list: its search first, as wide as a name needs, and filters and deeds beside it. */
export const Tools = ({ children }: { children: ReactNode }) => <div className={css.tools}>{children}</div>
