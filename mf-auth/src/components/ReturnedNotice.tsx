import { useFormats, useText } from '@samspel/i18n'
import { LinkButton, Notice } from '@samspel/ui'
import type { OwnAccount } from '../data/own-account'
import { messages } from './returned-messages'

/** Says that mails to the own address come back, since when, and leads to where it is changed. */
export function ReturnedNotice({ user, instagramer }: Pick<OwnAccount, 'user' | 'instagramer'>) {
  const t = useText()
  const f = useFormats()
  const { email, emailReturnedSince: since } = user ?? instagramer ?? {}
  if (!since || !email) return null
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
