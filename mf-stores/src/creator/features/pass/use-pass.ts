import { useCallback, useEffect, useRef, useState } from 'react'
import { bus } from '@samspel/event-bus'
import { apiAction, type RequestError, useAppDispatch } from '@samspel/store'
import { keepPage } from '../../../kept'
import { type KeptPass, type PassOffer, readPass, removePass, writePass } from './kept-pass'

export type { PassOffer } from './kept-pass'

const getStoreCampaign = apiAction('getStoreCampaign')

/** Polling interval while a pass is shown, ms: the creator sees the clerk's scan within two seconds. */
const LOOK_MS = 2_000

export interface PassState {
  offer: PassOffer | undefined
  /** When the server last answered, ISO. */
  checkedAt: string | undefined
  /** The latest request was answered, so the data is current. */
  isFresh: boolean
  /** The pass is stored on the phone. */
  isKept: boolean
  /** The creator has no pass for this offer. */
  isMissing: boolean
  error: RequestError | undefined
  look: () => Promise<void>
}

/**
 * The creator's pass for an offer: first from the phone, then from the server, which is polled while the pass can be shown at a counter.
 */
export function usePass(id: string): PassState {
  const dispatch = useAppDispatch()
  const [state, setState] = useState<Omit<PassState, 'look'>>({
    offer: undefined,
    checkedAt: undefined,
    isFresh: false,
    isKept: false,
    isMissing: false,
    error: undefined,
  })
  const isLooking = useRef(false)

  const look = useCallback(async () => {
    if (isLooking.current) return
    isLooking.current = true
    const { data, parsedError } = await dispatch(getStoreCampaign({ params: { id }, tries: 1 }))
    isLooking.current = false
    const offer = data?.storeCampaign
    if (!offer) {
      const isMissing = parsedError?.status === 404
      if (isMissing) void removePass(id)
      return setState((now) => ({ ...now, isFresh: false, isMissing, error: parsedError }))
    }
    const own = offer.storeParticipation
    if (!own) {
      void removePass(id)
      return setState((now) => ({ ...now, offer: undefined, isMissing: true, error: undefined }))
    }
    const pass: KeptPass = { offer: { ...offer, storeParticipation: own }, checkedAt: new Date().toISOString() }
    setState((now) => ({ ...pass, isFresh: true, isKept: now.isKept, isMissing: false, error: undefined }))
    if (own.state === 'approved') {
      const isKept = await writePass(pass)
      setState((now) => ({ ...now, isKept }))
    } else void removePass(id)
  }, [dispatch, id])

  useEffect(() => {
    let wanted = true
    void readPass(id).then((pass) => {
      if (wanted && pass) setState((now) => (now.offer ? now : { ...now, ...pass, isKept: true }))
    })
    void look()
    return () => {
      wanted = false
    }
  }, [id, look])

  // After the pick-up, changes to posts and answers arrive as live facts, so polling is not needed.
  useEffect(
    () =>
      bus.subscribe('live:store-participation-changed', ({ storeCampaignId }) => {
        if (storeCampaignId === id) void look()
      }),
    [id, look],
  )

  const { isKept } = state
  useEffect(() => {
    if (isKept) void keepPage()
  }, [isKept])

  const isWaiting = state.offer ? ['approved', 'requested'].includes(state.offer.storeParticipation.state) : false
  useEffect(() => {
    if (!isWaiting) return
    const again = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void look()
    }
    const timer = setInterval(again, LOOK_MS)
    document.addEventListener('visibilitychange', again)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('online', again)
    }
  }, [isWaiting, look])

  return { ...state, look }
}
