import { useFormats, useText } from '@samspel/i18n'
import { LinkButton, Notice } from '@samspel/ui'
import { messages } from './returned-messages'

/** Since when mails to the own address come back, with the way to where it is changed. */
export function ReturnedWords({ email, since }: { email: string; since: string }) {
  const t = useText()
  const f = useFormats()
  return (
    <Notice
      kind="warn"
      title={t(messages.title)}
      action={
        <LinkButton size="sm" href="/settings/security">
          {t(messages.go)}
        </LinkButton>
      }
    >
      {t(messages.text, { email, day: f.date(since) })}
    </Notice>
  )
}
