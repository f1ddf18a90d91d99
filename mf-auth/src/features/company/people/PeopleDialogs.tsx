import type { User } from '@samspel/api'
import { Form, SubmitButton, TextInput, useConfirmation } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { type ApiOutcome, useAppDispatch } from '@samspel/store'
import { Button, Modal, notify, Row } from '@samspel/ui'
import { removeUser, updateUser } from '../../../data/company-actions'
import { ActDialog } from './ActDialog'
import { peopleMessages as m } from './messages'
import type { RoleChange } from './use-role-change'

interface OwnerDialogProps {
  change: RoleChange
  send: (change: RoleChange) => Promise<ApiOutcome<'updateUser'>>
  onClose: () => void
}

/** Another owner is made by whoever has just shown who they are. */
export function OwnerDialog({ change, send, onClose }: OwnerDialogProps) {
  const t = useText()
  const confirmation = useConfirmation()
  const { user, brand } = change
  return (
    <Modal
      open
      onClose={onClose}
      title={t(m.ownerTitle, { name: user.name })}
      closeLabel={t(commonMessages.close)}
      size="sm"
    >
      <Form
        id={`owner-${user.id}`}
        schema={confirmation.schema}
        initialValues={{}}
        guard={false}
        draft={false}
        onSubmit={(values) => confirmation.run(values, () => send(change))}
      >
        <p>{t(m.ownerText, { brand: brand.name })}</p>
        {confirmation.field}
        <Row justify="end">
          <Button variant="quiet" onClick={onClose}>
            {t(commonMessages.cancel)}
          </Button>
          <SubmitButton label={m.makeOwner} allowUnchanged hideReason />
        </Row>
      </Form>
    </Modal>
  )
}

const kronor = (value: unknown) => {
  const text = String(value ?? '').replace(/\s/g, '')
  return text === '' || /^\d{1,8}$/.test(text) ? undefined : m.limitHelp
}

/** How much somebody may approve, in whole kronor; empty is no limit. */
export function LimitDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { approvalLimit = null } = user
  return (
    <Modal
      open
      onClose={onClose}
      title={t(m.limitTitle, { name: user.name })}
      closeLabel={t(commonMessages.close)}
      size="sm"
    >
      <Form<{ approvalLimit: string }>
        id={`limit-${user.id}`}
        schema={{ approvalLimit: kronor }}
        initialValues={{ approvalLimit: approvalLimit === null ? '' : String(approvalLimit / 100) }}
        guard={false}
        onSubmit={async (values) => {
          const text = String(values.approvalLimit ?? '').replace(/\s/g, '')
          const outcome = await dispatch(
            updateUser({
              params: { id: user.id },
              body: { user: { approvalLimit: text === '' ? null : Number(text) * 100 } },
            }),
          )
          if (outcome.ok) {
            notify({ kind: 'ok', message: t(m.limitSaved, { name: user.name }) })
            onClose()
          }
          return outcome
        }}
      >
        <TextInput
          name="approvalLimit"
          inputMode="numeric"
          label={m.limitField}
          help={m.limitHelp}
          optional
          autoFocus
        />
        <Row justify="end">
          <Button variant="quiet" onClick={onClose}>
            {t(commonMessages.cancel)}
          </Button>
          <SubmitButton hideReason />
        </Row>
      </Form>
    </Modal>
  )
}

/** Takes somebody out of the company. */
export function RemoveDialog({ user: { id, name }, onClose }: { user: User; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <ActDialog
      title={t(m.removeTitle, { name })}
      confirmLabel={t(m.removeFrom)}
      done={t(m.removed, { name })}
      act={() => dispatch(removeUser({ params: { id } }))}
      onClose={onClose}
    >
      {t(m.removeText, { name })}
    </ActDialog>
  )
}
