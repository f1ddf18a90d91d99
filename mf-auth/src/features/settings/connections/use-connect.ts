import { useState } from 'react'
import { useIsLeaving } from '@samspel/federation/go-on'
import { type Provider, providerNames } from '@samspel/forms/sign-in-ways'
import { type Message, useText } from '@samspel/i18n'
import { storage, useAppDispatch } from '@samspel/store'
import { startConnection } from '../../../data/account-actions'
import { outside } from '../../../data/go-to'
import { RETURN_PATH } from './provider-problem'
import { signInMessages } from './sign-in-messages'

/** Why the provider cannot be opened: the error's id and text. */
export interface Problem {
  id: string | undefined
  text: string
}

interface Connecting {
  connect: (provider: Provider) => void
  /** The provider that is being opened. */
  busy: Provider | undefined
  problem: Problem | undefined
  /** Opens the provider that could not be opened. */
  retry: () => void
}

const own: Partial<Record<string, Message>> = { provider_unavailable: signInMessages.notAnswering }

/** Opens the provider's consent page in the same window. */
export function useConnect(): Connecting {
  const t = useText()
  const dispatch = useAppDispatch()
  const isLeaving = useIsLeaving()
  const [busy, setBusy] = useState<Provider>()
  const [problem, setProblem] = useState<Problem & { provider: Provider }>()

  const connect = async (provider: Provider) => {
    setBusy(provider)
    setProblem(undefined)
    const { data, parsedError } = await dispatch(startConnection({ body: { provider } }))
    if (!data) {
      setBusy(undefined)
      const id = parsedError?.id
      const message = own[id ?? ''] ?? parsedError?.message ?? signInMessages.startFailed
      return setProblem({ id, provider, text: t(message, { provider: providerNames[provider] }) })
    }
    if (isLeaving()) return setBusy(undefined)
    // The query says what the creator was about to do.
    storage.set('after-connect-provider-path', RETURN_PATH + window.location.search)
    // Stays busy until the page unloads.
    outside.goTo(data.url)
  }

  return {
    connect: (provider) => void connect(provider),
    busy,
    problem,
    retry: () => void (problem && connect(problem.provider)),
  }
}
