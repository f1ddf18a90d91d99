import { useState } from 'react'
import type { SecondStep } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { useFormats, useText } from '@samspel/i18n'
import { type ApiRequest, queryActions, useAppDispatch, useQuery } from '@samspel/store'
import { Link, Notice, SkeletonList } from '@samspel/ui'
import { getMe, getSecondStep } from './actions'
import { AppCard } from './AppCard'
import { messages } from './messages'
import { Passkeys } from './Passkeys'
import { CodesCard, NewCodes } from './RecoveryCodes'
import { Remembered } from './Remembered'
import { TurnOff } from './TurnOff'

const request = getSecondStep() as ApiRequest

/** Signing in in two steps: what it goes on by, and how it is turned on and off. */
export function TwoStepsPage() {
  const t = useText()
  const dispatch = useAppDispatch()
  const { result, status, error, retry } = useQuery(request)
  const [codes, setCodes] = useState<readonly string[]>([])
  const step = (result as { secondStep: SecondStep } | undefined)?.secondStep

  const changed = (made: readonly string[] = []) => {
    if (made.length > 0) setCodes(made)
    dispatch(queryActions.invalidated({ prefix: 'getSecondStep' }))
    dispatch(queryActions.invalidated({ prefix: 'listRememberedDevices' }))
    void dispatch(getMe())
  }

  if (!step)
    return status === 'error' ? (
      <ReadError what={t(messages.readFailed)} error={error} onRetry={retry} />
    ) : (
      <SkeletonList label={t(messages.loading)} rows={3} />
    )
  return (
    <>
      <Link href="/settings/security">{t(messages.back)}</Link>
      <State step={step} />
      {codes.length > 0 && <NewCodes codes={codes} onKept={() => setCodes([])} />}
      <AppCard since={step.appSince} onChanged={changed} />
      <Passkeys passkeys={step.passkeys} onChanged={changed} />
      {step.since && (
        <>
          <CodesCard left={step.recoveryCodesLeft} onMade={changed} />
          <Remembered />
          <TurnOff onDone={changed} />
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
