import { defineMessages, useText } from '@samspel/i18n'
import type { RequestError } from '@samspel/store'
import { EmptyState, LinkButton } from '@samspel/ui'

const messages = defineMessages({
  companyTitle: {
    id: 'mf-campaigns.waiting.company-title',
    description: 'Creators are closed to a company that is not let in',
    defaultMessage: 'Kreatörerna visas när ert företag är godkänt',
    en: 'Creators are shown once your company is approved',
  },
  companyText: {
    id: 'mf-campaigns.waiting.company-text',
    description: 'Why, and what can be done meanwhile',
    defaultMessage: 'Vi granskar er ansökan och mejlar när den är klar. Förbered gärna kampanjer som utkast så länge.',
    en: 'We are reviewing your application and will email you when it is done. You can prepare campaigns as drafts meanwhile.',
  },
  companyAction: {
    id: 'mf-campaigns.waiting.company-action',
    description: 'Link to the page that says how the review stands',
    defaultMessage: 'Se hur det går',
    en: 'See how it is going',
  },
  emailTitle: {
    id: 'mf-campaigns.waiting.email-title',
    description: 'Creators are closed until the own address is confirmed',
    defaultMessage: 'Bekräfta din e-postadress först',
    en: 'Confirm your email address first',
  },
  emailText: {
    id: 'mf-campaigns.waiting.email-text',
    description: 'Why, and what to do',
    defaultMessage:
      'Sedan visas kreatörerna här. Länken finns i mejlet som du fick när du skapade kontot. Hittar du det inte skickar vi ett nytt.',
    en: 'Creators are shown here afterwards. The link is in the email you got when you created your account. If you cannot find it, we will send a new one.',
  },
  emailAction: {
    id: 'mf-campaigns.waiting.email-action',
    description: 'Link to the settings, where the mail is sent again',
    defaultMessage: 'Skicka länken igen',
    en: 'Send the link again',
  },
})

/**
 * Staff of a company that is not approved yet get no data about creators (decision 54). This is not a failure, so retrying would not help.
 */
export const isWaiting = (
  error: RequestError | undefined,
): error is RequestError & { id: 'company_not_approved' | 'email_not_confirmed' } =>
  error?.id === 'company_not_approved' || error?.id === 'email_not_confirmed'

/** Why creators are not shown yet, and what to do about it. */
export function Waiting({ error }: { error: Pick<RequestError, 'id'> }) {
  const t = useText()
  return error.id === 'company_not_approved' ? (
    <EmptyState
      title={t(messages.companyTitle)}
      text={t(messages.companyText)}
      action={
        <LinkButton href="/company" variant="light">
          {t(messages.companyAction)}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      title={t(messages.emailTitle)}
      text={t(messages.emailText)}
      action={
        <LinkButton href="/settings" variant="light">
          {t(messages.emailAction)}
        </LinkButton>
      }
    />
  )
}
