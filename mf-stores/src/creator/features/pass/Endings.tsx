import { useFormats, useText } from '@samspel/i18n'
import { Card, Chip, EmptyState, Icon, Stack } from '@samspel/ui'
import { messages } from './messages'
import css from './Pass.module.css'
import { contentDay, endOf } from './pass-end'
import { PassHead } from './PassFrame'
import type { PassOffer } from './use-pass'

/** Picked up: by when to post, and what comes then. */
export function PickedUp({ offer }: { offer: PassOffer }) {
  const t = useText()
  const f = useFormats()
  const { storeParticipation: own, store, brandName } = offer
  const at = own.pickedUpAt ?? own.createdAt
  const day = contentDay(at)
  return (
    <>
      <div className={css.done} role="status">
        <span className={css.mark}>
          <Icon name="check" size={40} />
        </span>
        <h2>{t(messages.pickedUp)}</h2>
        <span>
          {store.name}, {f.dateTime(at)}
        </span>
      </div>
      <div className={css.card}>
        <PassHead offer={offer} state={null} />
        <div className={css.day}>
          <span>{t(messages.postBy)}</span>
          <b>{f.date(day, 'weekday')}</b>
          <span>{f.relativeDays(day)}</span>
        </div>
        <ol className={css.steps}>
          {[t(messages.stepPost), t(messages.stepSubmit), t(messages.stepReview, { brand: brandName })].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </>
  )
}

/** Lapsed: no code any more, and whether there is more. */
export function Lapsed({ offer }: { offer: PassOffer }) {
  const t = useText()
  const f = useFormats()
  const end = endOf(offer)
  const { placesLeft, isOpen, store } = offer
  return (
    <>
      <PassHead
        offer={offer}
        state={
          <Chip tone="bad" icon="hourglass">
            {t(messages.expired)}
          </Chip>
        }
      />
      <div className={css.gone}>
        <Icon name="hourglass" size={40} />
        <h2>{t(messages.lapsed)}</h2>
        {end && (
          <p>{t(messages.lapsedText, { date: end.isMoment ? f.dateTime(end.at) : f.date(end.at, 'weekday') })}</p>
        )}
      </div>
      {isOpen && (
        <Card title={t(messages.again)}>
          <p>
            {placesLeft === null
              ? t(messages.placesAny, { store: store.name })
              : t(messages.placesLeft, { count: placesLeft, store: store.name, days: 7 })}
          </p>
        </Card>
      )}
    </>
  )
}

/** Asked for and not answered, or answered with no. */
export function Unanswered({ offer }: { offer: PassOffer }) {
  const t = useText()
  const { storeParticipation: own, brandName: brand } = offer
  const isDeclined = own.state === 'declined'
  return (
    <Stack gap={24}>
      <PassHead
        offer={offer}
        state={
          <Chip tone={isDeclined ? 'bad' : 'warn'} icon={isDeclined ? 'x' : 'clock'}>
            {t(isDeclined ? messages.declined : messages.requested)}
          </Chip>
        }
      />
      <EmptyState
        title={isDeclined ? t(messages.no, { brand }) : t(messages.waiting)}
        text={isDeclined ? (own.decisionReason ?? '') : t(messages.waitingText, { brand })}
      />
    </Stack>
  )
}
