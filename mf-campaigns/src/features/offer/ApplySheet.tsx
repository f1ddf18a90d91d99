import type { Campaign } from '@samspel/api'
import { Area, Form, maxLength, required, SubmitButton, useFormValue } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify, Sheet } from '@samspel/ui'
import { useEffect, useState } from 'react'
import { createParticipation, getCampaign } from '../../data'
import { messages } from './messages'

const longest = 2_000
const schema = { motivation: [required, maxLength(longest)] }

/** A sheet that is closed by mistake gives back what was typed when it opens again. */
function Keep({ onChange }: { onChange: (typed: string) => void }) {
  const typed = useFormValue<string>('motivation')
  useEffect(() => onChange(typed ?? ''), [typed, onChange])
  return null
}

interface ApplySheetProps {
  campaign: Campaign
  typed: string
  onType: (typed: string) => void
  onClose: () => void
}

export function ApplySheet({ campaign, typed, onType, onClose }: ApplySheetProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [initialValues] = useState({ motivation: typed })
  const send = async ({ motivation }: { motivation: string }) => {
    const params = { id: campaign.id }
    const outcome = await dispatch(createParticipation({ params, body: { participation: { motivation } } }))
    if (!outcome.ok) return outcome
    await dispatch(getCampaign({ params }))
    notify({ kind: 'ok', message: t(messages.sentToast) })
    onClose()
    return outcome
  }
  return (
    <Sheet open onClose={onClose} title={t(messages.applyTitle, { name: campaign.name })}>
      <Form id="applyToCampaign" schema={schema} initialValues={initialValues} onSubmit={send} guard={false}>
        <Keep onChange={onType} />
        <Area name="motivation" label={messages.motivation} help={messages.motivationHelp} minRows={5} counterMax={longest} autoFocus />
        <SubmitButton label={messages.send} allowUnchanged size="lg" fullWidth />
      </Form>
    </Sheet>
  )
}
