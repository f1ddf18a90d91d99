import type { StoreCampaign } from '@samspel/api'
import { walkOf } from '@samspel/api/distance'
import { useFormats, useText } from '@samspel/i18n'
import { TextButton } from '@samspel/ui'
import { messages } from './messages'
import css from './Pass.module.css'
import { usePosition } from './use-position'

/** The distance to the store: shown at once if the phone may share its position, otherwise on request. */
export function Distance({ to }: { to: Pick<StoreCampaign['store'], 'latitude' | 'longitude'> }) {
  const t = useText()
  const f = useFormats()
  const { position, hasFailed, isAsking, canAsk, ask } = usePosition()
  if (position) {
    const walk = walkOf(position, to)
    return (
      <span className={css.distance} role="status">
        {'minutes' in walk
          ? t(messages.walk, { minutes: walk.minutes })
          : t(messages.away, { km: f.number(walk.kilometres) })}
      </span>
    )
  }
  if (hasFailed)
    return (
      <span className={css.distance} role="status">
        {t(messages.noPlace)}
      </span>
    )
  if (!canAsk) return null
  return (
    <span className={css.distance}>
      <TextButton disabled={isAsking} onClick={ask}>
        {t(messages.howFar)}
      </TextButton>
    </span>
  )
}
