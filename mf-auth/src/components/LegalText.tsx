import type { AccountType } from '@samspel/api'
import { type Message, Text } from '@samspel/i18n'
import { Link } from '@samspel/ui'
import { legal } from './legal'
import { messages } from './messages'

/** A text about the terms, with two links that open in a new tab (row S-20). */
export function LegalText({ message, type }: { message: Message; type: AccountType }) {
  const links = {
    terms: (
      <Link href={legal[type].terms} newTab>
        <Text message={messages.terms} />
      </Link>
    ),
    privacy: (
      <Link href={legal[type].privacy} newTab>
        <Text message={messages.privacy} />
      </Link>
    ),
  }
  return <Text message={message} values={links} />
}
