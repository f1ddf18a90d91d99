import { useState } from 'react'
import type { SavedViewScreen } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { Button, Menu, type MenuEntry } from '@samspel/ui'
import { viewMessages as m } from './messages'
import { mostViews, SaveViewDialog, useSavedViews } from './use-saved-views'

export interface ViewsMenuProps {
  screen: SavedViewScreen
  /** Query parameters that a view stores, in a fixed order so that equal views are equal strings. */
  parts: readonly string[]
}

/** The user's saved views of a screen: filters, search, tab and order from the address, under a name. */
export function ViewsMenu({ screen, parts }: ViewsMenuProps) {
  const t = useText()
  const [address, setQuery] = useQueryParams()
  const [isSaving, setSaving] = useState(false)
  const current = new URLSearchParams(
    parts.flatMap((part) => (address[part] ? [[part, address[part]]] : [])),
  ).toString()
  const { saved, own, isFull, hasFailed, retry, refresh, remove } = useSavedViews(screen, current)
  const go = (query: string) =>
    setQuery({
      ...Object.fromEntries(parts.map((part) => [part, ''])),
      ...Object.fromEntries(new URLSearchParams(query)),
    })
  const items: MenuEntry[] = [
    ...(saved.length > 0
      ? [
          { heading: t(m.own) },
          ...saved.map(({ name, query }) => ({
            label: name,
            icon: 'bookmark' as const,
            selected: query === current,
            onClick: () => go(query),
          })),
          'divider' as const,
        ]
      : []),
    ...(hasFailed
      ? [{ label: t(m.viewsFailed), detail: t(commonMessages.retry), icon: 'refresh' as const, onClick: retry }]
      : []),
    ...(own
      ? [{ label: t(m.removeOf, { name: own.name }), icon: 'trash' as const, onClick: () => void remove(own) }]
      : [
          {
            label: t(m.saveView),
            icon: 'plus' as const,
            disabled: isFull || current === '',
            ...(isFull ? { detail: t(m.viewFull, { most: mostViews }) } : current === '' && { detail: t(m.noneSaved) }),
            onClick: () => setSaving(true),
          },
        ]),
  ]
  return (
    <>
      <Menu
        items={items}
        trigger={
          <Button icon="bookmark" iconAfter="chevron-down" aria-pressed={own ? true : undefined}>
            {own?.name ?? t(m.views)}
          </Button>
        }
      />
      {isSaving && (
        <SaveViewDialog
          screen={screen}
          query={current}
          help={m.helpOfMenu}
          onSaved={refresh}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  )
}
