import type { Closed } from '@samspel/federation/registry'
import { useLocale, useText } from '@samspel/i18n'
import { MessageScreen } from '../screens/MessageScreen'
import { messages as m } from './messages'

/** Where the links to a part lead that is switched off or retired: says so, with a way to the start page. */
export function ClosedPage({ title, reason }: Closed) {
  const t = useText()
  const locale = useLocale()
  const name = title?.[locale]
  const [named, unnamed, text] =
    reason === 'off' ? [m.offNamed, m.off, m.offText] : [m.retiredNamed, m.retired, m.retiredText]
  return <MessageScreen title={name ? t(named, { name }) : t(unnamed)} text={t(text)} toStart />
}
