import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { ParcelRow } from '@samspel/api'
import { type Carrier, carrierNames, carriers } from '@samspel/api/carriers'
import { trackingInGroups } from '@samspel/api/tracking'
import { useText } from '@samspel/i18n'
import { can } from '@samspel/store'
import { cx, FieldError, Icon } from '@samspel/ui'
import css from './Cells.module.css'
import { rowMessages as m } from './row-messages'
import type { Cell, Draft, Editing } from './use-editing'

/** What a cell needs of the board. */
export interface CellProps {
  parcel: ParcelRow
  editing: Editing
  onPasteColumn: (id: string, lines: string[]) => void
}

const isPlace = ({ place }: Editing, id: string, cell: Cell) => place?.id === id && place.cell === cell

/** Leaves the cell when the focus goes out of it, not from one of its fields to another. */
const onLeave = (leave: () => void) => (event: FocusEvent<HTMLElement>) => {
  if (!event.currentTarget.contains(event.relatedTarget)) leave()
}

interface EditorFrameProps {
  id: string
  cell: Cell
  editing: Editing
  draft: Draft
  /** What Tab does from the field under the event, where it does anything but go on. */
  onTab?: (event: KeyboardEvent) => boolean
  children: ReactNode
}

/** Around a cell's fields: Enter saves and goes to the next row, Esc puts back, leaving saves; below, why it was refused. */
function EditorFrame({ id, cell, editing, draft, onTab, children }: EditorFrameProps) {
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') editing.next(id, cell)
    else if (event.key === 'Escape') editing.cancel(id, cell)
    else if (event.key !== 'Tab' || event.shiftKey || !onTab?.(event)) return
    event.preventDefault()
    // Esc would clear the selection as well.
    event.stopPropagation()
  }
  return (
    <span
      className={css.editor}
      onKeyDown={press}
      onFocus={() => !isPlace(editing, id, cell) && editing.open(id, cell)}
      onBlur={onLeave(() => editing.leave(id, cell))}
    >
      <span className={cx(css.box, draft.problem && css.bad)}>{children}</span>
      {draft.problem && <FieldError>{draft.problem}</FieldError>}
    </span>
  )
}

/** A field that takes the focus when its cell is opened. */
function useFocus(isHere: boolean) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isHere) return
    field.current?.focus()
    field.current?.select()
  }, [isHere])
  return field
}

export const useCarrierName = () => {
  const t = useText()
  return (carrier: Carrier) => (carrier === 'other' ? t(m.otherCarrier) : carrierNames[carrier])
}

