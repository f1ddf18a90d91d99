import { useEffect, useState } from 'react'
import { Slot, type SlotProps } from '@samspel/federation'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, Notice, SkeletonCards } from '@samspel/ui'
import { messages } from './messages'

/** Delay before a missing widget is reported, ms; if it loads later, it is still shown. */
const PATIENCE_MS = 15_000

type PostSlotProps = Omit<SlotProps<'pickup:post'>, 'onReady'>

/** The slot for the form of the campaigns' remote. While that is missing, a message is shown and the pick-up remains visible. */
export function PostSlot(props: PostSlotProps) {
  const t = useText()
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting')
  const [attempt, setAttempt] = useState(1)
  const [onReady] = useState(() => () => setState('ready'))
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setTimeout(() => setState('failed'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [state])
  const again = () => {
    setAttempt(attempt + 1)
    setState('waiting')
  }
  return (
    <>
      {state === 'waiting' && <SkeletonCards label={t(messages.loading)} count={6} min={150} />}
      {state === 'failed' && (
        <Notice kind="bad" action={<Button onClick={again}>{t(commonMessages.retry)}</Button>}>
          {t(messages.failed)}
        </Notice>
      )}
      <Slot key={attempt} name="pickup:post" props={{ ...props, onReady }} />
    </>
  )
}
