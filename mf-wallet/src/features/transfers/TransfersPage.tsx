import { useState } from 'react'
import type { Payment } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { Page, Stack } from '@samspel/ui'
import { common } from '../../components/messages'
import { Awaited } from './Awaited'
import { Came } from './Came'
import { BankFiles, BookTransfer } from './lazy-parts'
import { messages } from './messages'

/** What platform staff read on the bank's statement is booked here, by its reference. */
export function TransfersPage() {
  const t = useText()
  const [chosen, setChosen] = useState<Payment>()
  usePageTitle(t(messages.title))
  return (
    <Page
      title={t(messages.title)}
      context={t(messages.context)}
      breadcrumbs={[{ label: t(common.wallet), href: '/wallet' }, { label: t(messages.title) }]}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
    >
      <Stack gap={24}>
        <BookTransfer key={chosen?.id ?? 'empty'} chosen={chosen} onBooked={() => setChosen(undefined)} />
        <Awaited onChoose={setChosen} />
        <Came />
        <BankFiles />
      </Stack>
    </Page>
  )
}
