import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '@samspel/federation'
import { useGo } from '@samspel/federation/go-on'
import { commonMessages, type Message, messageForField, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { selectIsSignedIn, useAppDispatch, useAppSelector } from '@samspel/store'
import { LinkButton, Notice, SkeletonText } from '@samspel/ui'
import { AuthPage } from '../../components/AuthPage'
import { Claim } from '../../components/Claim'
import type { Step } from '../../components/second-step'
import { finishCompanySignIn, finishTrial } from './actions'
import { messages } from './messages'

const SecondStep = lazyPart(() =>
  import(/* webpackChunkName: "second-step" */ '../../components/second-step').then((module) => module.default),
)

type State = { name: 'finishing' | 'in' | 'tried' } | { name: 'step'; step: Step } | { name: 'failed'; reason: Message }

const titles = {
  finishing: messages.finishing,
  in: messages.finishing,
  step: commonMessages.logIn,
  tried: messages.triedTitle,
  failed: messages.failedTitle,
}

/** /company-sign-in: where the login of a company sends the browser back to, with its answer in the address. */
export function CompanySignInPage() {
  const t = useText()
  const dispatch = useAppDispatch()
  const go = useGo()
  const { search } = useLocation()
  const [answer] = useState(search.slice(1))
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [wasSignedIn] = useState(isSignedIn)
  const [state, setState] = useState<State>({ name: 'finishing' })
  const isSent = useRef(false)
  const isIn = state.name === 'in' || (state.name === 'step' && isSignedIn)
  usePageTitle(t(titles[state.name]))

  useEffect(() => {
    // An answer is taken once, also where React runs effects twice.
    if (isSent.current) return
    isSent.current = true
    // The code of the answer does not stay in the history.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    if (!answer) return setState({ name: 'failed', reason: messageForField('sign_in_expired') })
    const finish = async () => {
      const request = { body: { answer: answer.slice(0, 8_000) } }
      const { data, error, parsedError } = await dispatch(
        wasSignedIn ? finishTrial(request) : finishCompanySignIn(request),
      )
      if (data) return setState({ name: data.triedCompanyId ? 'tried' : 'in' })
      if (error?.secondStep) return setState({ name: 'step', step: error.secondStep })
      const original = parsedError?.original
      const [reason] = (original && !Array.isArray(original) && original.answer) || []
      setState({
        name: 'failed',
        reason: reason ? messageForField(reason) : (parsedError?.message ?? messages.failedTitle),
      })
    }
    void finish()
  }, [answer, dispatch, wasSignedIn])

  useEffect(() => {
    if (isIn) go('/')
  }, [isIn, go])

  const contents = () => {
    switch (state.name) {
      case 'finishing':
      case 'in':
        return <SkeletonText label={t(messages.finishing)} lines={2} />
      case 'step':
        return <SecondStep step={state.step} onBack={() => go('/login/brand')} />
      case 'tried':
        return (
          <>
            <Notice kind="ok">{t(messages.tried)}</Notice>
            <LinkButton href="/company" variant="main" size="lg" fullWidth>
              {t(messages.toCompany)}
            </LinkButton>
          </>
        )
      case 'failed':
        return (
          <>
            <Notice kind="bad">{t(state.reason)}</Notice>
            <LinkButton href={isSignedIn ? '/company' : '/login/brand'} variant="main" size="lg" fullWidth>
              {t(isSignedIn ? messages.toCompany : messages.toLogin)}
            </LinkButton>
          </>
        )
    }
  }
  return (
    <AuthPage title={t(titles[state.name])} beside={<Claim type="brand" />}>
      {contents()}
    </AuthPage>
  )
}
