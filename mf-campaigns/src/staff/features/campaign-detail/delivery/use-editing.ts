import { useCallback, useRef, useState } from 'react'
import type { ParcelRow } from '@samspel/api'
import { type Carrier, carrierCalled } from '@samspel/api/carriers'
import { trackingOf } from '@samspel/api/tracking'
import { useText } from '@samspel/i18n'
import { can, useAppDispatch } from '@samspel/store'
import { updateParcel } from './data'
import { rowMessages as m } from './row-messages'
import type { Parcels } from './use-parcels'

export type Cell = 'tracking' | 'greeting'
export interface Draft {
  text: string
  /** Of tracking. */
  carrier: Carrier | null
  /** Why it was not saved; the text stays. */
  problem?: string
  isSaving?: boolean
}
type Change = Partial<Pick<ParcelRow, 'carrier' | 'trackingNumber' | 'greeting'>>

const keyOf = (id: string, cell: Cell) => `${cell} ${id}`
const draftOf = (row: ParcelRow, cell: Cell): Draft =>
  cell === 'greeting' ? { text: row.greeting, carrier: null } : { text: row.trackingNumber ?? '', carrier: row.carrier }

/** What a draft would change; undefined for tracking that is none, empty when it says what is there already. */
const changeOf = (row: ParcelRow, cell: Cell, { text, carrier }: Draft): Change | undefined => {
  if (cell === 'greeting') return text.trim() === row.greeting ? {} : { greeting: text.trim() }
  const said = text.trim() === '' ? { carrier: null, number: null } : trackingOf(text)
  if (!said) return undefined
  const next = { carrier: said.carrier ?? carrier, trackingNumber: said.number }
  return next.carrier === row.carrier && next.trackingNumber === row.trackingNumber ? {} : next
}

/** A pasted line: a number or link, or carrier and number of two columns. */
const pasted = (line: string, carrier: Carrier | null): Draft => {
  const cells = line.split('\t').map((cell) => cell.trim())
  const named = cells
    .map((cell) => (cell === '' ? undefined : carrierCalled(cell)))
    .find((found) => found !== undefined)
  const text = cells.find((cell) => trackingOf(cell) !== undefined) ?? cells.filter(Boolean).at(-1) ?? ''
  return { text, carrier: trackingOf(text)?.carrier ?? named ?? carrier }
}

/**
 * Cells of the board that are typed in. What is typed is saved by itself when the cell is left; what could not be saved stays in the cell
 * with the reason.
 */
export function useEditing(rows: readonly ParcelRow[], put: Parcels['put']) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [place, setPlace] = useState<{ id: string; cell: Cell } | undefined>()
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const latest = useRef({ drafts, rows })
  latest.current.rows = rows

  const write = useCallback((key: string, draft: Draft | undefined) => {
    const { [key]: _, ...others } = latest.current.drafts
    latest.current.drafts = draft ? { ...others, [key]: draft } : others
    setDrafts(latest.current.drafts)
  }, [])
  const editable = () => latest.current.rows.filter((row) => can(row, 'pack'))

  const open = useCallback(
    (id: string, cell: Cell) => {
      const row = latest.current.rows.find((one) => one.id === id)
      if (!row) return setPlace(undefined)
      const key = keyOf(id, cell)
      if (!latest.current.drafts[key]) write(key, draftOf(row, cell))
      setPlace({ id, cell })
    },
    [write],
  )
  const change = useCallback(
    (id: string, cell: Cell, next: Pick<Draft, 'text' | 'carrier'>) => {
      // A pasted link shows at once as what it becomes.
      const said = cell === 'tracking' ? trackingOf(next.text) : undefined
      const isLink = said !== undefined && /[./]/.test(next.text)
      write(keyOf(id, cell), {
        text: isLink ? said.number : next.text,
        carrier: (isLink ? said.carrier : undefined) ?? next.carrier ?? said?.carrier ?? null,
      })
    },
    [write],
  )
  /** Saves one parcel's change; false when the draft keeps its reason. */
  const send = useCallback(
    async (id: string, cell: Cell, draft: Draft, body: Change): Promise<boolean> => {
      const key = keyOf(id, cell)
      write(key, { text: draft.text, carrier: draft.carrier, isSaving: true })
      const sent = latest.current.drafts[key]
      const { ok, data, parsedError } = await dispatch(updateParcel({ params: { id }, body: { parcel: body } }))
      if (ok && data) put([data.parcel])
      // Typed anew while it was on its way: that is another draft.
      if (latest.current.drafts[key] !== sent) return ok
      write(key, ok ? undefined : { text: draft.text, carrier: draft.carrier, problem: t(parsedError!.message) })
      return ok
    },
    [dispatch, put, t, write],
  )
  const commit = useCallback(
    async (id: string, cell: Cell): Promise<boolean> => {
      const key = keyOf(id, cell)
      const draft = latest.current.drafts[key]
      const row = latest.current.rows.find((one) => one.id === id)
      if (!draft || draft.isSaving || !row) return true
      const body = changeOf(row, cell, draft)
      if (!body) {
        write(key, { text: draft.text, carrier: draft.carrier, problem: t(m.notTracking) })
        return false
      }
      if (Object.keys(body).length > 0) return send(id, cell, draft, body)
      write(key, undefined)
      return true
    },
    [send, t, write],
  )
  const leave = useCallback(
    (id: string, cell: Cell) => {
      setPlace((now) => (now?.id === id && now.cell === cell ? undefined : now))
      void commit(id, cell)
    },
    [commit],
  )
  return {
    place,
    draftFor: (id: string, cell: Cell): Draft | undefined => drafts[keyOf(id, cell)],
    open,
    change,
    leave,
    cancel: useCallback(
      (id: string, cell: Cell) => {
        write(keyOf(id, cell), undefined)
        setPlace(undefined)
      },
      [write],
    ),
    /** Saves, and opens the same cell of the next row that can be written in. */
    next: (id: string, cell: Cell) => {
      void commit(id, cell)
      const all = editable()
      const following = all[all.findIndex((row) => row.id === id) + 1]
      if (following) open(following.id, cell)
      else setPlace(undefined)
    },
    /** Saves, and opens the greeting of the same row. */
    aside: (id: string) => {
      void commit(id, 'tracking')
      open(id, 'greeting')
    },
    /** Writes a pasted column from this row downwards. Answers what was there before, and how many lines found no row. */
    fill: async (id: string, lines: readonly string[]) => {
      const all = editable()
      const from = all.slice(
        Math.max(
          0,
          all.findIndex((row) => row.id === id),
        ),
      )
      setPlace(undefined)
      const filled = from.flatMap((row, at) => (lines[at]?.trim() ? [{ row, line: lines[at] }] : []))
      for (const { row, line } of filled) write(keyOf(row.id, 'tracking'), pasted(line, row.carrier))
      const before: ParcelRow[] = []
      for (const { row } of filled) if (await commit(row.id, 'tracking')) before.push(row)
      return { before, surplus: lines.slice(from.length).filter((line) => line.trim() !== '').length }
    },
    /** Puts carrier and number back to what they were. */
    restore: (before: readonly ParcelRow[]) => {
      for (const row of before) {
        const { carrier, trackingNumber } = row
        void send(row.id, 'tracking', draftOf(row, 'tracking'), { carrier, trackingNumber })
      }
    },
  }
}
export type Editing = ReturnType<typeof useEditing>
