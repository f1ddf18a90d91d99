import { Outlet, useLocation } from 'react-router-dom'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { Page, Tabs, useIsMobile } from '@samspel/ui'
import { ReturnedNotice } from '../../components/ReturnedNotice'
import { SectionList } from '../../components/SectionList'
import { sectionsOf } from '../../components/sections'
import { SettingsSkeleton } from '../../components/SettingsSkeleton'
import { UnconfirmedNotice } from '../../components/UnconfirmedNotice'
import { useOwnAccount } from '../../data/own-account'
import { messages } from './messages'
import css from './Settings.module.css'

/** The settings: tabs on desktop; on phones a list that opens each section as a page with a back link. */
export function SettingsLayout() {
  const t = useText()
  const isPhone = useIsMobile()
  const { pathname } = useLocation()
  const { user, instagramer, status, error, retry } = useOwnAccount()
  const sections = sectionsOf(!user && (Boolean(instagramer) || pathname.startsWith('/settings/connections')))
  const current = sections.findLast(({ path }) => pathname.startsWith(path)) ?? sections[0]!
  const isHub = current.key === 'profile'
  const isPart = isPhone && !isHub
  usePageTitle(isHub ? t(commonMessages.settings) : t(current.label))

  return (
    <Page
      headInBar
      title={isPart ? t(current.label) : t(commonMessages.settings)}
      {...(isPart && {
        breadcrumbs: [{ label: t(commonMessages.settings), href: '/settings' }],
        breadcrumbsLabel: t(commonMessages.back),
      })}
      {...(isHub && instagramer && { back: { label: t(commonMessages.settings), href: '/me' } })}
    >
      {!isPhone && (
        <Tabs
          label={t(messages.parts)}
          value={current.key}
          items={sections.map(({ key, path, label }) => ({ value: key, label: t(label), href: path }))}
        />
      )}
      {isPhone && isHub && <SectionList label={t(messages.parts)} sections={sections.slice(1)} />}
      <UnconfirmedNotice user={user} instagramer={instagramer} />
      <ReturnedNotice user={user} instagramer={instagramer} />
      <div className={current.key === 'notices' ? undefined : css.form}>
        {status === 'ready' && <Outlet />}
        {status === 'loading' && <SettingsSkeleton label={t(messages.loading)} />}
        {status === 'error' && <ReadError what={t(messages.failed)} error={error} onRetry={retry} />}
      </div>
    </Page>
  )
}
