import { useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { Page } from '@samspel/ui'
import { threadMessages as messages } from '../../components/thread-messages'
import { ThreadList } from '../../components/ThreadList'

/** The conversations of whoever is signed in. */
export function ThreadsPage() {
  const t = useText()
  usePageTitle(t(messages.title))
  return (
    <Page title={t(messages.title)} width="narrow">
      <ThreadList />
    </Page>
  )
}
