import type { Campaign } from '@samspel/api'
import { openSignIn } from '@samspel/federation'
import { useFormats, useText } from '@samspel/i18n'
import { isNative } from '@samspel/native'
import { termsOf, useOfferWords, usePublishBy } from '@samspel/offer'
import { selectArea, useAppSelector } from '@samspel/store'
import { Button, LinkButton } from '@samspel/ui'
import css from './CampaignPage.module.css'
import { messages } from './messages'
import { storesPath } from './stores-path'

const here = () => window.location.pathname + window.location.search + window.location.hash

/** What one applies for, beside the button at the foot of a phone: what it pays, and by when. */
function InShort({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const f = useFormats()
  const words = useOfferWords()
  const inDays = usePublishBy(campaign, 'short')
  // What holds when a parcel is late takes more words than there is room for; the terms say it.
  const publish = campaign.dueAt ? t(messages.latest, { date: f.date(campaign.dueAt, 'short') }) : inDays
  const { fee, feeSpan, productValue } = termsOf(campaign)
  return (
    <p className={css.short}>
      <b>{fee > 0 ? words.fee(fee, feeSpan) : words.value(productValue)}</b>
      {publish && <span>{publish}</span>}
    </p>
  )
}

/** The way on: on phones it stays at the foot of the window, with what it pays and by when, and the way in for those who have an account. */
export function ApplyBar({ campaign }: { campaign: Campaign }) {
  const isVisitor = useAppSelector(selectArea) === 'anonymous'
  return (
    <div className={css.apply}>
      <InShort campaign={campaign} />
      <ApplyAction campaign={campaign} />
      {isVisitor && <LoginToApply />}
    </div>
  )
}

/** For visitors with an account: signs in and returns to the current page (S-27, P-06). */
function LoginToApply() {
  const t = useText()
  return (
    <Button variant="quiet" className={css.login} onClick={() => openSignIn(here())}>
      {t(messages.login)}
    </Button>
  )
}

/** New visitors create an account and return to the offer; creators continue to the application. */
function ApplyAction({ campaign: { id, deliveryMethod } }: { campaign: Campaign }) {
  const t = useText()
  const area = useAppSelector(selectArea)
  if (area === 'anonymous')
    // The wrapper app has a single screen for both.
    return isNative() ? (
      <Button variant="main" onClick={() => openSignIn(here())}>
        {t(messages.apply)}
      </Button>
    ) : (
      <LinkButton variant="main" href={`/create-account/creator?destination=${encodeURIComponent(here())}`}>
        {t(messages.apply)}
      </LinkButton>
    )
  if (deliveryMethod === 'pickup')
    return (
      <LinkButton variant="main" icon="map-pin" href={storesPath(id)}>
        {t(messages.chooseStore)}
      </LinkButton>
    )
  return (
    <LinkButton variant="main" icon="send" href={`/marketplace/${id}`}>
      {t(messages.apply)}
    </LinkButton>
  )
}
