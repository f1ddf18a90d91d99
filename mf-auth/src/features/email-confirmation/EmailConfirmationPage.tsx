import { useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/store'
import { Page } from '@samspel/ui'
import { messages } from './messages'

export function EmailConfirmationPage() {
  const t = useText()
  usePageTitle(t(messages.title))
  return <Page title={t(messages.title)} />
}
