import type { CommunityList } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Chip } from '@samspel/ui'
import type { Column } from '@samspel/ui/late'
import { staffWords } from '../../components/words'
import css from './Communities.module.css'
import { messages as m } from './messages'

/** What is told of each list. */
export function useColumns(): Column<CommunityList>[] {
  const t = useText()
  const f = useFormats()
  const zero = <span className={css.zero}>{f.number(0)}</span>
  return [
    {
      key: 'list',
      header: t(staffWords.list),
      wrap: true,
      cell: ({ name, description, isOpen }) => (
        <span className={css.words}>
          <span className={css.list}>
            <span className={css.name}>{name}</span>
            {isOpen && (
              <Chip tone="info" icon="world">
                {t(m.open)}
              </Chip>
            )}
          </span>
          {description && <span className={css.small}>{description}</span>}
        </span>
      ),
    },
    { key: 'approved', header: t(m.approved), align: 'end', cell: ({ counts }) => f.number(counts.approved) },
    {
      key: 'requested',
      header: t(m.requested),
      align: 'end',
      cell: ({ counts }) =>
        counts.requested > 0 ? <span className={css.waits}>{f.number(counts.requested)}</span> : zero,
    },
    {
      key: 'declined',
      header: t(m.declined),
      align: 'end',
      hideOnPhone: true,
      cell: ({ counts }) => (counts.declined > 0 ? f.number(counts.declined) : zero),
    },
    {
      key: 'removed',
      header: t(m.removed),
      align: 'end',
      hideOnPhone: true,
      cell: ({ counts }) => (counts.removed > 0 ? f.number(counts.removed) : zero),
    },
    { key: 'updated', header: t(m.updated), cell: ({ updatedAt }) => f.date(updatedAt) },
  ]
}
