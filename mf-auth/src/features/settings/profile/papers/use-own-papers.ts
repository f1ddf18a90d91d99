import { useState } from 'react'
import type { CreatorPaperField, CreatorPapers } from '@samspel/api'
import { type RequestError, useAppDispatch, useQuery } from '@samspel/store'
import { type FieldsView, useKeptFields } from '../../../../components/papers'
import { getMyPapers, updateMyPapers } from './calls'

export interface OwnPapersView extends FieldsView<CreatorPaperField> {
  papers: CreatorPapers | undefined
  /** The EU's register is asked about VAT numbers of this country. */
  asksVies: boolean
  failed: RequestError | undefined
  retry: () => void
}

/** What the creator has filled in of themselves for tax and reports, with what is typed over it. The tax number is never shown in full again. */
export function useOwnPapers(): OwnPapersView {
  const dispatch = useAppDispatch()
  const query = useQuery(getMyPapers({}))
  const [known, setKnown] = useState<typeof query.result>()
  const stands = known ?? query.result
  const papers = stands?.papers
  const fields = useKeptFields<CreatorPaperField, NonNullable<typeof known>>({
    kept: papers ? (field) => (field === 'taxNumber' ? '' : (papers[field] ?? '')) : undefined,
    save: (field, value) => dispatch(updateMyPapers({ body: { papers: { [field]: value } } })),
    onSaved: setKnown,
  })
  return {
    ...fields,
    papers,
    asksVies: stands?.asksVies ?? false,
    failed: papers ? undefined : query.error,
    retry: query.retry,
  }
}
