import { useId } from 'react'
import type { PlatformInstance } from '@samspel/api'
import type { Column } from '@samspel/ui/late'
import { Table } from '@samspel/ui/late'
import { useStatusFormats } from './formats'
import { messages as m } from './messages'
import css from './Status.module.css'

/** Instances of the API that have said lately that they run. */
export function Instances({ instances }: { instances: readonly PlatformInstance[] }) {
  const f = useStatusFormats()
  const id = useId()
  const { t } = f
  const columns: Column<PlatformInstance>[] = [
    { key: 'name', header: t(m.instance), cell: ({ name }) => name },
    { key: 'version', header: t(m.instanceVersion), cell: ({ version }) => version },
    { key: 'started', header: t(m.instanceSince), cell: ({ startedAt }) => f.when(startedAt) },
    { key: 'streams', header: t(m.instanceStreams), align: 'end', cell: ({ streams }) => f.number(streams) },
    {
      key: 'memory',
      header: t(m.instanceMemory),
      align: 'end',
      cell: ({ memoryMb }) => t(m.megabytes, { value: f.number(memoryMb) }),
    },
  ]
  return (
    <section aria-labelledby={id} className={css.latest}>
      <h2 id={id}>{t(m.instances)}</h2>
      <Table caption={t(m.instances)} columns={columns} rows={instances} rowKey={(row) => row.id} />
    </section>
  )
}
