import { useEffect, useState } from 'react'
import { Area, Form, maxLength, required, SubmitButton, useFormValue } from '@samspel/forms'
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
const schema = { motivation: [required, maxLength(longest)] }

/** Reports what is typed, so that it is restored when the sheet is closed by mistake and reopened. */
function Keep({ onChange }: { onChange: (typed: string) => void }) {
  const typed = useFormValue<string>('motivation')
  useEffect(() => onChange(typed ?? ''), [typed, onChange])
  return null
}

/** The application for a pick-up: a summary and a note to the brand. Errors are shown here, and the note is kept. */
export function ApplySheet({ offer, onClose, onTaken, onRefused, typed, onType }: TakeDialogProps) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const abroad = useAbroad(offer)
  const [initialValues] = useState({ motivation: typed })
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
      <Form id={`applyAtStore-${offer.id}`} schema={schema} initialValues={initialValues} onSubmit={send} guard={false}>
        <Keep onChange={onType} />
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
