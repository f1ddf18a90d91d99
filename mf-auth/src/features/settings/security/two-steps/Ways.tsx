import type { SecondStep } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Notice } from '@samspel/ui'
import { AppCard } from './AppCard'
import { messages } from './messages'
import { Passkeys } from './Passkeys'
import { CodesCard, NewCodes } from './RecoveryCodes'
import { Remembered } from './Remembered'
import { TurnOff } from './TurnOff'

interface Props {
  step: SecondStep
  /** Recovery codes that were just made, shown this once. */
  codes: readonly string[]
  onChanged: (made?: readonly string[]) => void
  onKept: () => void
}

/** What an account has for its second step, each with what it can do; heavy, for its forms and the picture of the secret. */
export function Ways({ step, codes, onChanged, onKept }: Props) {
  return (
    <>
      <State step={step} />
      {codes.length > 0 && <NewCodes codes={codes} onKept={onKept} />}
      <AppCard since={step.appSince} onChanged={onChanged} />
      <Passkeys passkeys={step.passkeys} onChanged={onChanged} />
      {step.since && (
        <>
          <CodesCard left={step.recoveryCodesLeft} onMade={onChanged} />
          <Remembered />
          <TurnOff onDone={onChanged} />
        </>
      )}
    </>
  )
}

function State({ step: { since, dueOn } }: { step: SecondStep }) {
  const t = useText()
  const format = useFormats()
  if (since) return <Notice kind="ok">{t(messages.isOn)}</Notice>
  if (dueOn) return <Notice kind="warn">{t(messages.due, { date: format.date(dueOn, 'year') })}</Notice>
  return <Notice kind="neutral">{t(messages.isNotOn)}</Notice>
}
