import { useState } from 'react'
import type { StoreOffer } from '@samspel/api'
import { useUndo } from '@samspel/desk/undo'
import { type Message, useText } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { offerLists } from '../../data/offers'
import { pauseErrors, pauseMessages as messages } from './messages'

const one = {
  pause: apiAction('pauseStoreCampaign', { errorMessages: pauseErrors }),
  resume: apiAction('resumeStoreCampaign', { errorMessages: pauseErrors }),
}
const many = {
  pause: apiAction('pauseStoreOffers', { errorMessages: pauseErrors }),
  resume: apiAction('resumeStoreOffers', { errorMessages: pauseErrors }),
}
type Act = keyof typeof one
const other: Record<Act, Act> = { pause: 'resume', resume: 'pause' }

/** Selects offers of a brand: those of a store, of a campaign, or the given ones. */
export type WhichOffers = Partial<Record<'storeId' | 'campaignId', string>> & { storeCampaignIds?: string[] }

/** Pauses and resumes offers, with a toast that offers undo. `isSending` while a request is under way. */
export const usePausing = () => {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isSending, setSending] = useState(false)
  const { offer } = useUndo()
  const tell = (message: string, undo: (() => void) | undefined) =>
    void (undo ? offer({ message, undo }) : notify({ kind: 'ok', message }))
  const refuse = (message: Message) => {
    // The data on screen is outdated.
    dispatch(offerLists.invalidate())
    notify({ kind: 'bad', message: t(message) })
  }

  const set = async (id: StoreOffer['id'], act: Act, isUndo = false): Promise<void> => {
    setSending(true)
    const { ok, parsedError } = await dispatch(one[act]({ params: { id } }))
    setSending(false)
    if (!ok) return refuse(parsedError!.message)
    tell(
      t(act === 'pause' ? messages.paused : messages.resumed),
      isUndo ? undefined : () => void set(id, other[act], true),
    )
  }
  const setAll = async (brandId: string, which: WhichOffers, act: Act, isUndo = false): Promise<void> => {
    setSending(true)
    const { data, parsedError } = await dispatch(many[act]({ params: { id: brandId }, body: which }))
    setSending(false)
    if (!data) return refuse(parsedError!.message)
    const { changedIds: storeCampaignIds } = data
    dispatch(offerLists.invalidate())
    tell(
      t(act === 'pause' ? messages.pausedMany : messages.resumedMany, { count: storeCampaignIds.length }),
      isUndo || storeCampaignIds.length === 0
        ? undefined
        : () => void setAll(brandId, { storeCampaignIds }, other[act], true),
    )
  }
  return { isSending, set, setAll }
}
