import type { CommunityList } from '@samspel/api'
import { Area, Form, maxLength, SubmitButton } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { queryActions, useAppDispatch } from '@samspel/store'
import { Modal, notify, Stack } from '@samspel/ui'
import { deskErrors } from '../../../../shared/data'
import { listCampaignInvitations, potentialLists } from '../../../components/creator-list'
import { FormFoot } from '../../../components/FormFoot'
import { createCampaignInvitations } from '../../../data'
import { messages } from './messages'

/** Who is invited: selected creators, or a whole list. */
export type Invitees =
  | { ids: readonly string[]; list?: never }
  | { list: Pick<CommunityList, 'id' | 'name' | 'counts'>; ids?: never }

const schema = { message: maxLength(1_000) }

/** Sends invitations with a message, and reports who was newly invited, who already was, and who is outside the follower limits. */
export function InviteDialog({
  campaignId,
  invitees: { ids, list },
  onClose,
  onSent,
}: {
  campaignId: string
  invitees: Invitees
  onClose: () => void
  onSent: () => void
}) {
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <Modal
      open
      onClose={onClose}
      closeLabel={t(commonMessages.close)}
      title={list ? t(messages.dialogListTitle, { name: list.name }) : t(messages.dialogTitle, { n: ids.length })}
    >
      <Form
        id={`inviteToCampaign.${campaignId}`}
        schema={schema}
        initialValues={{ message: '' }}
        guard={false}
        onSubmit={async ({ message = '' }) => {
          const whom = list ? { communityListIds: [list.id] } : { instagramerIds: [...ids] }
          const outcome = await dispatch(
            createCampaignInvitations({
              params: { id: campaignId },
              body: { ...whom, ...(message.trim() && { message }) },
              errorMessages: deskErrors,
            }),
          )
          if (!outcome.ok) return outcome
          notify({ kind: 'ok', message: t(messages.done, outcome.data!) })
          dispatch(queryActions.invalidated({ prefix: listCampaignInvitations.endpoint }))
          if (list) dispatch(potentialLists.invalidate())
          onSent()
          onClose()
          return outcome
        }}
      >
        <Stack gap={12}>
          {list && <div>{t(messages.dialogListText, { n: list.counts.approved })}</div>}
          <Area
            name="message"
            label={messages.message}
            help={messages.messageHelp}
            minRows={4}
            counterMax={1_000}
            optional
            autoFocus
          />
          <FormFoot cancel={t(commonMessages.cancel)} onCancel={onClose}>
            <SubmitButton label={messages.send} icon="send" allowUnchanged />
          </FormFoot>
        </Stack>
      </Form>
    </Modal>
  )
}
