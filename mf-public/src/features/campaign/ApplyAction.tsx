import type { Campaign } from '@samspel/api'
import { openSignIn } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { selectArea, useAppSelector } from '@samspel/store'
import { Button, LinkButton } from '@samspel/ui'
import { messages } from './messages'
import { storesPath } from './stores-path'

/** Visitors sign in and come back to the page that is open (S-27, P-06); creators go on to where they apply. */
export function ApplyAction({ campaign: { id, deliveryMethod } }: { campaign: Campaign }) {
  const t = useText()
  const area = useAppSelector(selectArea)
  if (area === 'anonymous')
    return (
      <Button variant="main" icon="login" onClick={() => openSignIn(window.location.pathname + window.location.search)}>
        {t(messages.login)}
      </Button>
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
