import type { CampaignPickups, StoreReport } from '@samspel/api'
import { storePlace } from '@samspel/api/store-place'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Card, EmptyState } from '@samspel/ui'
import { BarChart, type Column, Table } from '@samspel/ui/late'
import { pickupMessages as messages } from './pickup-messages'
import css from './Report.module.css'
import { SwitchCard } from './SwitchCard'

/** Pick-ups at stores by week, and each store's results. */
export function PickupsPart({ pickups }: { pickups: CampaignPickups }) {
  const t = useText()
  const f = useFormats()
  const { totals, weeks, stores } = pickups
  if (totals.passes === 0)
    return (
      <Card title={t(messages.title)}>
        <EmptyState bare title={t(messages.none)} text={t(messages.noneText)} />
      </Card>
    )
  const last = weeks.at(-1)
  const labelOf = (week: string) => f.date(week, 'short')
  const number = (key: 'passes' | 'pickedUp' | 'lapsed' | 'posts' | 'reach'): Column<StoreReport> => ({
    key,
    header: t(messages[key]),
    align: 'end',
    cell: (store) => f.number(store.totals[key]),
    footer: f.number(totals[key]),
  })
  const columns: Column<StoreReport>[] = [
    {
      key: 'store',
      header: t(commonMessages.store),
      wrap: true,
      cell: ({ storeName: name, city }) => storePlace({ name, city }),
      footer: t(messages.all),
    },
    number('passes'),
    number('pickedUp'),
    number('lapsed'),
    number('posts'),
    number('reach'),
  ]
  return (
    <SwitchCard
      title={t(messages.title)}
      chart={
        <BarChart
          bars={weeks.map(({ week, pickedUp }) => ({ key: week, value: pickedUp, label: labelOf(week) }))}
          format={(value) => f.number(value)}
          sentence={t(messages.sentence, {
            count: totals.pickedUp,
            list: weeks.map(({ week, pickedUp }) => `${labelOf(week)} ${f.number(pickedUp)}`).join('; '),
          })}
          {...(last && { today: { key: last.week, label: t(messages.now) } })}
        />
      }
      table={
        <div
          className={css.scroll}
          tabIndex={0}
          role="region"
          aria-label={`${t(messages.title)}, ${t(commonMessages.table)}`}
        >
          <Table caption={t(messages.title)} columns={columns} rows={stores} rowKey={({ storeId }) => storeId} />
        </div>
      }
    />
  )
}
