import type { Application } from '@samspel/api'
import { useTopUpHref } from '@samspel/desk/money'
import { useFormats, useText } from '@samspel/i18n'
import { Link } from '@samspel/ui'
import css from './ApplicationTable.module.css'
import { messages as m } from './messages'
import type { Obstacle } from './obstacles'

/** What approving reserves, and for a store how many are free; where it cannot be approved, what is missing and the way to it. */
export function Reserving({ application, obstacle }: { application: Application; obstacle: Obstacle | undefined }) {
  const t = useText()
  const f = useFormats()
  const topUpHref = useTopUpHref()
  const { reserves, store, campaign, campaignId } = application
  if (obstacle?.of === 'money') {
    const { accountId, lacking, brandName } = obstacle.money
    return (
      <span className={css.words}>
        <span className={css.lacks}>{t(m.lacking, { money: f.ore(lacking) })}</span>
        <Link href={topUpHref(accountId, lacking)} className={css.deed}>
          {t(m.topUpAt, { brand: brandName })}
        </Link>
      </span>
    )
  }
  const sum = reserves > 0 ? f.ore(reserves) : t(m.nothing)
  if (obstacle)
    return (
      <span className={css.words}>
        <span className={css.lacks}>{t(obstacle.of === 'stock' ? m.outOfStock : m.noPlaces)}</span>
        <Link
          href={store ? `/brands/${campaign.brandId}/stores/${store.id}` : `/campaigns/${campaignId}/edit`}
          className={css.deed}
        >
          {t(store ? m.toStore : m.addPlaces)}
        </Link>
      </span>
    )
  const free = store && (store.shelf?.free ?? store.placesLeft)
  return (
    <span className={css.words}>
      <span>{sum}</span>
      {typeof free === 'number' && <span className={css.small}>{t(m.free, { n: free })}</span>}
    </span>
  )
}
