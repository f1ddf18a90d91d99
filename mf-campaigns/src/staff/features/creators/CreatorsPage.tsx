import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { EmptyState, notify, Page } from '@samspel/ui'
import {
  CreatorList,
  creatorListMessages as messages,
  mostSelected,
  useCreatorList,
  useSelection,
} from '../../components/creator-list'
import { leaveDirectory } from '../../data'
import { CreatorTools, SelectionBar } from './lazy-parts'
import { usePlace } from './use-place'

/** All creators, however many: filters in the address, rows loaded as they come on screen, and bulk actions. */
export function CreatorsPage() {
  const t = useText()
  const f = useFormats()
  const navigate = useNavigate()
  usePageTitle(t(commonMessages.creators))
  const view = useCreatorList()
  const { total, listKey, current } = view
  usePlace(total !== undefined)
  const { selected, creators, select, clear } = useSelection(current, {
    onSkipped: (n) => notify({ kind: 'info', message: t(messages.notLoaded, { n }) }),
    onFull: () => notify({ kind: 'warn', message: t(messages.tooMany, { most: mostSelected }) }),
  })
  const open = useCallback(
    (id: string) => {
      leaveDirectory()
      void navigate(`/creators/${id}`)
    },
    [navigate],
  )
  return (
    <Page
      title={t(commonMessages.creators)}
      {...(total !== undefined && {
        context: <span aria-live="polite">{t(messages.count, { n: total, total: f.number(total) })}</span>,
      })}
    >
      <CreatorList
        view={view}
        tools={<CreatorTools listKey={listKey} total={total} />}
        empty={<EmptyState title={t(messages.emptyTitle)} text={t(messages.emptyText)} />}
        selected={selected}
        onSelect={select}
        onOpen={open}
      />
      {creators.length > 0 && <SelectionBar creators={creators} onClear={clear} />}
    </Page>
  )
}
