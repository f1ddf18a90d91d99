import { useState } from 'react'
import { setAsideOf, setAsideShare } from '@samspel/api/tax'
import { Form, Num, type Rule, SubmitButton, useFormValue } from '@samspel/forms'
import { commonMessages, useFormats, useText, withValues } from '@samspel/i18n'
import { queryActions, useAppDispatch } from '@samspel/store'
import { notify, Sheet, Stack } from '@samspel/ui'
import { updateTax } from '../../data'
import { messages } from './messages'
import css from './Tax.module.css'

interface Values {
  share: number | null
}

const { max } = setAsideShare
const invalid = withValues(messages.shareInvalid, { max: String(max) })
const isShare = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max
const whole: Rule = (value) => (isShare(value) ? undefined : invalid)
const schema = { share: whole }

/** What the share that is typed comes to. */
function Preview({ income }: { income: number }) {
  const t = useText()
  const f = useFormats()
  const share = useFormValue('share')
  return (
    <div aria-live="polite">
      <div className={css.label}>{t(messages.setAside)}</div>
      <div className={css.sum}>{isShare(share) ? f.ore(setAsideOf(income, share)) : '–'}</div>
    </div>
  )
}

/** How much of the income is set aside: the creator's own number. */
export function ShareSheet({ share, income, onClose }: { share: number; income: number; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [initialValues] = useState<Values>({ share })
  const send = async ({ share: next }: Values) => {
    const outcome = await dispatch(updateTax({ body: { share: next ?? 0 } }))
    if (outcome.ok) {
      dispatch(queryActions.invalidated({ prefix: 'getTax' }))
      dispatch(queryActions.invalidated({ prefix: 'getMyAccount' }))
      notify({ kind: 'ok', message: t(messages.shareSaved, { share: String(next ?? 0) }) })
      onClose()
    }
    return outcome
  }
  return (
    <Sheet open onClose={onClose} title={t(messages.shareTitle)}>
      <Form
        id="updateTaxShare"
        schema={schema}
        initialValues={initialValues}
        onSubmit={send}
        guard={false}
        draft={false}
      >
        <Stack>
          <Preview income={income} />
          <Num
            name="share"
            label={messages.shareField}
            suffix="%"
            help={withValues(messages.shareHelp, { max: String(max) })}
          />
          <SubmitButton label={commonMessages.save} />
        </Stack>
      </Form>
    </Sheet>
  )
}
