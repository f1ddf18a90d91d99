import type { StoreOffer } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Button, Chip, IconButton } from '@samspel/ui'
import { MeterField } from '@samspel/ui/late'
import { pauseMessages, usePausing } from '../pausing'
import { messages } from './messages'
import css from './OfferParts.module.css'

/** Places taken out of the total, and creators still expected. */
export function OfferPlaces({ places, taken, booked }: StoreOffer) {
  const t = useText()
  const f = useFormats()
  const expected = booked > 0 && <span className={css.quiet}>{t(messages.booked, { count: booked })}</span>
  if (places === null)
    return (
      <span className={css.words}>
        <span className={css.quiet}>{t(messages.takenOnly, { taken: f.number(taken) })}</span>
        {expected}
      </span>
    )
  return (
    <div className={css.meter}>
      <MeterField
        hideLabel
        label={t(messages.places)}
        value={taken / places}
        valueText={t(messages.takenOf, { taken, places })}
        of={{ value: f.number(taken), total: t(messages.of, { places: f.number(places) }) }}
      />
      {expected}
    </div>
  )
}

/** How an offer is booked, or that it is paused or over. */
export function OfferWay({ requiresApplication, campaignState, isPaused }: StoreOffer) {
  const t = useText()
  if (campaignState === 'finished') return <Chip icon="flag-check">{t(messages.finished)}</Chip>
  if (isPaused)
    return (
      <Chip tone="warn" icon="player-pause">
        {t(pauseMessages.isPaused)}
      </Chip>
    )
  return (
    <Chip tone={requiresApplication ? 'neutral' : 'ok'} icon={requiresApplication ? 'send' : 'bolt'}>
      {t(requiresApplication ? commonMessages.applyFirst : commonMessages.pickUpNow)}
    </Chip>
  )
}

/** Pauses or resumes an offer; renders nothing for users who may not. `name` is its name in this context; `compact` shows only the icon. */
export function OfferPause({ offer, name, compact = false }: { offer: StoreOffer; name: string; compact?: boolean }) {
  const t = useText()
  const { isSending, set } = usePausing()
  const [act] = offer.abilities
  if (!act) return null
  const isPause = act === 'pause'
  const icon = isPause ? 'player-pause' : 'player-play'
  const label = t(isPause ? pauseMessages.pauseOf : pauseMessages.resumeOf, { name })
  const press = () => void set(offer.id, act)
  if (compact) return <IconButton size="sm" icon={icon} label={label} disabled={isSending} onClick={press} />
  return (
    <Button size="sm" icon={icon} loading={isSending} aria-label={label} onClick={press}>
      {t(isPause ? pauseMessages.pause : pauseMessages.resume)}
    </Button>
  )
}
