import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { invitationDays } from '@samspel/api'
import { useGoOn } from '@samspel/federation/go-on'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { type RequestError, selectIsSignedIn, signOut, useAppDispatch, useAppSelector, useQuery } from '@samspel/store'
import { Button, Link, LinkButton, Notice, SkeletonText } from '@samspel/ui'
import { AuthPage } from '../../components/AuthPage'
import { Claim } from '../../components/Claim'
import { getInvitation } from '../../data/sign-up-actions'
import { goOver, joinCompany } from '../own-companies'
import css from './AcceptInvitation.module.css'
import { type Invitation, InvitationForm } from './InvitationForm'
import { messages } from './messages'

const roleTexts = { admin: messages.admin, company: messages.company, store_user: messages.storeUser }

/** /accept-invitation?invitation_token=…: shows who invites to what, then asks for name and password; accepting signs in. */
export function AcceptInvitationPage() {
  const token = new URLSearchParams(useLocation().search).get('invitation_token') ?? ''
  return <OneInvitation key={token} token={token} />
}

function OneInvitation({ token }: { token: string }) {
  const t = useText()
  const { status, result, error, retry } = useQuery(token ? getInvitation({ params: { token } }) : undefined)
  const [isRefused, setRefused] = useState(false)
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const isInvalid = isRefused || !token || error?.status === 404
  const title = t(isInvalid ? messages.invalidTitle : messages.title)
  useGoOnOnceAccepted()
  usePageTitle(title)

  const contents = () => {
    if (isInvalid)
      return (
        <>
          <p className={css.words}>{t(messages.invalidText, { days: invitationDays })}</p>
          <LinkButton href={isSignedIn ? '/' : '/login/brand'} variant="main" size="lg" fullWidth>
            {t(isSignedIn ? messages.toStart : commonMessages.logIn)}
          </LinkButton>
        </>
      )
    if (result)
      return <Open token={token} invitation={result.invitation as Invitation} onInvalid={() => setRefused(true)} />
    if (status === 'error') return <ReadError what={t(messages.failed)} error={error} onRetry={retry} />
    return <SkeletonText label={t(messages.loading)} lines={4} />
  }
  return (
    <AuthPage
      title={title}
      beside={<Claim type="brand" />}
      footer={
        !isInvalid &&
        !isSignedIn && (
          <>
            {t(messages.haveAccount)} <Link href="/login/brand">{t(commonMessages.logIn)}</Link>
          </>
        )
      }
    >
      {contents()}
    </AuthPage>
  )
}

function Open({ token, invitation, onInvalid }: { token: string; invitation: Invitation; onInvalid: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { invitedBy: name, companyName: company, role, email } = invitation
  const own = useAppSelector(({ app, entities }) => app.currentUserId && entities.users[app.currentUserId]) || undefined
  const mayJoin = role === 'company' && own?.role === role && own.email.toLowerCase() === email.toLowerCase()
  return (
    <>
      <p className={css.words}>
        {t(company ? messages.invites : messages.invitesPlatform, { name, company })} {t(roleTexts[role])}
      </p>
      {mayJoin ? (
        <Join token={token} onInvalid={onInvalid} />
      ) : isSignedIn ? (
        <>
          <Notice kind="warn">{t(messages.signedIn, { email })}</Notice>
          <Button variant="main" size="lg" fullWidth onClick={() => dispatch(signOut())}>
            {t(messages.signOut)}
          </Button>
        </>
      ) : (
        <>
          <p className={css.words}>{t(messages.choose)}</p>
          <InvitationForm token={token} invitation={invitation} onInvalid={onInvalid} />
        </>
      )}
    </>
  )
}

/** Whoever has the invited address already says yes with the account that is there. */
function Join({ token, onInvalid }: { token: string; onInvalid: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isJoining, setJoining] = useState(false)
  const [error, setError] = useState<RequestError>()
  const join = async () => {
    setJoining(true)
    setError(undefined)
    const outcome = await dispatch(joinCompany({ body: { invitationToken: token } }))
    if (outcome.ok) return goOver(outcome.data!.user.companyId ?? '')
    setJoining(false)
    const { id, original, status } = outcome.parsedError!
    if (id === 'already_decided' || (status === 422 && original && !Array.isArray(original))) return onInvalid()
    setError(outcome.parsedError)
  }
  return (
    <>
      <p className={css.words}>{t(messages.joins)}</p>
      {error && <Notice kind="bad">{t(error.message)}</Notice>}
      <Button variant="main" size="lg" fullWidth loading={isJoining} onClick={() => void join()}>
        {t(messages.submit)}
      </Button>
    </>
  )
}

/** The page is open to signed-in users too, so that it redirects nobody; after accepting here, this continues to the start page. */
function useGoOnOnceAccepted() {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [wasOut, setWasOut] = useState(!isSignedIn)
  if (!isSignedIn && !wasOut) setWasOut(true)
  useGoOn(isSignedIn && wasOut ? '/' : undefined)
}
