import type { Campaign } from '@samspel/api'
import { Area, Form, maxLength, required, SubmitButton, useFormValue } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { termsOf, useOfferWords, usePublishBy } from '@samspel/offer'
import { useAppDispatch } from '@samspel/store'
import { Icon, notify, Sheet } from '@samspel/ui'
import { applyErrors, createParticipation, getCampaign } from '../../../shared/data'
import { messages } from './messages'
import css from './Offer.module.css'

const longest = 2_000
const nothing = { motivation: '' }
const schema = { motivation: [required, maxLength(longest)] }

function Send() {
  const typed = useFormValue<string>('motivation') ?? ''
  return (
    <SubmitButton
      label={messages.send}
      allowUnchanged
      size="lg"
      fullWidth
      {...(typed.trim() === '' && { reason: messages.motivationMissing })}
    />
  )
}

interface ApplySheetProps {
  campaign: Campaign
  onClose: () => void
}

/** The application: a summary and a note to the brand. Errors are shown here, and the note is kept until it is sent. */
export function ApplySheet({ campaign, onClose }: ApplySheetProps) {
  const t = useText()
  const words = useOfferWords()
  const due = usePublishBy(campaign)
  const dispatch = useAppDispatch()
  const send = async ({ motivation }: { motivation: string }) => {
    const params = { id: campaign.id }
    const invitationId = campaign.myInvitation?.id
    const outcome = await dispatch(
      createParticipation({
        params,
        body: { participation: { motivation, ...(invitationId && { invitationId }) } },
        errorMessages: applyErrors,
      }),
    )
    // A refusal means the offer has changed, so the page behind is reloaded too.
    if (outcome.ok || outcome.parsedError?.id) await dispatch(getCampaign({ params }))
    if (!outcome.ok) return outcome
    notify({ kind: 'ok', message: t(messages.sentToast) })
    onClose()
    return outcome
  }
  return (
    <Sheet open onClose={onClose} title={t(messages.applyTitle, { name: campaign.name })}>
      <ul className={css.deal}>
        <li>
          <Icon name="gift" size={16} />
          {words.terms(termsOf(campaign))}
        </li>
        {due && (
          <li>
            <Icon name="calendar-due" size={16} />
            {due}
          </li>
        )}
      </ul>
      <Form
        id={`applyToCampaign-${campaign.id}`}
        schema={schema}
        initialValues={nothing}
        onSubmit={send}
        guard={false}
        draft="untilSent"
      >
        <Area
          name="motivation"
          label={messages.motivation}
          help={messages.motivationHelp}
          minRows={5}
          counterMax={longest}
          autoFocus
        />
        <Send />
      </Form>
    </Sheet>
  )
}
