import type { ReactNode } from 'react'
import { defineMessages, useText } from '@samspel/i18n'
import { Notice } from '@samspel/ui'
import css from './DeclinedNotice.module.css'

const messages = defineMessages({
  declined: {
    id: 'mf-auth.staff.declined-notice',
    description: 'Bold start of the notice that a declined company reads',
    defaultMessage: 'Er ansökan godkändes inte.',
    en: 'Your application was not approved.',
  },
})

/** What a declined company reads; platform staff preview the same before sending it. */
export function DeclinedNotice({ reason, action }: { reason: string; action?: ReactNode }) {
  const t = useText()
  return (
    <Notice kind="warn" title={t(messages.declined)} urgent={false} action={action} className={css.notice}>
      <span className={css.reason}>{reason}</span>
    </Notice>
  )
}
