import { commonMessages, useText } from '@samspel/i18n'
import { type Sort, Table } from '@samspel/ui/late'
import css from './CampaignList.module.css'
import { type CampaignColumnOptions, useColumns } from './use-columns'

interface CampaignTableProps extends CampaignColumnOptions {
  sort: Sort | null
  onSort: (sort: Sort) => void
  busy: boolean
}

/** Campaigns to compare, with totals of those shown. */
export function CampaignTable({ campaigns, total, isCrossBrand, waiting, sort, onSort, busy }: CampaignTableProps) {
  const t = useText()
  const columns = useColumns({ campaigns, total, isCrossBrand, waiting })
  return (
    <Table
      className={css.table}
      caption={t(commonMessages.campaigns)}
      columns={columns}
      rows={campaigns}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/campaigns/${id}`}
      sort={sort}
      onSort={onSort}
      busy={busy}
    />
  )
}
