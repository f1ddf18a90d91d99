import { useText } from '@samspel/i18n'
import { selectCurrentInstagramer, useAppSelector } from '@samspel/store'
import { LinkButton, Notice } from '@samspel/ui'
import { messages } from './messages'

/** For creators whose provider showed no account that can be connected: what is required, and a link to the instructions (row P-07). */
export function ConnectionNotice() {
  const t = useText()
  const me = useAppSelector(selectCurrentInstagramer)
  if (!me?.connectionObstacle || me.connectedAccount) return null
  const title = me.connectionObstacle === 'not_professional' ? messages.personalAccount : messages.noAccount
  return (
    <Notice
      kind="warn"
      icon="brand-instagram"
      title={t(title)}
      action={
        <LinkButton size="sm" href="/settings/connections">
          {t(messages.howToConnect)}
        </LinkButton>
      }
    >
      {t(messages.mustBeProfessional)}
    </Notice>
  )
}
