import { useEffect, useState } from 'react'
import { navigate, openSignIn } from '@samspel/federation'
import type { Area } from '@samspel/federation/registry'
import { commonMessages, defineMessages, useText } from '@samspel/i18n'
import { apiAction, type RequestError, useAppDispatch } from '@samspel/store'
import { Spinner } from '@samspel/ui'
import { screenMessages as m } from '../screens/messages'
import { MessageScreen } from '../screens/MessageScreen'
import { storeCodeTarget } from './store-code-target'

const messages = defineMessages({
  storeCodeUnknown: {
    id: 'shell.store-code.unknown',
    description: 'A store code that leads nowhere',
    defaultMessage: 'Koden känns inte igen',
    en: 'The code is not recognised',
  },
  storeCodeText: {
    id: 'shell.store-code.text',
    description: 'A store code that leads nowhere: what to do',
    defaultMessage: 'Skanna butikens kod en gång till, eller be personalen om en ny.',
    en: 'Scan the code of the store once more, or ask the staff for a new one.',
  },
  storeCodeFailed: {
    id: 'shell.store-code.failed',
    description: 'A store code could not be looked up',
    defaultMessage: 'Butiken kunde inte hämtas',
    en: 'The store could not be loaded',
  },
})

const getStoreByToken = apiAction('getStoreByToken')

/** looks up a store's code and goes on to the visitor's own page for that store. */
export function StoreCode({ token, area }: { token: string; area: Area }) {
  const dispatch = useAppDispatch()
  const t = useText()
  const [failure, setFailure] = useState<RequestError>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let wanted = true
    setFailure(undefined)
    void dispatch(getStoreByToken({ params: { token } })).then(({ data, parsedError }) => {
      if (!wanted) return
      if (data) navigate(storeCodeTarget(area, data.store), { replace: true })
      else setFailure(parsedError)
    })
    return () => {
      wanted = false
    }
  }, [dispatch, token, area, attempt])

  if (!failure) return <Spinner delay={1_000} label={t(m.loading)} />
  if (failure.status === 404 || failure.status === 422)
    return <MessageScreen title={t(messages.storeCodeUnknown)} text={t(messages.storeCodeText)} toStart />
  const again = { label: t(commonMessages.retry), onClick: () => setAttempt(attempt + 1) }
  const signIn = { label: t(commonMessages.logIn), onClick: () => openSignIn(window.location.pathname) }
  return (
    <MessageScreen
      title={t(messages.storeCodeFailed)}
      text={t(failure.message)}
      {...(failure.status === 403 ? { toStart: true } : { action: failure.status === 401 ? signIn : again })}
    />
  )
}
