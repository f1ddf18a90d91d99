import { useState } from 'react'
import type { SecondStep } from '@samspel/api'
import { lazyPart } from '@samspel/federation'
import { ReadError } from '@samspel/federation/read-error'
import { useText } from '@samspel/i18n'
import { type ApiRequest, queryActions, useAppDispatch, useQuery } from '@samspel/store'
import { Link, SectionHead, SkeletonList } from '@samspel/ui'
import { getMe, getSecondStep } from './actions'
import { messages } from './messages'

const Ways = lazyPart(() => import(/* webpackChunkName: "second-step-ways" */ './Ways').then((module) => module.Ways))

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
      <SectionHead title={t(messages.heading)} />
      <Ways step={step} codes={codes} onChanged={changed} onKept={() => setCodes([])} />
    </>
  )
}
