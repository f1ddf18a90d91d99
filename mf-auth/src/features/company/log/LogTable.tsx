import type { AuditEntry } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useIsMobile } from '@samspel/ui'
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
  const isMobile = useIsMobile()
  const columns: Column<AuditEntry>[] = [
    {
      key: 'what',
      header: t(messages.what),
      wrap: true,
      cell: (entry) => {
        const { text, fields } = sentence(entry)
        const { actorName, companyName, createdAt, browser } = entry
        const rest = [actorName, showsCompany && companyName, f.dateTime(createdAt), browser]
          .filter(Boolean)
          .join(' · ')
        return (
          <span className={css.words}>
            <span>{text}</span>
            {fields && <span className={css.small}>{fields}</span>}
            {isMobile && <span className={css.small}>{rest}</span>}
          </span>
        )
      },
    },
    { key: 'who', header: t(messages.who), hideOnPhone: true, cell: ({ actorName }) => actorName },
    ...(showsCompany
      ? [
          {
            key: 'company',
            header: t(commonMessages.company),
            hideOnPhone: true,
            cell: ({ companyName }: AuditEntry) => companyName ?? <span className={css.quiet}>–</span>,
          },
        ]
      : []),
    { key: 'when', header: t(messages.when), hideOnPhone: true, cell: ({ createdAt }) => f.dateTime(createdAt) },
    {
      key: 'from',
      header: t(messages.from),
      hideOnPhone: true,
      cell: ({ browser }) => browser ?? <span className={css.quiet}>{t(messages.unknownPlace)}</span>,
    },
  ]
  return <Table caption={t(messages.title)} columns={columns} rows={entries} rowKey={({ id }) => id} busy={busy} />
}
