import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { Avatar, Link, Page } from '@samspel/ui'
import { Preferences } from '../../components/Preferences'
import { ReturnedNotice } from '../../components/ReturnedNotice'
import { SectionList } from '../../components/SectionList'
import { type Section, sectionsOf } from '../../components/sections'
import { SettingsSkeleton } from '../../components/SettingsSkeleton'
import { SignOutButton } from '../../components/SignOutButton'
import { UnconfirmedNotice } from '../../components/UnconfirmedNotice'
import { useOwnAccount } from '../../data/own-account'
import { messages } from './messages'
import { NoticesLink } from './NoticesLink'
import { PublicFace } from './PublicFace'

const help: Section = {
  key: 'help',
  path: '/p/help',
  icon: 'help',
  label: commonMessages.help,
  detail: messages.helpDetail,
}

/** A creator's own page: their public profile, and links to all settings. */
export function MePage() {
  const t = useText()
  const format = useFormats()
  const { instagramer: me, status, error, retry } = useOwnAccount()
  usePageTitle(t(messages.title))
  return (
    <Page
      title={me?.name ?? t(messages.title)}
      width="narrow"
      tools={<NoticesLink />}
      picture={me && <Avatar name={me.name} src={me.avatarUrl} size={56} />}
      context={
        me && (
          <>
            {t(me.engagementRate > 0 ? messages.facts : messages.fewFacts, {
              username: me.username,
              followers: format.number(me.followersCount),
              engagement: format.rate(me.engagementRate),
            })}
            {me.collaborationPageSlug && <Link href={`/page/${me.collaborationPageSlug}`}>{t(messages.page)}</Link>}
          </>
        )
      }
    >
      <UnconfirmedNotice user={undefined} instagramer={me} />
      <ReturnedNotice user={undefined} instagramer={me} />
      {me && <PublicFace me={me} />}
      {status === 'loading' && <SettingsSkeleton label={t(messages.loading)} fields={2} />}
      {status === 'error' && <ReadError what={t(messages.failed)} error={error} onRetry={retry} />}
      <SectionList label={t(commonMessages.settings)} sections={[...sectionsOf(true), help]} />
      <Preferences />
      <SignOutButton />
    </Page>
  )
}
