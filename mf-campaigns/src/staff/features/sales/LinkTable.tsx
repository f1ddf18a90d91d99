import type { CreatorLink } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { BareLink, IconButton, Row } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { useCopy } from '../../../shared/use-copy'
import { CodeCell } from './CodeCell'
import { messages as m } from './messages'

/** Links, codes and what they led to, a row for each creator. */
export function LinkTable({
  links,
  mayWrite,
  busy,
}: {
  links: readonly CreatorLink[]
  mayWrite: boolean
  busy: boolean
}) {
  const t = useText()
  const f = useFormats()
  const copy = useCopy(m)
  const columns: Column<CreatorLink>[] = [
    {
      key: 'creator',
      header: t(commonMessages.creator),
      cell: ({ creator }) => <BareLink href={`/creators/${creator.id}`}>{creator.name}</BareLink>,
      wrap: true,
    },
    {
      key: 'link',
      header: t(m.link),
      cell: ({ url }) =>
        url === null ? (
          t(m.noLink)
        ) : (
          <Row gap={4} wrap={false}>
            <span>{url.replace(/^https?:\/\//, '')}</span>
            <IconButton icon="copy" label={t(m.copyLink)} onClick={() => copy(url)} />
          </Row>
        ),
    },
    {
      key: 'code',
      header: t(m.code),
      cell: (link) => <CodeCell key={`${link.id}.${link.code}`} link={link} mayWrite={mayWrite} />,
    },
    { key: 'clicks', header: t(m.clicks), align: 'end', cell: ({ clicks }) => f.number(clicks) },
    { key: 'orders', header: t(m.orders), align: 'end', cell: ({ orders }) => f.number(orders) },
    { key: 'sold', header: t(m.sold), align: 'end', cell: ({ revenue }) => f.ore(revenue) },
  ]
  return <Table caption={t(m.list)} columns={columns} rows={links} rowKey={({ id }) => id} busy={busy} />
}
