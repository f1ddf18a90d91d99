import { useState } from 'react'
import type { CommunityList } from '@samspel/api'
import { useGo } from '@samspel/federation/go-on'
import { Form, SubmitButton } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { ConfirmDialog, Modal, Notice, notify } from '@samspel/ui'
import {
  CommunityListFields,
  communityListSchema,
  type CommunityListValues,
} from '../../components/CommunityListFields'
import { FormFoot } from '../../components/FormFoot'
import { communityAnswers } from '../../data'
import { deleteCommunityList, updateCommunityList } from './data/actions'
import { messages as m } from './messages'

/** A list's name, description and whether it is open. */
export function EditListDialog({ list, onClose }: { list: CommunityList; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { id, brandId, name, description, isOpen } = list
  const save = async (values: CommunityListValues) => {
    const outcome = await dispatch(
      updateCommunityList({
        params: { id },
        body: {
          communityList: { name: values.name.trim(), description: values.description.trim(), isOpen: values.isOpen },
        },
      }),
    )
    if (!outcome.ok) return outcome
    communityAnswers.forEach((stale) => dispatch(stale))
    onClose()
    return undefined
  }
  return (
    <Modal open onClose={onClose} title={t(m.edit)} closeLabel={t(commonMessages.close)}>
      <Form<CommunityListValues>
        id="editCommunityList"
        schema={communityListSchema}
        initialValues={{ brandId, name, description, isOpen }}
        guard={false}
        onSubmit={save}
      >
        <CommunityListFields />
        <FormFoot cancel={t(commonMessages.cancel)} onCancel={onClose}>
          <SubmitButton label={commonMessages.save} />
        </FormFoot>
      </Form>
    </Modal>
  )
}

/** Asks for confirmation before deleting a list, and says what is deleted with it. */
export function DeleteListDialog({ list, onClose }: { list: CommunityList; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const go = useGo()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()
  const remove = async () => {
    setBusy(true)
    const outcome = await dispatch(deleteCommunityList({ params: { id: list.id } }))
    setBusy(false)
    if (!outcome.ok && outcome.parsedError) return setProblem(t(outcome.parsedError.message))
    notify({ kind: 'ok', message: t(m.deleted, { name: list.name }) })
    go('/communities')
    communityAnswers.forEach((stale) => dispatch(stale))
  }
  return (
    <ConfirmDialog
      open
      danger
      loading={busy}
      title={t(m.deleteTitle, { name: list.name })}
      confirmLabel={t(m.delete)}
      cancelLabel={t(commonMessages.cancel)}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>{t(m.deleteText, { n: list.counts.all })}</p>
      {problem && <Notice kind="bad">{problem}</Notice>}
    </ConfirmDialog>
  )
}
