import { useState } from 'react'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { ReadError } from '@samspel/federation/read-error'
import { type Message, messageForField, useText } from '@samspel/i18n'
import { type ApiRequest, queryActions, useAppDispatch, useQuery } from '@samspel/store'
import { Button, Card, Chip, Notice, notify, Row, SkeletonText, Stack } from '@samspel/ui'
import { getCompanySignIn, tryCompanySignIn } from './actions'
import { messages } from './messages'
import type { SignInSettings } from './settings'

const SignInDialog = lazyDialog(() =>
  import(/* webpackChunkName: "company-sign-in-settings" */ './SignInDialog').then((module) => module.SignInDialog),
)

/** Goes to the login of the company, in the same window; replaced in tests. */
export const leave = { to: (url: string) => window.location.assign(url) }

/** For owners: whether the company's people sign in by its own login, a trial of it, and the way to its settings. */
export function SignInBar({ companyId }: { companyId: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { result, status, error, retry } = useQuery(getCompanySignIn({ params: { id: companyId } }) as ApiRequest)
  const [isEditing, setEditing] = useState(false)
  const [isTrying, setTrying] = useState(false)
  const [problem, setProblem] = useState<Message>()
  const settings = result as SignInSettings | undefined
  const signIn = settings?.signIn

  const tryIt = async () => {
    setTrying(true)
    setProblem(undefined)
    const { data, parsedError } = await dispatch(tryCompanySignIn({ params: { id: companyId } }))
    setTrying(false)
    if (data) return leave.to(data.url)
    const original = parsedError?.original
    const [reason] = (original && !Array.isArray(original) && original.answer) || []
    setProblem(reason ? messageForField(reason) : (parsedError?.message ?? messages.tryFailed))
  }
  const saved = (message: Message) => {
    setEditing(false)
    setProblem(undefined)
    notify({ kind: 'ok', message: t(message) })
    dispatch(queryActions.invalidated({ prefix: 'getCompanySignIn' }))
  }

  if (!settings)
    return status === 'error' ? (
      <ReadError what={t(messages.readFailed)} error={error} onRetry={retry} />
    ) : (
      <SkeletonText label={t(messages.heading)} lines={2} />
    )
  return (
    <Card
      title={t(messages.heading)}
      detail={signIn ? t(messages.at, { issuer: signIn.issuer }) : t(messages.off)}
      aside={
        signIn && (
          <Chip tone={signIn.triedAt ? 'ok' : 'warn'}>{t(signIn.triedAt ? messages.works : messages.untried)}</Chip>
        )
      }
    >
      <Stack gap={12}>
        {signIn?.required && <span>{t(messages.isRequired)}</span>}
        {signIn && settings.outsideCount > 0 && (
          <Notice kind="warn">{t(messages.outside, { n: settings.outsideCount })}</Notice>
        )}
        {problem && <Notice kind="bad">{t(problem)}</Notice>}
        <Row gap={8}>
          {signIn && (
            <Button loading={isTrying} onClick={() => void tryIt()}>
              {t(messages.try)}
            </Button>
          )}
          <Button onClick={() => setEditing(true)}>{t(signIn ? messages.edit : messages.setUp)}</Button>
        </Row>
      </Stack>
      {isEditing && (
        <SignInDialog companyId={companyId} settings={settings} onSaved={saved} onClose={() => setEditing(false)} />
      )}
    </Card>
  )
}
