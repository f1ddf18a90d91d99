import { useState } from 'react'
import { useIsLeaving } from '@samspel/federation/go-on'
import type { Message } from '@samspel/i18n'
import { storage, useAppDispatch } from '@samspel/store'
import { startConnection } from '../../../data/account-actions'
import { outside } from '../../../data/go-to'
import { messages } from './messages'
import { RETURN_PATH } from './provider-problem'

/** Why the provider cannot be opened: the error's id and text. */
export interface Problem {
  id: string | undefined
  message: Message
}

/** Opens the provider's consent page in the same window. */
export function useConnect(): { connect: () => void; busy: boolean; problem: Problem | undefined } {
  const dispatch = useAppDispatch()
  const isLeaving = useIsLeaving()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  const connect = async () => {
    setBusy(true)
    setProblem(undefined)
    const { data, parsedError } = await dispatch(startConnection({ body: { provider: 'facebook' } }))
    if (!data) {
      setBusy(false)
      return setProblem({ id: parsedError?.id, message: parsedError?.message ?? messages.startFailed })
    }
    if (isLeaving()) return setBusy(false)
    // The query says what the creator was about to do.
    storage.set('after-connect-provider-path', RETURN_PATH + window.location.search)
    // Stays busy until the page unloads.
    outside.goTo(data.url)
  }

  return { connect: () => void connect(), busy, problem }
}
