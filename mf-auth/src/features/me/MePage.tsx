import { useFormats, useText } from '@samspel/i18n'
import { selectCurrentInstagramer, useAppSelector, usePageTitle } from '@samspel/store'
import { Avatar, Link, Page } from '@samspel/ui'
import { OwnSettings } from '../../components/OwnSettings'
import { messages } from './messages'

/** A creator's own page: how brands see them, and their settings. */
export function MePage() {
  const t = useText()
  const format = useFormats()
  const me = useAppSelector(selectCurrentInstagramer)
  usePageTitle(t(messages.title))
  return (
    <Page
      title={me?.name ?? t(messages.title)} width="narrow"
      picture={me && <Avatar name={me.name} src={me.avatarUrl} size={56} />}
      context={me && <>{t(messages.facts, { username: me.username, followers: format.number(me.followersCount), engagement: format.percent(me.engagementRate / 100) })}{me.collaborationPageSlug && <> · <Link href={`/page/${me.collaborationPageSlug}`}>{t(messages.page)}</Link></>}</>}
    >
      <OwnSettings />
    </Page>
  )
}
