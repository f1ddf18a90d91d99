import { useEffect, useState } from 'react'
import { navigate } from '@samspel/federation'
import { defineMessages, messageForError, useText, type Message } from '@samspel/i18n'
import { Spinner } from '@samspel/ui'
import { useShell } from '../boot/context'
import { MessageScreen } from '../frame/MessageScreen'
import { screenMessages as m } from '../frame/screenMessages'
import { storeCodeTarget } from './store-code-target'
import type { Area } from '@samspel/federation/registry'

const messages = defineMessages({
  storeCodeUnknown: { id: 'shell.store-code.unknown', description: 'A store code that leads nowhere', sv: 'Koden känns inte igen', en: 'The code is not recognised' },
  storeCodeText: {
    id: 'shell.store-code.text',
    description: 'A store code that leads nowhere: what to do',
    sv: 'Skanna butikens kod en gång till, eller be personalen om en ny.',
    en: 'Scan the code of the store once more, or ask the staff for a new one.',
  },
  storeCodeFailed: {
    id: 'shell.store-code.failed',
    description: 'A store code could not be looked up',
    sv: 'Butiken kunde inte hämtas',
    en: 'The store could not be loaded',
  },
})

/** looks a store's code up and goes on to the page that this visitor has for the store. */
export function StoreCode({ token, area }: { token: string; area: Area }) {
  const { client } = useShell()
  const t = useText()
  const [failure, setFailure] = useState<'unknown' | Message>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let wanted = true
    void client.call('getStoreByToken', { params: { token } }).then((answer) => {
      if (!wanted) return
      if (answer.data) navigate(storeCodeTarget(area, answer.data.store), { replace: true })
      else setFailure(answer.status === 404 || answer.status === 422 ? 'unknown' : messageForError(answer.error ?? { status: answer.status, kind: 'http' }, { query: true }))
    })
    return () => {
      wanted = false
    }
  }, [client, token, area, attempt])

  if (!failure) return <Spinner delay={1_000} label={t(m.loading)} />
  if (failure === 'unknown') return <MessageScreen title={t(messages.storeCodeUnknown)} text={t(messages.storeCodeText)} toStart />
  const again = () => (setFailure(undefined), setAttempt(attempt + 1))
  return <MessageScreen title={t(messages.storeCodeFailed)} text={t(failure)} action={{ label: t(m.tryAgain), onClick: again }} />
}
