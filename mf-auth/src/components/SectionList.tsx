import { useText } from '@samspel/i18n'
import { List, ListItem } from '@samspel/ui'
import { RowIcon } from './RowIcon'
import type { Section } from './sections'

/** Links to the sections of the settings. */
export function SectionList({ label, sections }: { label: string; sections: readonly Section[] }) {
  const t = useText()
  return (
    <nav aria-label={label}>
      <List>
        {sections.map(({ key, path, icon, label: name, detail }) => (
          <ListItem key={key} href={path} title={t(name)} detail={t(detail)} picture={<RowIcon name={icon} />} />
        ))}
      </List>
    </nav>
  )
}
