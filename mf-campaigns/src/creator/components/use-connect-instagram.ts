import { useState } from 'react'
import { navigate } from '@samspel/federation'
import type { Message } from '@samspel/i18n'
import { apiAction, storage, useAppDispatch } from '@samspel/store'
import { connectMessages } from './connect-messages'

const startConnection = apiAction('startConnection')
const settingsPath = '/settings/connections'

/** Page on which an account is chosen among several, the password is asked for, or the steps to a professional account stand. */
export const connectionPath = (back: string): string => `${settingsPath}?destination=${encodeURIComponent(back)}`

/** Says in the address that the creator comes back from the provider. */
export const CONNECTED = 'connected'

interface Connecting {
  connect: () => void
  isBusy: boolean
  problem: Message | undefined
}

/** The way to the provider's consent page in this window, and from there back to `back`. */
export function useConnectInstagram(back: string): Connecting {
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Message>()

  const connect = async () => {
    setBusy(true)
    setProblem(undefined)
    const { data, parsedError } = await dispatch(startConnection({ body: { provider: 'facebook' } }))
    if (data) {
      const separator = back.includes('?') ? '&' : '?'
      storage.set('after-connect-provider-path', `${back}${separator}${CONNECTED}=1`)
      // Busy until the page is gone.
      return window.location.assign(data.url)
    }
    setBusy(false)
    if (parsedError?.id === 'confirmation_needed' || parsedError?.id === 'fresh_sign_in_needed')
      return navigate(connectionPath(back))
    setProblem(parsedError?.message ?? connectMessages.failed)
  }
  return { connect: () => void connect(), isBusy, problem }
}
