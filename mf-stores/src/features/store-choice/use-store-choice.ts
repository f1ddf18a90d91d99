import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { notifyRefused } from '@samspel/desk/undo'
import { navigate } from '@samspel/federation'
import { commonMessages, useText } from '@samspel/i18n'
import type { ApiOutcome, RequestError } from '@samspel/store'
import { queryActions, useAppDispatch, useQuery } from '@samspel/store'
import { localNames } from '../../components/store-name'
import { getStoreChoice, updateStoreChoice } from '../../data/actions'
import { type Choice, inputOf, isValid } from './choice'
import { messages } from './messages'
import { useUnreadFields } from './unread'

/** Idle time before the choice is saved automatically, ms. */
const IDLE_MS = 600

/** A campaign's choice while it is edited. It saves automatically, and nothing typed is lost when that fails. */
export function useStoreChoice(campaignId: string) {
  const dispatch = useAppDispatch()
  const query = useQuery(getStoreChoice({ params: { id: campaignId } }))
  const answer = query.result?.storeChoice
  const counted = useRef<string | null>(null)
  counted.current = answer?.storeProductId ?? null
  const [typed, setTyped] = useState<Choice>()
  const [saved, setSaved] = useState<Choice>()
  const [failure, setFailure] = useState<RequestError>()
  const latest = useRef<{ unsaved: Choice | undefined }>({ unsaved: undefined })
  const { hasUnread, tell } = useUnreadFields()
  const t = useText()
  const isGone = useRef(false)
  const isUnsaved = typed !== undefined && typed !== saved
  const canSave = typed !== undefined && !hasUnread && isValid(typed)
  latest.current.unsaved = isUnsaved && canSave ? typed : undefined

  const save = useCallback(
    async (choice: Choice) => {
      const outcome: ApiOutcome<'updateStoreChoice'> = await dispatch(
        updateStoreChoice({ params: { id: campaignId }, body: { storeChoice: choice } }),
      )
      if (outcome.ok) setSaved(choice)
      // Another product was chosen, so the stores' stock has to be loaded again.
      if (outcome.ok && (choice.storeProductId ?? null) !== counted.current)
        dispatch(queryActions.invalidated({ prefix: 'getStoreChoice ' }))
      setFailure(outcome.ok ? undefined : outcome.parsedError)
      // The page that would show it was left.
      if (!outcome.ok && isGone.current)
        notifyRefused([
          {
            message: t(messages.refusedLater, { why: t(outcome.parsedError!.message) }),
            action: { label: t(commonMessages.show), onClick: () => navigate(`/campaigns/${campaignId}/edit`) },
          },
        ])
    },
    [campaignId, dispatch, t],
  )

  useEffect(() => {
    if (!typed || !isUnsaved || !canSave) return
    const timer = setTimeout(() => void save(typed), IDLE_MS)
    return () => clearTimeout(timer)
  }, [typed, isUnsaved, canSave, save])

  useEffect(() => {
    const facts = latest.current
    isGone.current = false
    const again = () => facts.unsaved && void save(facts.unsaved)
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      isGone.current = true
      // Saves pending changes when the page is left.
      again()
    }
  }, [save])

  const choice = typed ?? (answer ? inputOf(answer) : undefined)
  const isCounted = (choice?.storeProductId ?? null) === counted.current
  const stores = query.result?.storeOptions
  const options = useMemo(() => {
    const named = localNames(stores ?? [])
    return isCounted ? named : named.map((store) => ({ ...store, stock: null }))
  }, [stores, isCounted])

  return {
    status: query.status,
    error: query.error,
    retry: query.retry,
    options,
    choice,
    brandId: answer?.brandId,
    /** The chosen product, once the stores' stock refers to it. */
    product: isCounted ? (answer?.product ?? undefined) : undefined,
    mayEdit: answer?.abilities.includes('edit') ?? false,
    change: setTyped,
    failure,
    isUnsaved: isUnsaved || hasUnread,
    /** For the fields inside, see {@link useUnreadFields}. */
    setUnread: tell,
    saveAgain: () => latest.current.unsaved && void save(latest.current.unsaved),
  }
}
