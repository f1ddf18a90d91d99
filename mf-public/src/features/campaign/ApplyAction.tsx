import type { Campaign } from '@samspel/api'
import { openSignIn } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { isNative } from '@samspel/native'
import { selectArea, useAppSelector } from '@samspel/store'
import { Button, LinkButton } from '@samspel/ui'
import css from './CampaignPage.module.css'
import { messages } from './messages'
import { storesPath } from './stores-path'

const here = () => window.location.pathname + window.location.search + window.location.hash

/** For visitors with an account: signs in and returns to the current page (S-27, P-06). */
export function LoginToApply() {
  const t = useText()
  return (
    <Button variant="quiet" className={css.login} onClick={() => openSignIn(here())}>
      {t(messages.login)}
    </Button>
  )
}

/** New visitors create an account and return to the offer; creators continue to the application. */
export function ApplyAction({ campaign: { id, deliveryMethod } }: { campaign: Campaign }) {
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
