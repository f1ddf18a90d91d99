import type { KeyboardEvent } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { navigate } from '@samspel/federation'
import { useLocale, useText } from '@samspel/i18n'
import { EmptyState, Icon, IconButton, Kbd, useIsMobile } from '@samspel/ui'
import { groupsFor, groupsOfKind } from './groups'
import { messages as m } from './messages'
import css from './Palette.module.css'
import { PaletteGroups } from './PaletteGroups'
import { PaletteKinds } from './PaletteKinds'
import type { PaletteProps } from './props'
import { remember } from './recent'
import { type GroupKey, isRecord, type PaletteRow } from './rows'
import { useFound } from './use-found'

const escapeKey = 'Esc'
const hints = [
  [['↑', '↓'], m.keyMove],
  [['↵'], m.keyOpen],
  [['Ctrl', '↵'], m.keyTab],
  [['Tab'], m.keyGroup],
] as const

/** The search window: a field that keeps the focus, and its hits in a list navigated with the arrow keys. */
export function PaletteDialog({ area, entries, accountId, onClose }: PaletteProps) {
  const t = useText()
  const locale = useLocale()
  const isPhone = useIsMobile()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const kinds = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<GroupKey>()
  const [chosen, setChosen] = useState<string>()
  const onlyCommands = typed.startsWith('>')
  const words = onlyCommands ? typed.slice(1).trim() : typed.trim()
  const sought = onlyCommands ? '' : typed
  const { found, error, pending, retry } = useFound(sought)
  const recordKind = kind && isRecord(kind) ? kind : undefined
  const ofKind = useFound(recordKind ? sought : '', recordKind)

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const every = useMemo(
    () => groupsFor({ area, entries, accountId, words, onlyCommands, found, t, locale }),
    [area, entries, accountId, words, onlyCommands, found, t, locale],
  )
  const only = words && !onlyCommands && every.some(({ key }) => key === kind) ? kind : undefined
  const groups = useMemo(
    () => (only ? groupsOfKind(every, only, area, ofKind.found) : every),
    [every, only, area, ofKind.found],
  )
  const hasKinds = words !== '' && !onlyCommands && every.length > 1
  const rows = groups.flatMap((group) => group.rows.map((row) => ({ row, group: group.key })))
  const at = Math.max(
    0,
    rows.findIndex(({ row }) => row.key === chosen),
  )
  const current = rows[at]
  const total = groups.reduce((sum, group) => sum + group.total, 0)

  useEffect(() => {
    if (current) document.getElementById(`palette-row-${current.row.key}`)?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const open = (row: PaletteRow, group: GroupKey, newTab: boolean) => {
    if (isRecord(group) || group === 'recent') remember(accountId, row)
    if (newTab) {
      window.open(row.href, '_blank', 'noopener')
      return
    }
    onClose()
    navigate(row.href)
  }
  const type = (text: string) => {
    setTyped(text)
    setChosen(undefined)
    if (text.trim() === '') setKind(undefined)
  }
  const limitTo = (next: GroupKey | undefined) => {
    setKind(next)
    setChosen(undefined)
  }
  const choose = (index: number) => setChosen(rows[(index + rows.length) % Math.max(rows.length, 1)]?.row.key)
  const nextGroup = (step: 1 | -1) => {
    const here = groups.findIndex(({ key }) => key === current?.group)
    if (step < 0 && here === 0 && hasKinds) {
      kinds.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus()
      return
    }
    setChosen(groups[(here + step + groups.length) % Math.max(groups.length, 1)]?.rows[0]?.key)
  }

  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: () => choose(at + 1),
    ArrowUp: () => choose(at - 1),
    Tab: (event) => nextGroup(event.shiftKey ? -1 : 1),
    Enter: (event) => current && open(current.row, current.group, event.ctrlKey || event.metaKey),
    Escape: () => (typed ? type('') : onClose()),
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    act(event)
  }

  const status = pending ? t(m.searching) : words ? t(m.hits, { count: total }) : ''
  return (
    // Clicking beside the window closes it; keyboard users have Escape.
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={t(m.title)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={css.window}>
        <div className={css.field}>
          <Icon name="search" size={20} />
          <input
            ref={field}
            autoFocus
            type="text"
            role="combobox"
            aria-expanded="true"
            aria-controls="palette-rows"
            aria-activedescendant={current && `palette-row-${current.row.key}`}
            aria-label={t(m.title)}
            placeholder={t(isPhone ? m.title : m.placeholder)}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
          />
          <span className={css.status} role="status">
            {status}
          </span>
          <span className={css.esc}>
            <Kbd>{escapeKey}</Kbd>
          </span>
          <span className={css.close}>
            <IconButton icon="x" label={t(m.close)} onClick={onClose} />
          </span>
        </div>
        {hasKinds && (
          <PaletteKinds
            ref={kinds}
            groups={every}
            kind={only}
            onChoose={limitTo}
            onLeave={() => field.current?.focus()}
          />
        )}
        {(error ?? ofKind.error) && (
          <div className={css.line} role="alert">
            {t(m.failed)}
            <button type="button" className={css.all} onClick={() => (error ? retry() : ofKind.retry())}>
              {t(m.retry)}
            </button>
          </div>
        )}
        {found?.near && words && <p className={css.line}>{t(m.near, { query: found.query, near: found.near })}</p>}
        {words && !pending && rows.length === 0 && !error && (
          <div className={css.rows}>
            <EmptyState bare title={t(m.nothing, { query: words })} />
          </div>
        )}
        <div
          id="palette-rows"
          role="listbox"
          aria-label={t(m.title)}
          className={rows.length > 0 ? css.rows : undefined}
        >
          <PaletteGroups
            groups={groups}
            query={found?.near ?? words}
            marked={current?.row.key}
            onMark={setChosen}
            onOpen={open}
            onShowAll={only ? undefined : limitTo}
          />
        </div>
        <div className={css.hints} aria-hidden="true">
          {hints.map(([keyNames, text]) => (
            <span key={text.id}>
              {keyNames.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
              {t(text)}
            </span>
          ))}
          <span className={css.tip}>{t(m.onlyCommands)}</span>
        </div>
      </div>
    </dialog>
  )
}
