import { useCallback, useEffect, useRef, useState } from 'react'
import type { StoreCampaign, StoreParticipation } from '@samspel/api'
import { bus } from '@samspel/event-bus'
import { apiAction, type RequestError, useAppDispatch } from '@samspel/store'
import { keepPage, kept } from '../../../kept'

const getStoreCampaign = apiAction('getStoreCampaign')

/** ms between two looks while a pass is shown: when the clerk scans, the creator sees it within two seconds. */
const LOOK_MS = 2_000

/** An offer with what is the creator's own there. */
export interface PassOffer extends StoreCampaign {
  storeParticipation: StoreParticipation
}

/** A pass as it is kept on the phone. */
interface KeptPass {
  offer: PassOffer
  checkedAt: string
}

export interface PassState {
  offer: PassOffer | undefined
  /** When the server last answered, ISO. */
  checkedAt: string | undefined
  /** The last look was answered: what is shown is so now. */
  isFresh: boolean
  /** It has been kept on the phone. */
  isKept: boolean
  /** There is no pass of the creator's here. */
  isMissing: boolean
  error: RequestError | undefined
  look: () => Promise<void>
}

const nameOf = (id: string) => `pass/${id}`

/** The creator's pass for an offer: from the phone at once, then from the server, and again and again while it can be shown at a counter. */
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
      if (isMissing) void kept.remove(nameOf(id))
      return setState((now) => ({ ...now, isFresh: false, isMissing, error: parsedError }))
    }
    const own = offer.storeParticipation
    if (!own) {
      void kept.remove(nameOf(id))
      return setState((now) => ({ ...now, offer: undefined, isMissing: true, error: undefined }))
    }
    const pass: KeptPass = { offer: { ...offer, storeParticipation: own }, checkedAt: new Date().toISOString() }
    setState((now) => ({ ...pass, isFresh: true, isKept: now.isKept, isMissing: false, error: undefined }))
    if (own.state === 'approved') {
      const isKept = await kept.write(nameOf(id), pass)
      setState((now) => ({ ...now, isKept }))
    } else void kept.remove(nameOf(id))
  }, [dispatch, id])

  useEffect(() => {
    let wanted = true
    void kept.read<KeptPass>(nameOf(id)).then((pass) => {
      if (wanted && pass) setState((now) => (now.offer ? now : { ...now, ...pass, isKept: true }))
    })
    void look()
    return () => {
      wanted = false
    }
  }, [id, look])

  // What was picked up is not looked at again and again: its posts, and what is answered, are told.
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
