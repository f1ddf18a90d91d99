import { useEffect, useState } from 'react'
import type { Campaign } from '@samspel/api'
import { Slot } from '@samspel/federation'
import { useFormValue } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, Notice, SkeletonList } from '@samspel/ui'
import type { NamedStore } from '../Aside'
import type { StepKey } from '../data/steps'
import type { EditorValues } from '../data/values'
import { messages } from '../messages'
import { NextStep, useNextStep } from '../NextStep'

/** After this long without the remote a message appears; if the remote loads later, it is still shown. */
const PATIENCE_MS = 15_000

interface StoresProps {
  campaign: Campaign | undefined
  onCount: (count: number, first?: NamedStore) => void
  /** Where the map stands. */
  aside: HTMLElement | null
  onSelect: (step: StepKey) => void
}

/** The step Butiker, filled by the stores' remote; the other steps work without it. */
export function Stores({ campaign, onCount, aside, onSelect }: StoresProps) {
  const t = useText()
  const isPickup = useFormValue('deliveryMethod') === 'pickup'
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting')
  const [attempt, setAttempt] = useState(1)
  const [leadsOn, setLeadsOn] = useState(false)
  const [onReady] = useState(() => (is?: { leadsOn: boolean }) => {
    setState('ready')
    setLeadsOn(is?.leadsOn ?? false)
  })
  const next = useNextStep('stores', onSelect)
  const [typed] = useFormValue('products') as EditorValues['products']
  const imageUrl = useFormValue('productImageUrl') as EditorValues['productImageUrl']
  const product = typed && {
    name: typed.productName.trim() || typed.productTitle.trim(),
    value: typed.defaultProductValue,
    imageUrl,
  }
  const isWaiting = isPickup && campaign !== undefined && state === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setState('failed'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, attempt])
  if (!isPickup) return null
  if (!campaign)
    return (
      <>
        <Notice kind="info">{t(messages.storesAfterDraft)}</Notice>
        <NextStep step="stores" onSelect={onSelect} />
      </>
    )
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
              {t(commonMessages.retry)}
            </Button>
          }
        >
          {t(messages.storesFailed)}
        </Notice>
      )}
      <Slot
        key={attempt}
        name="campaign-editor:stores"
        props={{ campaignId: campaign.id, onReady, onCount, aside, next, product }}
      />
      {!(leadsOn && state === 'ready') && <NextStep step="stores" onSelect={onSelect} />}
    </>
  )
}
