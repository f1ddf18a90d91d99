import type { ReactNode } from 'react'
import { useText } from '@samspel/i18n'
import { Icon, useIsMobile } from '@samspel/ui'
import css from './CreatorFilters.module.css'
import { countInGroup, type FilterGroupName } from './filter-groups'
import { lateMessages as l } from './late-filter-messages'
import { useCreatorFilter } from './use-filter'

interface FilterGroupProps {
  name: FilterGroupName
  title: string
  help?: string
  children: ReactNode
}

/** Filters that belong together under a heading that says how many of them are set; closed at first where the screen is narrow. */
export function FilterGroup({ name, title, help, children }: FilterGroupProps) {
  const t = useText()
  const isMobile = useIsMobile()
  const { filter } = useCreatorFilter()
  const count = countInGroup(filter, name)
  return (
    <details className={css.group} open={!isMobile}>
      <summary>
        <span className={css.title}>{title}</span>
        {count > 0 && <span className={css.count}>{t(l.set, { n: count })}</span>}
        <Icon name="chevron-down" size={18} />
      </summary>
      {help && <p>{help}</p>}
      <div className={css.filters}>{children}</div>
    </details>
  )
}
