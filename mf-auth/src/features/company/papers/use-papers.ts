import { useState } from 'react'
import type { CompanyPapers, PaperField } from '@samspel/api'
import { type Message, messageForField, messageForStatus } from '@samspel/i18n'
import { type RequestError, useAppDispatch, useQuery } from '@samspel/store'
import { getCompanyPapers, updateCompanyPapers } from './calls'

export interface PapersView {
  papers: CompanyPapers | undefined
  /** The EU's register is asked about VAT numbers of this country. */
  asksVies: boolean
  status: 'loading' | 'ready' | 'error'
  error: RequestError | undefined
  retry: () => void
  /** What stands in a field: what was typed, else what is kept. */
  valueOf: (field: PaperField) => string
  type: (field: PaperField, text: string) => void
  /** Saves a field if it was changed: on leaving it. A given value is saved at once. */
  leave: (field: PaperField, chosen?: string) => Promise<void>
  problemOf: (field: PaperField) => Message | undefined
  /** Something typed is not kept yet. */
  isUnsaved: boolean
  saving: boolean
  savedAt: Date | undefined
  /** The last save failed for no field's sake: what was typed is still there. */
  problem: Message | undefined
  /** Saves anew what a failure left. */
  again: () => void
}

type ByField<T> = Partial<Record<PaperField, T>>

/** The papers of a company with what is typed over them. Each field is saved alone, and only its own error stands at it. */
export function usePapers(companyId: string | undefined): PapersView {
  const dispatch = useAppDispatch()
  const query = useQuery(companyId ? getCompanyPapers({ params: { id: companyId } }) : undefined)
  const [known, setKnown] = useState<typeof query.result>()
  const [typed, setTyped] = useState<ByField<string>>({})
  const [problems, setProblems] = useState<ByField<Message>>({})
  const [underway, setUnderway] = useState(0)
  const [savedAt, setSavedAt] = useState<Date>()
  const [problem, setProblem] = useState<Message>()
  const stands = known ?? query.result
  const papers = stands?.papers
  const kept = (field: PaperField) => papers?.[field] ?? ''

  const drop = (field: PaperField, text: string) =>
    setTyped(({ [field]: now, ...others }) =>
      now === text || now === undefined ? others : { ...others, [field]: now },
    )
  const say = (field: PaperField, message: Message | undefined) =>
    setProblems(({ [field]: _before, ...others }) => (message ? { ...others, [field]: message } : others))

  const leave = async (field: PaperField, chosen?: string) => {
    const text = chosen ?? typed[field]
    if (!companyId || !papers || text === undefined) return
    if (text.trim() === kept(field)) {
      drop(field, text)
      return say(field, undefined)
    }
    setUnderway((count) => count + 1)
    setProblem(undefined)
    const body = { papers: { [field]: text.trim() || null } }
    const { ok, data, parsedError } = await dispatch(updateCompanyPapers({ params: { id: companyId }, body }))
    setUnderway((count) => count - 1)
    if (ok && data) {
      setKnown(data)
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
  return {
    papers,
    asksVies: stands?.asksVies ?? false,
    status: papers ? 'ready' : query.status === 'error' ? 'error' : 'loading',
    error: query.error,
    retry: query.retry,
    valueOf: (field) => typed[field] ?? kept(field),
    type: (field, text) => {
      setTyped((all) => ({ ...all, [field]: text }))
      say(field, undefined)
    },
    leave,
    problemOf: (field) => problems[field],
    isUnsaved: Object.entries(typed).some(([field, text]) => text.trim() !== kept(field as PaperField)),
    saving: underway > 0,
    savedAt,
    problem,
    again: () => {
      for (const field of Object.keys(typed) as PaperField[]) if (!problems[field]) void leave(field)
    },
  }
}
