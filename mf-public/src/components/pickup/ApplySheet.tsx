import { Area, Form, maxLength, required, SubmitButton } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Notice, notify, Sheet } from '@samspel/ui'
import { createStoreParticipation, forgetPickups } from '../../data/store-campaigns'
import { Deal } from './Deal'
import { takeErrors } from './errors'
import { dialogMessages as messages } from './messages'
import type { TakeDialogProps } from './take-dialog'
import { useAbroad } from './use-abroad'

const longest = 2_000
const nothing = { motivation: '' }
const schema = { motivation: [required, maxLength(longest)] }

/** The application for a pick-up: a summary and a note to the brand. Errors are shown here, and the note is kept until it is sent. */
export function ApplySheet({ offer, onClose, onTaken, onRefused }: TakeDialogProps) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const abroad = useAbroad(offer)
  const send = async ({ motivation }: { motivation: string }) => {
    const outcome = await dispatch(
      createStoreParticipation({
        params: { id: offer.id },
        body: { storeParticipation: { motivation } },
        errorMessages: takeErrors,
      }),
    )
    if (outcome.ok) await forgetPickups()
    else if (outcome.parsedError?.id) onRefused()
    if (!outcome.ok) return outcome
    notify({ kind: 'ok', message: t(messages.sent) })
    onTaken()
    return outcome
  }
  return (
    <Sheet open onClose={onClose} title={t(messages.applyTitle, { name: offer.campaign.name })}>
      {abroad && (
        <Notice kind="warn" title={t(messages.abroadTitle, { country: f.country(abroad.there) })}>
          {t(messages.abroadText, { country: f.country(abroad.home), name: offer.campaign.name })}
        </Notice>
      )}
      <Deal offer={offer} />
      <Form
        id={`applyAtStore-${offer.id}`}
        schema={schema}
        initialValues={nothing}
        onSubmit={send}
        guard={false}
        draft="untilSent"
      >
        <Area
          name="motivation"
          label={messages.motivation}
          help={t(messages.motivationHelp, { brand: offer.brandName })}
          minRows={5}
          counterMax={longest}
          autoFocus
        />
        <SubmitButton label={messages.send} allowUnchanged size="lg" fullWidth />
      </Form>
    </Sheet>
  )
}
