import { useState } from 'react'
import { addRoutes, rememberedDays, type SecondStepWay } from '@samspel/api'
import { stepsRoutes } from '@samspel/api/routes/steps'
import { Checkbox, Form, required, SubmitButton, TextInput } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { Button, Notice, Stack, TextButton } from '@samspel/ui'
import { signsIn } from '../../data/actions'
import { canUsePasskeys } from '../../data/passkeys'
import { messages } from './messages'
import { PasskeyButton } from './PasskeyButton'

addRoutes(stepsRoutes)
const signInBySecondStep = apiAction('signInBySecondStep', signsIn)
const errorMessages = { 422: messages.wrong }

/** What the server said when the password was right. */
export interface Step {
  token: string
  ways: string[]
}

type Codes = Exclude<SecondStepWay, 'passkey'>
const other: Record<Codes, Codes> = { app: 'recovery_code', recovery_code: 'app' }

/** After the password: a code of the app, a recovery code or a passkey, and whether this browser is remembered. */
export default function SecondStep({ step, onBack }: { step: Step; onBack: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const has = (way: SecondStepWay) => step.ways.includes(way)
  const [way, setWay] = useState<Codes>(has('app') ? 'app' : 'recovery_code')
  const [isOver, setOver] = useState(false)
  const name = way === 'app' ? 'code' : 'recoveryCode'

  const prove = async (proof: { code: string } | { recoveryCode: string } | { passkey: string }, remember: boolean) => {
    const outcome = await dispatch(
      signInBySecondStep({ body: { token: step.token, ...proof, remember }, errorMessages }),
    )
    const errors = outcome.parsedError?.original
    if (errors && !Array.isArray(errors) && errors.token) setOver(true)
    return outcome
  }

  if (isOver)
    return (
      <>
        <Notice kind="bad">{t(messages.over)}</Notice>
        <Button variant="main" size="lg" fullWidth onClick={onBack}>
          {t(messages.back)}
        </Button>
      </>
    )
  return (
    <>
      <p>{t(messages.text)}</p>
      {has('passkey') && canUsePasskeys() && (
        <PasskeyButton token={step.token} prove={(passkey) => prove({ passkey }, false)} onOver={() => setOver(true)} />
      )}
      {(has('app') || has('recovery_code')) && (
        <Form
          key={way}
          id="secondStep"
          schema={{ [name]: required }}
          initialValues={{ code: '', recoveryCode: '', remember: false }}
          onSubmit={({ code, recoveryCode, remember }) =>
            prove(way === 'app' ? { code: code.replace(/\s/g, '') } : { recoveryCode: recoveryCode.trim() }, remember)
          }
          guard={false}
          draft={false}
        >
          <TextInput
            name={name}
            label={way === 'app' ? messages.code : messages.recoveryCode}
            help={way === 'app' ? messages.codeHelp : messages.recoveryHelp}
            autoComplete={way === 'app' ? 'one-time-code' : 'off'}
            {...(way === 'app' && { inputMode: 'numeric' as const })}
            autoFocus
          />
          <Checkbox name="remember" label={t(messages.remember, { days: rememberedDays })} />
          <SubmitButton label={messages.goOn} size="lg" fullWidth hideReason />
        </Form>
      )}
      <Stack gap={8}>
        {has(other[way]) && (
          <TextButton onClick={() => setWay(other[way])}>
            {t(way === 'app' ? messages.useRecovery : messages.useCode)}
          </TextButton>
        )}
        <TextButton onClick={onBack}>{t(messages.back)}</TextButton>
      </Stack>
      <p>{t(messages.lost)}</p>
    </>
  )
}
