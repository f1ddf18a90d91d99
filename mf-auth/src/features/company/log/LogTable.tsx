import type { AuditEntry } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { type Column, Table } from '@samspel/ui/late'
import css from '../../../components/staff/People.module.css'
import { messages } from './messages'
import { useSentence } from './use-sentence'

interface LogTableProps {
  entries: readonly AuditEntry[]
  /** Names the company of each deed. */
  showsCompany: boolean
  busy: boolean
}

/** Deeds, the newest first. */
export function LogTable({ entries, showsCompany, busy }: LogTableProps) {
  const t = useText()
  const f = useFormats()
  const sentence = useSentence()
  const columns: Column<AuditEntry>[] = [
    {
      key: 'what',
      header: t(messages.what),
      wrap: true,
      cell: (entry) => {
        const { text, fields } = sentence(entry)
        return (
          <span className={css.words}>
            <span>{text}</span>
            {fields && <span className={css.small}>{fields}</span>}
          </span>
        )
      },
    },
    { key: 'who', header: t(messages.who), cell: ({ actorName }) => actorName },
    ...(showsCompany
      ? [
          {
            key: 'company',
            header: t(commonMessages.company),
            cell: ({ companyName }: AuditEntry) => companyName ?? <span className={css.quiet}>–</span>,
          },
        ]
      : []),
    { key: 'when', header: t(messages.when), cell: ({ createdAt }) => f.dateTime(createdAt) },
    {
      key: 'from',
      header: t(messages.from),
      cell: ({ browser }) => browser ?? <span className={css.quiet}>{t(messages.unknownPlace)}</span>,
    },
  ]
  return <Table caption={t(messages.title)} columns={columns} rows={entries} rowKey={({ id }) => id} busy={busy} />
}
