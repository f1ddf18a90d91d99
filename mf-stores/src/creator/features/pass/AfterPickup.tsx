import { adLabelBefore } from '@samspel/api/ad-label'
import { saveFile } from '@samspel/desk/save-file'
import { Slot } from '@samspel/federation'
import { commonMessages, type Message, useFormats, useText } from '@samspel/i18n'
import { OnlineLinkButton } from '@samspel/offer/network'
import { Button, Chip, type ChipTone, cx, Icon, type IconName, LinkButton, TextButton } from '@samspel/ui'
import { passPath, postPath } from '../../data/paths'
import { mayPost, type PostingStep, postingStep } from '../../data/posting'
import { afterMessages as messages } from './after-messages'
import { calendarFile } from './calendar-file'
import css from './Pass.module.css'
import { PassHead } from './PassFrame'
import type { PassOffer } from './use-pass'

/** How many of the three steps are done: published, submitted, reviewed. */
const doneOf: Record<PostingStep, number> = { post: 0, draft: 0, closed: 0, changes: 1, review: 2, approved: 3 }

const chips: Record<Exclude<PostingStep, 'post'>, { tone: ChipTone; icon: IconName; label: Message; text: Message }> = {
  draft: { tone: 'warn', icon: 'pencil', label: commonMessages.draft, text: messages.draftText },
  changes: { tone: 'warn', icon: 'message-2', label: commonMessages.change, text: messages.changesText },
  review: { tone: 'warn', icon: 'clock', label: messages.review, text: messages.reviewText },
  approved: { tone: 'ok', icon: 'check', label: messages.approved, text: messages.approvedText },
  closed: { tone: 'neutral', icon: 'lock', label: messages.closed, text: messages.closedText },
}

/** After the pick-up: the deadline for posting, what follows, the progress, and the posts. */
export function AfterPickup({ offer }: { offer: PassOffer }) {
  const t = useText()
  const f = useFormats()
  const { storeParticipation: own, store, brandName: brand } = offer
  const step = postingStep(own)
  const chip = step === 'post' ? undefined : chips[step]
  const done = doneOf[step]
  const at = own.pickedUpAt ?? own.createdAt
  const where = `${store.name}, ${f.dateTime(at)}`
  const day = own.postBy
  const accounts = (offer.campaign.accounts ?? []).map((account) => `@${account}`).join(' ')
  const steps = [
    {
      words: t(messages.stepPost),
      help: t(messages.stepPostHelp, { label: adLabelBefore[store.countryCode], accounts: accounts || brand }),
    },
    { words: t(messages.stepSubmit), help: t(messages.stepSubmitHelp) },
    { words: t(messages.stepReview, { brand }) },
  ]
  const saveDay = (last: string) =>
    saveFile(
      'samspel.ics',
      calendarFile({
        id: own.id,
        day: last,
        title: t(messages.calendarTitle, { name: offer.campaign.name, brand }),
        url: new URL(passPath(offer.id), window.location.origin).href,
      }),
      'text/calendar;charset=utf-8',
    )
  return (
    <>
      {!chip && (
        <div className={css.done} role="status">
          <span className={css.mark}>
            <Icon name="check" size={40} />
          </span>
          <h2>{t(messages.pickedUp)}</h2>
          <span>{where}</span>
        </div>
      )}
      <div className={cx(css.card, chip && css.flat)}>
        <PassHead
          offer={offer}
          state={
            chip && (
              <Chip tone={chip.tone} icon={chip.icon}>
                {t(chip.label)}
              </Chip>
            )
          }
        />
        {chip && (
          <p className={css.after}>
            <b>{t(chip.text, { brand })}</b>
            <span>{t(messages.pickedUpAt, { where })}</span>
          </p>
        )}
        {day && (step === 'post' || step === 'draft' || step === 'changes') && (
          <div className={css.day}>
            <span>{t(messages.postBy)}</span>
            <b>{f.date(day, 'weekday')}</b>
            <span>{f.relativeDays(day)}</span>
            <TextButton onClick={() => saveDay(day)}>
              <Icon name="calendar-event" size={18} />
              {t(messages.calendar)}
            </TextButton>
          </div>
        )}
        {step !== 'closed' && (
          <ol className={css.steps}>
            {steps.map(({ words, help }, index) => (
              <li key={words} data-done={index < done || undefined} aria-current={index === done ? 'step' : undefined}>
                <span className={css.stepWords}>
                  {words}
                  {help && index >= done && <small>{help}</small>}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
      {step !== 'closed' && <Slot name="pickup:link" props={{ campaignId: own.campaignId, brand }} />}
      {(chip || own.draftState) && (
        <Slot
          name="pickup:mentions"
          props={{
            storeParticipationId: own.id,
            ...(own.draftState && { work: { ...own, brandName: brand, postHref: postPath(offer.id) } }),
          }}
        />
      )}
    </>
  )
}

/** Actions for the current step, within thumb reach. A post to be changed has its button beside the request. */
export function AfterActions({ offer, onClose }: { offer: PassOffer; onClose: () => void }) {
  const t = useText()
  const own = offer.storeParticipation
  const isTurn = postingStep(own) === 'post'
  return (
    <>
      {mayPost(own) && (
        <OnlineLinkButton variant={isTurn ? 'main' : 'line'} size="lg" fullWidth href={postPath(offer.id)}>
          {t(isTurn ? messages.submit : messages.another)}
        </OnlineLinkButton>
      )}
      {isTurn && (
        <LinkButton size="lg" fullWidth href={`/p/marketplace/store-campaigns/${offer.id}`}>
          {t(messages.whatToShow)}
        </LinkButton>
      )}
      <Button variant="quiet" size="lg" fullWidth onClick={onClose}>
        {t(messages.done)}
      </Button>
    </>
  )
}
