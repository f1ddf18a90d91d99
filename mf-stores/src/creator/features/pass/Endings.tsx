import { endOfPass } from '@samspel/api/campaign-rules'
import { commonMessages, type Message, useFormats, useText } from '@samspel/i18n'
import { Card, Chip, EmptyState, Icon, Stack } from '@samspel/ui'
import { messages } from './messages'
import css from './Pass.module.css'
import { PassHead } from './PassFrame'
import type { PassOffer } from './use-pass'

/** Expired: no code any more, and whether the offer is still available. */
export function Lapsed({ offer, mayReserve }: { offer: PassOffer; mayReserve: boolean }) {
  const t = useText()
  const f = useFormats()
  const end = endOfPass(offer.storeParticipation, offer.campaign)
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

type Said = [text: Message, values?: Record<string, string>]

/** How an application stands: the chip, the heading and what is below it. */
function wordsOf(
  { storeParticipation: own, brandName: brand }: PassOffer,
  date: (day: string) => string,
): { chip: Message; title: Said; text: Said | string } {
  if (own.state === 'invited')
    return {
      chip: commonMessages.invited,
      title: [messages.isInvited, { brand }],
      text: own.abilities?.includes('reserve') ? [messages.invitedText] : [messages.invitationOver],
    }
  if (own.state !== 'declined')
    return {
      chip: messages.requested,
      title: [messages.waiting],
      text: own.answerBy
        ? [messages.waitingUntil, { brand, date: date(own.answerBy) }]
        : [messages.waitingText, { brand }],
    }
  const text = own.decisionReason ?? ''
  switch (own.decisionKind) {
    case 'expired':
      return { chip: messages.closed, title: [messages.unanswered, { brand }], text: [messages.unansweredText] }
    case 'ended':
      return { chip: messages.over, title: [messages.ended], text }
    case 'cancelled':
      return { chip: messages.over, title: [messages.cancelled], text }
    default:
      return { chip: messages.declined, title: [messages.no, { brand }], text }
  }
}

/** Invited, requested and unanswered, or declined. */
export function Unanswered({ offer }: { offer: PassOffer }) {
  const t = useText()
  const f = useFormats()
  const { state } = offer.storeParticipation
  const isDeclined = state === 'declined'
  const { chip, title, text } = wordsOf(offer, f.date)
  return (
    <Stack gap={24}>
      <PassHead
        offer={offer}
        state={
          <Chip
            tone={isDeclined ? 'bad' : state === 'invited' ? 'info' : 'warn'}
            icon={isDeclined ? 'x' : state === 'invited' ? 'mail' : 'clock'}
          >
            {t(chip)}
          </Chip>
        }
      />
      <EmptyState title={t(...title)} text={typeof text === 'string' ? text : t(...text)} />
    </Stack>
  )
}
