import type { Widget } from '@samspel/federation'
import { defineMessages, useText } from '@samspel/i18n'
import { usePagedList } from '@samspel/store'
import { Count } from '@samspel/ui'
import { startCompanies } from '../data/company-data'
import { companyRequestLists } from '../data/company-lists'
import { pageState } from '../data/page-state'

const messages = defineMessages({
  waiting: {
    id: 'mf-auth.badge.requests',
    description: 'Read out for the number on the navigation',
    defaultMessage: '{n, plural, one {# företag väntar} other {# företag väntar}}',
    en: '{n, plural, one {# company waiting} other {# companies waiting}}',
  },
})

pageState.mount(startCompanies)

/** Number of companies awaiting approval; updated at once after a decision. */
function RequestsBadge() {
  const t = useText()
  const { totalCount } = usePagedList(companyRequestLists, 'requested')
  return <Count value={totalCount} label={t(messages.waiting, { n: totalCount })} />
}

export default RequestsBadge satisfies Widget<'nav.badge:company-requests'>
