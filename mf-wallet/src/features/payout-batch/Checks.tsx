import type { PayoutRow } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Icon } from '@samspel/ui'
import css from './Batch.module.css'
import { messages } from './messages'

/** What was checked of a row, each with its outcome. */
export function Checks({ row: { checks, fTaxSince, sharesEmailWith } }: { row: PayoutRow }) {
  const t = useText()
  const shown = [
    [t(messages.checkAccount), checks.account],
    [t(messages.checkPersonalId), checks.personalId],
  ] as const
  return (
    <span className={css.checks}>
      {shown.map(
        ([label, isFine]) =>
          isFine !== null && (
            <span key={label}>
              <Icon
                name={isFine ? 'circle-check' : 'alert-circle'}
                size={16}
                className={isFine ? css.ok : css.bad}
                label={t(isFine ? messages.passed : messages.notPassed)}
              />
              {label}
            </span>
          ),
      )}
      {sharesEmailWith && (
        <span>
          <Icon name="alert-circle" size={16} className={css.late} />
          {t(messages.sharesEmail, { companies: sharesEmailWith.join(', ') })}
        </span>
      )}
      {fTaxSince && <span>{t(messages.fTax)}</span>}
    </span>
  )
}
