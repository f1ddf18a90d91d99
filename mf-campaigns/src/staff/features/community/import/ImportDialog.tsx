import { useState } from 'react'
import type { CommunityList, ResponseOf } from '@samspel/api'
import { Form, required, type Rule, type Schema, SubmitButton } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { type ApiOutcome, useAppDispatch } from '@samspel/store'
import { Modal } from '@samspel/ui'
import { FormFoot } from '../../../components/FormFoot'
import { communityAnswers } from '../../../data'
import { importCommunityMembers } from '../data/actions'
import { CsvField } from './CsvField'
import { ImportReport } from './ImportReport'
import { importMessages as m } from './messages'
import { longestCsv } from './read-csv'

const short: Rule = (value) => (typeof value === 'string' && value.length > longestCsv ? m.tooMany : undefined)
const noRefusal: Rule = (value) => (value === true ? m.refused : undefined)
const schema: Schema = { csv: [required, short], isRefused: [noRefusal] }

interface ImportDialogProps {
  list: CommunityList
  /** Text pasted earlier; it outlives the dialog. */
  csv: string
  onCsv: (text: string) => void
  onClose: () => void
}

/** Imports members from a file or pasted rows: first a preview, then each row's result. */
export function ImportDialog({ list, csv, onCsv, onClose }: ImportDialogProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [initial] = useState({ csv, isRefused: false })
  const [report, setReport] = useState<ResponseOf<'importCommunityMembers'> | undefined>()
  const send = async ({ csv: text }: { csv: string }) => {
    const outcome = (await dispatch(
      importCommunityMembers({ params: { id: list.id }, body: { csv: text } }),
    )) as ApiOutcome<'importCommunityMembers'>
    if (!outcome.ok || !outcome.data) return outcome
    setReport(outcome.data)
    onCsv('')
    communityAnswers.forEach((stale) => dispatch(stale))
    return undefined
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={t(m.title, { name: list.name })}
      closeLabel={t(commonMessages.close)}
      size="lg"
    >
      {report ? (
        <ImportReport
          report={report}
          name={`${list.name} ${t(m.not_found)}`}
          onAgain={() => setReport(undefined)}
          onClose={onClose}
        />
      ) : (
        <Form
          id="importCommunityMembers"
          schema={schema}
          initialValues={csv === '' ? { csv: '', isRefused: false } : initial}
          guard={false}
          onSubmit={send}
        >
          <CsvField onText={onCsv} />
          <FormFoot cancel={t(commonMessages.cancel)} onCancel={onClose}>
            <SubmitButton label={m.submit} allowUnchanged />
          </FormFoot>
        </Form>
      )}
    </Modal>
  )
}
