import { useText } from '@samspel/i18n'
import { Icon, List, ListItem } from '@samspel/ui'
import css from './SectionList.module.css'
import type { Section } from './sections'

/** Links to the sections of the settings. */
export function SectionList({ label, sections }: { label: string; sections: readonly Section[] }) {
  const t = useText()
  return (
    <nav aria-label={label}>
      <List>
        {sections.map(({ key, path, icon, label: name, detail }) => (
          <ListItem
            key={key}
            href={path}
            title={t(name)}
            detail={t(detail)}
            picture={
              <span className={css.icon}>
                <Icon name={icon} size={20} />
              </span>
            }
          />
        ))}
      </List>
    </nav>
  )
}
