import { useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/store'
import { Page } from '@samspel/ui'
import { OwnSettings } from '../../components/OwnSettings'
import { messages } from './messages'

export function SettingsPage() {
  const t = useText()
  usePageTitle(t(messages.title))
  return <Page title={t(messages.title)} width="narrow"><OwnSettings /></Page>
}
