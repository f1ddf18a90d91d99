import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiOutcome, RequestError } from '@samspel/store'
import { useAppDispatch, useQuery } from '@samspel/store'
import { getStoreChoice, updateStoreChoice } from '../../data/actions'
import { type Choice, inputOf, isValid } from './choice'

/** How long nobody has typed before the choice is saved by itself. */
const IDLE_MS = 600

/** A campaign's choice as it is typed; it saves itself, and nothing typed is lost when that fails. */
export function useStoreChoice(campaignId: string) {
  const dispatch = useAppDispatch()
  const query = useQuery(getStoreChoice({ params: { id: campaignId } }))
  const [typed, setTyped] = useState<Choice>()
  const [saved, setSaved] = useState<Choice>()
  const [failure, setFailure] = useState<RequestError>()
  const latest = useRef<{ unsaved: Choice | undefined }>({ unsaved: undefined })
  const isUnsaved = typed !== undefined && typed !== saved
  latest.current.unsaved = isUnsaved && isValid(typed) ? typed : undefined

  const save = useCallback(
    async (choice: Choice) => {
      const outcome: ApiOutcome<'updateStoreChoice'> = await dispatch(
        updateStoreChoice({ params: { id: campaignId }, body: { storeChoice: choice } }),
      )
      if (outcome.ok) setSaved(choice)
      setFailure(outcome.ok ? undefined : outcome.parsedError)
    },
    [campaignId, dispatch],
  )

  useEffect(() => {
    if (!typed || !isUnsaved || !isValid(typed)) return
    const timer = setTimeout(() => void save(typed), IDLE_MS)
    return () => clearTimeout(timer)
  }, [typed, isUnsaved, save])

  useEffect(() => {
    const facts = latest.current
    const again = () => facts.unsaved && void save(facts.unsaved)
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      // Whoever leaves at once leaves nothing behind.
      again()
    }
  }, [save])

  return {
    status: query.status,
    error: query.error,
    retry: query.retry,
    options: query.result?.storeOptions ?? [],
    choice: typed ?? (query.result ? inputOf(query.result.storeChoice) : undefined),
    mayEdit: query.result?.storeChoice.abilities.includes('edit') ?? false,
    change: setTyped,
    failure,
    isUnsaved,
    saveAgain: () => latest.current.unsaved && void save(latest.current.unsaved),
  }
}
