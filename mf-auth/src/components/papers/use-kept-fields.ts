import { useState } from 'react'
import { type Message, messageForField, messageForStatus } from '@samspel/i18n'
import type { RequestError } from '@samspel/store'

/** Fields that are saved one by one, with what is typed over them. */
export interface FieldsView<F extends string> {
  /** What stands in a field: what was typed, else what is kept. */
  valueOf: (field: F) => string
  type: (field: F, text: string) => void
  /** Saves a field if it was changed: on leaving it. A given value is saved at once. */
  leave: (field: F, chosen?: string) => Promise<void>
  problemOf: (field: F) => Message | undefined
  /** Something typed is not kept yet. */
  isUnsaved: boolean
  saving: boolean
  savedAt: Date | undefined
  /** The last save failed for no field's sake: what was typed is still there. */
  problem: Message | undefined
  /** Saves anew what a failure left. */
  again: () => void
}

interface Outcome<A> {
  ok: boolean
  data?: A | undefined
  parsedError?: RequestError | undefined
}

/**
 * Keeps what is typed over the kept values (`kept` is undefined until they are there) and saves each field alone: only its own error stands
 * at it.
 */
export function useKeptFields<F extends string, A>({
  kept,
  save,
  onSaved,
}: {
  kept: ((field: F) => string) | undefined
  save: (field: F, value: string | null) => Promise<Outcome<A>>
  onSaved: (answer: A) => void
}): FieldsView<F> {
  const [typed, setTyped] = useState<Partial<Record<F, string>>>({})
  const [problems, setProblems] = useState<Partial<Record<F, Message>>>({})
  const [underway, setUnderway] = useState(0)
  const [savedAt, setSavedAt] = useState<Date>()
  const [problem, setProblem] = useState<Message>()

  const drop = (field: F, text: string) =>
    setTyped((all) => {
      if (all[field] !== text && all[field] !== undefined) return all
      const { [field]: _now, ...others } = all
      return others as typeof all
    })
  const say = (field: F, message: Message | undefined) =>
    setProblems((all) => {
      const { [field]: _before, ...others } = all
      return (message ? { ...others, [field]: message } : others) as typeof all
    })

  const leave = async (field: F, chosen?: string) => {
    const text = chosen ?? typed[field]
    if (!kept || text === undefined) return
    if (text.trim() === kept(field)) {
      drop(field, text)
      return say(field, undefined)
    }
    setUnderway((count) => count + 1)
    setProblem(undefined)
    const { ok, data, parsedError } = await save(field, text.trim() || null)
    setUnderway((count) => count - 1)
    if (ok && data) {
      onSaved(data)
      setSavedAt(new Date())
      drop(field, text)
      return say(field, undefined)
    }
    const errors = parsedError?.original
    const ids = errors && !Array.isArray(errors) ? errors[field] : undefined
    const own = ids && ([] as string[]).concat(ids)[0]
    if (own) say(field, messageForField(own))
    else setProblem(parsedError?.message ?? messageForStatus(500))
  }
  const all = Object.keys(typed) as F[]
  return {
    valueOf: (field) => typed[field] ?? kept?.(field) ?? '',
    type: (field, text) => {
      setTyped((before) => ({ ...before, [field]: text }))
      say(field, undefined)
    },
    leave,
    problemOf: (field) => problems[field],
    isUnsaved: all.some((field) => typed[field]!.trim() !== kept?.(field)),
    saving: underway > 0,
    savedAt,
    problem,
    again: () => {
      for (const field of all) if (!problems[field]) void leave(field)
    },
  }
}
