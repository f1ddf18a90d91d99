import { useEffect } from 'react'
import { useText } from '@samspel/i18n'
import { storage, useAppDispatch, useAppSelector } from '@samspel/store'

/** Sends what the creator has said of parcels without a network, as soon as there is one; once, in every tab that shows it. */
export function useSendKept(): void {
  const t = useText()
  const dispatch = useAppDispatch()
  const creatorId = useAppSelector(({ app }) => app.currentInstagramerId)
  useEffect(() => {
    if (!creatorId) return
    const send = () => {
      if (!navigator.onLine || !storage.get(`draft.parcels.${creatorId}`)) return
      void import(/* webpackChunkName: "creator-sheets" */ './send-kept').then(({ sendAll }) =>
        sendAll(dispatch, creatorId, t),
      )
    }
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [creatorId, dispatch, t])
}
