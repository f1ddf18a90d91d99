import { useState } from 'react'
import type { CompanyPapers, PaperField } from '@samspel/api'
import { type RequestError, useAppDispatch, useQuery } from '@samspel/store'
import { type FieldsView, useKeptFields } from '../../../components/papers'
import { getCompanyPapers, updateCompanyPapers } from './calls'

export interface PapersView extends FieldsView<PaperField> {
  papers: CompanyPapers | undefined
  /** The EU's register is asked about VAT numbers of this country. */
  asksVies: boolean
  status: 'loading' | 'ready' | 'error'
  error: RequestError | undefined
  retry: () => void
}

/** The papers of a company with what is typed over them. */
export function usePapers(companyId: string | undefined): PapersView {
  const dispatch = useAppDispatch()
  const query = useQuery(companyId ? getCompanyPapers({ params: { id: companyId } }) : undefined)
  const [known, setKnown] = useState<typeof query.result>()
  const stands = known ?? query.result
  const papers = stands?.papers
  const fields = useKeptFields<PaperField, NonNullable<typeof known>>({
    kept: papers && companyId ? (field) => papers[field] ?? '' : undefined,
    save: (field, value) =>
      dispatch(updateCompanyPapers({ params: { id: companyId! }, body: { papers: { [field]: value } } })),
    onSaved: setKnown,
  })
  return {
    ...fields,
    papers,
    asksVies: stands?.asksVies ?? false,
    status: papers ? 'ready' : query.status === 'error' ? 'error' : 'loading',
    error: query.error,
    retry: query.retry,
  }
}
