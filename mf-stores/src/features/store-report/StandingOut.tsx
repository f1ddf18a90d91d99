import type { StoreReport, StoresReport } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Card, Link } from '@samspel/ui'
import { messages } from './page-messages'
import css from './Report.module.css'

/** The store with most pick-ups, and the one with most unused passes. */
export function StandingOut({ brandId, summary }: { brandId: string; summary: StoresReport }) {
  const t = useText()
  const f = useFormats()
  const { best, worst } = summary
  if (!best && !worst) return null
  const linkTo = ({ storeId, storeName }: StoreReport) => (
    <Link href={`/brands/${brandId}/stores/${storeId}`}>{storeName}</Link>
  )
  return (
    <div className={css.pair}>
      {best && (
        <Card title={t(messages.best)}>
          <div className={css.words}>
            {linkTo(best)}
            <span className={css.quiet}>
              {t(messages.bestText, {
                pickedUp: f.number(best.totals.pickedUp),
                passes: f.number(best.totals.passes),
                reach: f.number(best.totals.reach),
              })}
            </span>
          </div>
        </Card>
      )}
      {worst && (
        <Card title={t(messages.worst)}>
          <div className={css.words}>
            {linkTo(worst)}
            <span className={css.quiet}>
              {t(messages.worstText, {
                unused: f.number(worst.totals.lapsed + worst.totals.withdrawn),
                over: f.number(worst.totals.pickedUp + worst.totals.lapsed + worst.totals.withdrawn),
              })}
            </span>
          </div>
        </Card>
      )}
    </div>
  )
}
