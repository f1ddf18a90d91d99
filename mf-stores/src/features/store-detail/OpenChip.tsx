import type { Store } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Chip } from '@samspel/ui'
import { openState } from '../../opening'
import { messages } from './facts/messages'

/** Whether the store is open now, in one word; nothing where its hours are written in words. */
export function OpenChip({ store }: { store: Store }) {
  const t = useText()
  const state = openState(store)
  if (!state) return null
  if (state.kind === 'open')
    return (
      <Chip tone="ok" icon="clock">
        {t(messages.openUntil, { time: state.until })}
      </Chip>
    )
  return (
    <Chip icon="clock">
      {state.kind === 'later'
        ? t(messages.opensAt, { time: state.from })
        : t(state.kind === 'over' ? messages.closedNow : messages.closedToday)}
    </Chip>
  )
}
