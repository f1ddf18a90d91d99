import { useFormats, useText } from '@samspel/i18n'
import { Card, Chip, EmptyState, Icon, Stack } from '@samspel/ui'
import { messages } from './messages'
import css from './Pass.module.css'
import { endOf } from './pass-end'
import { PassHead } from './PassFrame'
import type { PassOffer } from './use-pass'

/** Expired: no code any more, and whether the offer is still available. */
export function Lapsed({ offer, mayReserve }: { offer: PassOffer; mayReserve: boolean }) {
  const t = useText()
  const f = useFormats()
  const end = endOf(offer)
  const { placesLeft, store } = offer
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
      {mayReserve && (
        <Card title={t(messages.again)}>
          <p>
            {placesLeft === null
              ? t(messages.placesAny, { store: store.name })
              : t(messages.placesLeft, { count: placesLeft, store: store.name, days: offer.windowDays })}
          </p>
        </Card>
      )}
    </>
  )
}

/** Requested and unanswered, or declined. */
export function Unanswered({ offer }: { offer: PassOffer }) {
  const t = useText()
  const f = useFormats()
  const { storeParticipation: own, brandName: brand } = offer
  const isDeclined = own.state === 'declined'
  const isExpired = own.decisionKind === 'expired'
  const isOver = own.decisionKind === 'ended' || own.decisionKind === 'cancelled'
  return (
    <Stack gap={24}>
      <PassHead
        offer={offer}
        state={
          <Chip tone={isDeclined ? 'bad' : 'warn'} icon={isDeclined ? 'x' : 'clock'}>
            {t(
              isExpired
                ? messages.closed
                : isOver
                  ? messages.over
                  : isDeclined
                    ? messages.declined
                    : messages.requested,
            )}
          </Chip>
        }
      />
      <EmptyState
        {...(isExpired
          ? { title: t(messages.unanswered, { brand }), text: t(messages.unansweredText) }
          : isOver
            ? {
                title: t(own.decisionKind === 'ended' ? messages.ended : messages.cancelled),
                text: own.decisionReason ?? '',
              }
            : isDeclined
              ? { title: t(messages.no, { brand }), text: own.decisionReason ?? '' }
              : {
                  title: t(messages.waiting),
                  text: own.answerBy
                    ? t(messages.waitingUntil, { brand, date: f.date(own.answerBy) })
                    : t(messages.waitingText, { brand }),
                })}
      />
    </Stack>
  )
}
