import type { AccountType } from '@samspel/api'
import { useText } from '@samspel/i18n'
import css from './AuthPage.module.css'
import { messages } from './claim-messages'
import { Meeting } from './Meeting'

/** From 900 px beside the card of a page before sign-in: an illustration, and what Samspel is to those who have this kind of account. */
export function Claim({ type }: { type: AccountType }) {
  const t = useText()
  return (
    <aside className={css.aside} aria-hidden="true">
      <Meeting />
      <p className={css.promise}>{t(messages[type])}</p>
    </aside>
  )
}
