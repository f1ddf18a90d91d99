import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { StoreCampaign } from '@samspel/api'
import { openSignIn } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { selectArea, useAppSelector } from '@samspel/store'
import { Button, type ButtonProps, notify } from '@samspel/ui'
import { forgetPickups, pickupPath } from '../../data/store-campaigns'
import { messages } from './messages'

/** What the dialogs of both ways to take an offer are given. */
export interface TakeDialogProps {
  offer: StoreCampaign
  onClose: () => void
  /** It is applied for or reserved, and the page knows. */
  onTaken: () => void
  /** The server refused: what is shown behind is read anew once the dialog, which says why, is closed. */
  onRefused: () => void
  /** What was typed before the dialog was closed by mistake. */
  typed: string
  onType: (typed: string) => void
}

const loadDialog = (requiresApplication: boolean): Promise<ComponentType<TakeDialogProps>> =>
  requiresApplication
    ? import(/* webpackChunkName: "pickup-apply" */ './ApplySheet').then(({ ApplySheet }) => ApplySheet)
    : import(/* webpackChunkName: "pickup-reserve" */ './ReserveDialog').then(({ ReserveDialog }) => ReserveDialog)

/** Whether this visitor can take the offer: nobody twice, staff never. */
export const useCanTake = ({ isOpen, storeParticipation }: StoreCampaign): boolean => {
  const area = useAppSelector(selectArea)
  return isOpen && !storeParticipation && (area === 'anonymous' || area === 'creator')
}

interface PickupActionProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  offer: StoreCampaign
  onTaken?: () => void
  /** The visitor had begun before signing in: the dialog opens by itself; nothing is sent. */
  resume?: boolean
  onResumed?: () => void
}

/**
 * The one action of a pick-up offer: an application, or a reservation at once (S-28). Visitors sign in first and come back to the very
 * offer (P-06).
 */
export function PickupAction({ offer, onTaken, resume = false, onResumed, ...look }: PickupActionProps) {
  const t = useText()
  const area = useAppSelector(selectArea)
  const [Dialog, setDialog] = useState<ComponentType<TakeDialogProps>>()
  const [typed, setTyped] = useState('')
  const isRefused = useRef(false)
  const [isLoading, setLoading] = useState(false)
  const { requiresApplication } = offer
  const isPossible = useCanTake(offer)

  const open = useCallback(async () => {
    setLoading(true)
    try {
      const part = await loadDialog(requiresApplication)
      setDialog(() => part)
    } catch {
      notify({ kind: 'bad', message: t(messages.notOpened) })
    }
    setLoading(false)
  }, [requiresApplication, t])

  const shallResume = resume && isPossible && area === 'creator'
  useEffect(() => {
    if (shallResume) void open()
  }, [shallResume, open])

  if (!isPossible && !Dialog) return null
  const close = () => {
    setDialog(undefined)
    onResumed?.()
    if (isRefused.current) void forgetPickups()
    isRefused.current = false
  }
  const taken = () => {
    setTyped('')
    close()
    onTaken?.()
  }
  const press = () => (area === 'anonymous' ? openSignIn(pickupPath(offer.id, { take: true })) : void open())
  return (
    <>
      {isPossible && (
        <Button icon={requiresApplication ? 'send' : 'bolt'} {...look} loading={isLoading} onClick={press}>
          {t(requiresApplication ? messages.apply : messages.reserve)}
        </Button>
      )}
      {Dialog && (
        <Dialog
          offer={offer}
          onClose={close}
          onTaken={taken}
          onRefused={() => {
            isRefused.current = true
          }}
          typed={typed}
          onType={setTyped}
        />
      )}
    </>
  )
}
