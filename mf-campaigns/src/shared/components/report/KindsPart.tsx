import type { CampaignReport } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { type Column, Table } from '@samspel/ui/late'
import { BarRows } from './BarRows'
import { kindNames, reportMessages as messages } from './messages'
import { SwitchCard } from './SwitchCard'

type Kind = CampaignReport['kinds'][number]

/** Approved posts by kind. Links and content have no measurable reach. */
export function KindsPart({ report }: { report: CampaignReport }) {
  const t = useText()
  const format = useFormats()
  const kinds = [...report.kinds].sort((one, other) => other.posts - one.posts)
  const text = ({ posts, reach }: Kind) =>
    reach > 0
      ? t(messages.postsAndReach, { n: posts, reach: format.number(reach) })
      : t(messages.postsCount, { n: posts })
  const number = (key: 'posts' | 'reach' | 'likes' | 'comments'): Column<Kind> => ({
    key,
    header: t(messages[key]),
    align: 'end',
    cell: (kind) => format.number(kind[key]),
  })
  const columns: Column<Kind>[] = [
    { key: 'kind', header: t(messages.kind), cell: ({ kind }) => t(kindNames[kind]) },
    number('posts'),
    number('reach'),
    number('likes'),
    number('comments'),
  ]
  return (
    <SwitchCard
      title={t(messages.byKind)}
      chart={
        <BarRows
          rows={kinds.map((kind) => ({
            key: kind.kind,
            label: t(kindNames[kind.kind]),
            value: kind.posts,
            text: text(kind),
          }))}
          sentence={t(messages.kindsSentence, {
            list: kinds.map((kind) => `${t(kindNames[kind.kind])} ${text(kind)}`).join('; '),
          })}
        />
      }
      table={<Table caption={t(messages.byKind)} columns={columns} rows={kinds} rowKey={({ kind }) => kind} />}
    />
  )
}
