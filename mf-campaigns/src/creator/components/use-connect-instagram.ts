import { useState } from 'react'
import { navigate } from '@samspel/federation'
import { useIsLeaving } from '@samspel/federation/go-on'
import { type Provider, useSignInWays } from '@samspel/forms/sign-in-ways'
import type { Message } from '@samspel/i18n'
import { apiAction, selectCurrentInstagramer, storage, useAppDispatch, useAppSelector } from '@samspel/store'
import { connectMessages } from './connect-messages'

const startConnection = apiAction('startConnection')
const settingsPath = '/settings/connections'

/** The page for choosing between several accounts, for entering the password, and with instructions for a professional account. */
export const connectionPath = (back: string): string => `${settingsPath}?destination=${encodeURIComponent(back)}`

/** Query value that marks a return from the provider. */
export const CONNECTED = 'connected'

interface Connecting {
  /** An account that was connected before is connected again by the sign-in that reads it; a new one by any that is set up. */
  ways: readonly Provider[]
  connect: (provider: Provider) => void
  /** The provider that is being opened. */
  busy: Provider | undefined
  problem: Message | undefined
}

/** Opens the provider's consent page in this window; it returns to `back`. */
export function useConnectInstagram(back: string): Connecting {
  const dispatch = useAppDispatch()
  const isLeaving = useIsLeaving()
  const known = useAppSelector(selectCurrentInstagramer)?.connectedAccount?.provider
  const set = useSignInWays()
  const ways = known ? [known] : set
  const [busy, setBusy] = useState<Provider>()
  const [problem, setProblem] = useState<Message>()

  const connect = async (provider: Provider) => {
    setBusy(provider)
    setProblem(undefined)
    const { data, parsedError } = await dispatch(startConnection({ body: { provider } }))
    if (isLeaving()) return setBusy(undefined)
    if (data) {
      const separator = back.includes('?') ? '&' : '?'
      storage.set('after-connect-provider-path', `${back}${separator}${CONNECTED}=1`)
      // Stays busy until the page unloads.
      return window.location.assign(data.url)
    }
    setBusy(undefined)
    if (parsedError?.id === 'confirmation_needed' || parsedError?.id === 'fresh_sign_in_needed')
      return navigate(connectionPath(back))
    setProblem(parsedError?.message ?? connectMessages.failed)
  }
  return { ways, connect: (provider) => void connect(provider), busy, problem }
}
