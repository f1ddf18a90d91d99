import { useCallback, useRef, useState } from 'react'
import type { Campaign } from '@samspel/api'
import { type ApiOutcome, type RequestError, useAppDispatch } from '@samspel/store'
import { createCampaign, updateCampaign } from '../../data'
import { bodyOf, type EditorValues } from './data/values'
import { termsMessages } from './terms/messages'

export type SaveOutcome = ApiOutcome<'createCampaign'> | ApiOutcome<'updateCampaign'>

/** The saved campaign behind the form, and the only way to save it. */
export interface Saving {
  /** As last saved or merged; undefined until a new campaign has become a draft on the server. The next save sends its version. */
  base: Campaign | undefined
  setBase: (campaign: Campaign) => void
  save: (values: EditorValues) => Promise<SaveOutcome>
  /** Somebody else has saved in the meantime; saving is blocked until that is resolved. */
  isStale: boolean
  setStale: (isStale: boolean) => void
  failure: RequestError | undefined
  isSaving: boolean
}

/** Saves sequentially, so that each save carries the version of the previous one. */
export function useSave(campaign: Campaign | undefined): Saving {
  const dispatch = useAppDispatch()
  const [base, showBase] = useState(campaign)
  const [isStale, setStale] = useState(false)
  const [failure, setFailure] = useState<RequestError>()
  const [running, setRunning] = useState(0)
  const held = useRef(base)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  // A single idempotency key for a new campaign, so that a retry does not create a second one.
  const [idempotencyKey] = useState(() => crypto.randomUUID())

  const setBase = useCallback((next: Campaign) => {
    held.current = next
    showBase(next)
    setStale(false)
  }, [])

  const save = useCallback(
    (values: EditorValues) => {
      const send = async (): Promise<SaveOutcome> => {
        const body = bodyOf(values)
        const saved = held.current
        const outcome: SaveOutcome = saved
          ? await dispatch(
              updateCampaign({
                params: { id: saved.id },
                body: { campaign: body, version: saved.version },
                errorMessages: { terms_locked: termsMessages.locked },
              }),
            )
          : await dispatch(
              createCampaign({ body: { campaign: { ...body, brandId: values.brandId ?? '' } }, idempotencyKey }),
            )
        if (outcome.ok && outcome.data) setBase(outcome.data.campaign)
        setFailure(outcome.parsedError)
        if (outcome.parsedError?.id === 'stale_version') setStale(true)
        setRunning((count) => count - 1)
        return outcome
      }
      setRunning((count) => count + 1)
      const run = queue.current.then(send)
      queue.current = run.catch(() => undefined)
      return run
    },
    [dispatch, idempotencyKey, setBase],
  )

  return { base, setBase, save, isStale, setStale, failure, isSaving: running > 0 }
}
