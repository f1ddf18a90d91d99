import { useEffect, useState } from 'react'
import { navigate } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { Spinner } from '@samspel/ui'
import { useShell } from '../boot/context'
import { MessageScreen } from '../frame/MessageScreen'
import { screenMessages as m } from '../frame/screenMessages'
import { storeCodeTarget } from './redirects'
import type { Area } from '@samspel/federation/registry'

/** looks a store's code up and goes on to the page that this visitor has for the store. */
export function StoreCode({ token, area }: { token: string; area: Area }) {
  const { client } = useShell()
  const t = useText()
  const [failure, setFailure] = useState<'unknown' | 'failed'>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let wanted = true
    void client.call('getStoreByToken', { params: { token } }).then((answer) => {
      if (!wanted) return
      if (answer.data) navigate(storeCodeTarget(area, answer.data.store), { replace: true })
      else setFailure(answer.status === 404 || answer.status === 422 ? 'unknown' : 'failed')
    })
    return () => {
      wanted = false
    }
  }, [client, token, area, attempt])

  if (!failure) return <Spinner delay={1_000} label={t(m.loading)} />
  if (failure === 'unknown') return <MessageScreen title={t(m.storeCodeUnknown)} text={t(m.storeCodeText)} toStart />
  const again = () => (setFailure(undefined), setAttempt(attempt + 1))
  return <MessageScreen title={t(m.storeCodeFailed)} text={t(m.storeCodeFailedText)} action={{ label: t(m.tryAgain), onClick: again }} />
}
