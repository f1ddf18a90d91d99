import { useState } from 'react'
import { DateInput, Form, SubmitButton } from '@samspel/forms'
import { commonMessages, dayOf, useText } from '@samspel/i18n'
import { queryActions, useAppDispatch } from '@samspel/store'
import { notify, Sheet, Stack } from '@samspel/ui'
import { updateTax } from '../../data'
import { fTaxMessages as messages } from './f-tax-messages'

/** Says from when F-tax is approved, or that it is not. */
export function FTaxSheet({ since, onClose }: { since: string | null; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [initialValues] = useState<{ fTaxSince: string | null }>({ fTaxSince: since })
  const send = async ({ fTaxSince }: { fTaxSince: string | null }) => {
    const outcome = await dispatch(updateTax({ body: { fTaxSince: fTaxSince || null } }))
    if (outcome.ok) {
      dispatch(queryActions.invalidated({ prefix: 'getTax' }))
      notify({ kind: 'ok', message: t(messages.saved) })
      onClose()
    }
    return outcome
  }
  return (
    <Sheet open onClose={onClose} title={t(messages.title)}>
      <Form id="updateTax" schema={{}} initialValues={initialValues} onSubmit={send} guard={false} draft={false}>
        <Stack>
          <DateInput name="fTaxSince" label={messages.from} max={dayOf(Date.now())} help={messages.fromHelp} />
          <SubmitButton label={commonMessages.save} />
        </Stack>
      </Form>
    </Sheet>
  )
}