function TrackingEditor({ parcel: { id, creator }, editing, onPasteColumn, draft }: CellProps & { draft: Draft }) {
  const t = useText()
  const nameOf = useCarrierName()
  const field = useFocus(isPlace(editing, id, 'tracking'))
  const toGreeting = ({ target }: KeyboardEvent) => {
    if (target !== field.current) return false
    editing.aside(id)
    return true
  }
  return (
    <EditorFrame id={id} cell="tracking" editing={editing} draft={draft} onTab={toGreeting}>
      <select
        className={css.carrier}
        aria-label={t(m.carrierOf, { name: creator.name })}
        value={draft.carrier ?? ''}
        onChange={(event) =>
          editing.change(id, 'tracking', {
            text: draft.text,
            carrier: carriers.find((one) => one === event.target.value) ?? null,
          })
        }
      >
        <option value="">{t(m.noCarrier)}</option>
        {carriers.map((carrier) => (
          <option key={carrier} value={carrier}>
            {nameOf(carrier)}
          </option>
        ))}
      </select>
      <input
        ref={field}
        className={css.number}
        aria-label={t(m.numberOf, { name: creator.name })}
        aria-invalid={draft.problem ? true : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={draft.text}
        onChange={(event) => editing.change(id, 'tracking', { text: event.target.value, carrier: draft.carrier })}
        onPaste={(event) => {
          const lines = event.clipboardData
            .getData('text')
            .replace(/(\r?\n)+$/, '')
            .split(/\r?\n/)
          if (lines.length < 2) return
          event.preventDefault()
          onPasteColumn(id, lines)
        }}
      />
    </EditorFrame>
  )
}

/** Carrier and tracking number, typed in their place. */
export function TrackingCell(props: CellProps): ReactNode {
  const t = useText()
  const nameOf = useCarrierName()
  const { parcel, editing } = props
  const draft = editing.draftFor(parcel.id, 'tracking')
  const isHere = isPlace(editing, parcel.id, 'tracking')
  if (can(parcel, 'pack') && draft && (isHere || draft.problem)) return <TrackingEditor {...props} draft={draft} />
  const saved = { carrier: parcel.carrier, text: parcel.trackingNumber ?? '' }
  // While it cannot be written in, what was typed and refused is not its number.
  const { carrier, text } = (can(parcel, 'pack') && draft) || saved
  const words = (
    <>
      {carrier && <b className={css.carrierName}>{nameOf(carrier)}</b>}{' '}
      <span className={css.quiet}>{trackingInGroups(text)}</span>
    </>
  )
  const isEmpty = !carrier && text === ''
  if (!can(parcel, 'pack')) return isEmpty ? <span className={css.quiet}>{t(m.nothing)}</span> : <span>{words}</span>
  return (
    <button
      type="button"
      className={cx(css.cell, isEmpty && css.dashed, draft?.isSaving && css.saving)}
      aria-label={isEmpty ? t(m.numberOf, { name: parcel.creator.name }) : undefined}
      onClick={() => editing.open(parcel.id, 'tracking')}
    >
      {isEmpty ? (
        <>
          <Icon name="plus" size={16} />
          {t(m.number)}
        </>
      ) : (
        words
      )}
    </button>
  )
}

function GreetingEditor({
  parcel: { id, creator },
  editing,
  draft,
}: Omit<CellProps, 'onPasteColumn'> & { draft: Draft }) {
  const t = useText()
  const field = useFocus(isPlace(editing, id, 'greeting'))
  return (
    <EditorFrame id={id} cell="greeting" editing={editing} draft={draft}>
      <input
        ref={field}
        className={css.number}
        aria-label={t(m.greetingOf, { name: creator.name })}
        aria-invalid={draft.problem ? true : undefined}
        maxLength={500}
        value={draft.text}
        onChange={(event) => editing.change(id, 'greeting', { text: event.target.value, carrier: null })}
      />
    </EditorFrame>
  )
}

/** A line to the creator, and what the driver must know. */
export function GreetingCell({ parcel, editing }: Omit<CellProps, 'onPasteColumn'>): ReactNode {
  const t = useText()
  const draft = editing.draftFor(parcel.id, 'greeting')
  const isHere = isPlace(editing, parcel.id, 'greeting')
  // What is on its way keeps its greeting.
  const mayWrite = can(parcel, 'pack') && parcel.state === 'to_pack'
  if (mayWrite && draft && (isHere || draft.problem))
    return <GreetingEditor parcel={parcel} editing={editing} draft={draft} />
  const text = draft?.text ?? parcel.greeting
  const note = parcel.address?.note
  const lines = [text, note].filter(Boolean)
  if (!mayWrite) return <span className={css.lines}>{lines.length > 0 ? lines.join(' ') : t(m.nothing)}</span>
  return (
    <button
      type="button"
      className={cx(css.cell, css.lines, lines.length === 0 && css.link, draft?.isSaving && css.saving)}
      aria-label={t(m.greetingOf, { name: parcel.creator.name })}
      title={lines.join('\n')}
      onClick={() => editing.open(parcel.id, 'greeting')}
    >
      {lines.length > 0 ? lines.join(' ') : t(m.write)}
    </button>
  )
}
