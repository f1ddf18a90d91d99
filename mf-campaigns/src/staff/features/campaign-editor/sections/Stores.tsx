import { useEffect, useState } from 'react'
import type { Campaign } from '@samspel/api'
import { Slot } from '@samspel/federation'
import { useFormValue } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { Button, Notice, SkeletonList } from '@samspel/ui'
import { messages } from '../messages'

/** After this long without the remote a message appears; if the remote loads later, it is still shown. */
const PATIENCE_MS = 15_000

/** The step Butiker, filled by the stores' remote; the other steps work without it. */
export function Stores({ campaign, onCount }: { campaign: Campaign | undefined; onCount: (count: number) => void }) {
  const t = useText()
  const isPickup = useFormValue('deliveryMethod') === 'pickup'
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting')
  const [attempt, setAttempt] = useState(1)
  const [onReady] = useState(() => () => setState('ready'))
  const isWaiting = isPickup && campaign !== undefined && state === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setState('failed'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, attempt])
  if (!isPickup) return null
  if (!campaign) return <Notice kind="info">{t(messages.storesAfterDraft)}</Notice>
  return (
    <>
      {state === 'waiting' && <SkeletonList label={t(messages.loadingStores)} rows={6} />}
      {state === 'failed' && (
        <Notice
          kind="bad"
          action={
            <Button
              onClick={() => {
                setAttempt(attempt + 1)
                setState('waiting')
              }}
            >
              {t(messages.tryAgain)}
            </Button>
          }
        >
          {t(messages.storesFailed)}
        </Notice>
      )}
      <Slot key={attempt} name="campaign-editor:stores" props={{ campaignId: campaign.id, onReady, onCount }} />
    </>
  )
}
