import type { BrandRole, ResponseOf } from '@samspel/api'
import { brandRoles } from '@samspel/api/brand-roles'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Icon, SectionHead, SkeletonTable, VisuallyHidden } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { listRoleDuties } from '../../../data/company-actions'
import { brandRoleNames, dutyNames, peopleMessages as m } from './messages'
import css from './People.module.css'

type Duty = ResponseOf<'listRoleDuties'>['duties'][number]

function Answer({ row, role }: { row: Duty; role: BrandRole }) {
  const t = useText()
  const may = row.roles.find((one) => one.role === role)?.may ?? 'no'
  if (may === 'limited') return <span className={css.yes}>{t(m.withinLimit)}</span>
  if (may === 'yes' && row.duty === 'answer') return <span className={css.yes}>{t(m.noLimit)}</span>
  return (
    <>
      {may === 'yes' ? <Icon name="check" size={18} className={css.yes!} /> : <span className={css.no}>–</span>}
      <VisuallyHidden>{t(may === 'yes' ? m.yes : m.no)}</VisuallyHidden>
    </>
  )
}

/** What each role may do, as the server grants it. */
export function RolesTable() {
  const t = useText()
  const { result, error, retry } = useQuery(listRoleDuties({}))
  const columns: Column<Duty>[] = [
    { key: 'duty', header: t(m.duty), wrap: true, cell: ({ duty }) => t(dutyNames[duty]) },
    ...brandRoles.map((role) => ({
      key: role,
      header: t(brandRoleNames[role]),
      cell: (row: Duty) => <Answer row={row} role={role} />,
    })),
  ]
  return (
    <section aria-label={t(m.table)} className={css.section}>
      <SectionHead title={t(m.table)} />
      {error && !result && <ReadError what={t(m.tableFailed)} error={error} onRetry={retry} />}
      {!result && !error && <SkeletonTable label={t(commonMessages.loading)} rows={7} columns={6} />}
      {result && <Table caption={t(m.table)} columns={columns} rows={result.duties} rowKey={({ duty }) => duty} />}
    </section>
  )
}
