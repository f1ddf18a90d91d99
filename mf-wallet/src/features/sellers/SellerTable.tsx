import type { ReportedSeller } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Chip } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { fields, messages } from './messages'

/** Creators of a year's report, with what each of them misses. */
export function SellerTable({ sellers, busy }: { sellers: readonly ReportedSeller[]; busy: boolean }) {
  const t = useText()
  const f = useFormats()
  const state = ({ isReported, missing }: ReportedSeller) => {
    if (!isReported) return <Chip tone="neutral">{t(messages.notReported)}</Chip>
    if (missing.length === 0)
      return (
        <Chip tone="ok" icon="circle-check">
          {t(messages.complete)}
        </Chip>
      )
    return missing.map((field) => t(fields[field])).join(', ')
  }
  const columns: Column<ReportedSeller>[] = [
    { key: 'name', header: t(messages.creator), wrap: true, cell: ({ name }) => <b>{name}</b> },
    { key: 'missing', header: t(messages.missing), wrap: true, cell: state },
    { key: 'country', header: t(messages.country), hideOnPhone: true, cell: ({ country }) => f.country(country) },
    {
      key: 'reminded',
      header: t(messages.remindedAt),
      hideOnPhone: true,
      cell: ({ remindedAt }) => (remindedAt ? f.date(remindedAt, 'short') : '–'),
    },
    { key: 'amount', header: t(messages.amount), align: 'end', cell: ({ amount }) => f.ore(amount) },
  ]
  return <Table caption={t(messages.title)} rows={[...sellers]} rowKey={({ id }) => id} columns={columns} busy={busy} />
}
