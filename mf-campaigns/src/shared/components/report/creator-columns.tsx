import type { CampaignReport, ReportPost } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Avatar, IconButton, Link } from '@samspel/ui'
import type { Column } from '@samspel/ui/late'
import { useFiguresFrom } from '../use-figures-from'
import { kindName, reportMessages as messages } from './messages'
import css from './Report.module.css'
import { useCreatorName } from './use-creator-name'

export type CreatorRow = CampaignReport['creators'][number]
/** A creator, or one of the posts that the creator's row folds out into. */
export interface Line {
  row: CreatorRow
  post?: ReportPost
}
export type Figure =
  | 'posts'
  | 'reach'
  | 'engagement'
  | 'clicks'
  | 'orders'
  | 'revenue'
  | 'cost'
  | 'costPerThousandReach'

interface Asked {
  report: CampaignReport
  /** Names link to their profiles. */
  isLinked: boolean
  isOpen: (row: CreatorRow) => boolean
  fold: (row: CreatorRow) => void
}

/** The columns that the report has something for, with the sums of all creators at their foot. */
export function useCreatorColumns(asked: Asked): Column<Line>[] {
  const t = useText()
  const f = useFormats()
  const { creators, totals, campaigns } = asked.report
  const campaignOf = ({ campaignId }: CreatorRow) => campaigns?.find(({ id }) => id === campaignId)?.name ?? ''
  const rate = (value: number | null | undefined) => (value == null ? t(messages.none) : f.rate(value))
  const money = (ore: number | null | undefined) => (ore == null ? t(messages.none) : f.ore(ore))
  const figure = (
    key: Figure,
    show: (value: number | null | undefined) => string,
    ofPost?: (post: ReportPost) => string,
  ): Column<Line> => ({
    key,
    header: t(key === 'posts' ? messages.postsColumn : messages[key]),
    align: 'end',
    sortKey: key,
    cell: ({ row, post }) => (post ? ofPost?.(post) : show(row[key])),
    footer: show(totals[key]),
  })
  const count = (value: number | null | undefined) => (value == null ? '' : f.number(value))
  return [
    {
      key: 'name',
      header: t(commonMessages.creator),
      sortKey: 'name',
      footer: t(messages.creatorsCount, { n: totals.creators }),
      cell: ({ row, post }) => (post ? <PostName post={post} /> : <CreatorName row={row} {...asked} />),
    },
    ...(campaigns
      ? [
          {
            key: 'campaign',
            header: t(commonMessages.campaign),
            sortKey: 'campaign',
            cell: ({ row, post }: Line) => (post ? '' : campaignOf(row)),
            footer: '',
          },
        ]
      : []),
    figure('posts', count),
    figure('reach', count, ({ reach, unread }) => (unread ? t(messages.none) : f.number(reach))),
    figure('engagement', rate, ({ engagement }) => rate(engagement)),
    ...(totals.clicks === undefined ? [] : [figure('clicks', count)]),
    ...(creators.some(({ code }) => code)
      ? [
          {
            key: 'code',
            header: t(messages.code),
            sortKey: 'code',
            cell: ({ row, post }: Line) => (post ? '' : (row.code ?? '')),
            footer: '',
          },
        ]
      : []),
    ...(totals.orders === undefined ? [] : [figure('orders', count)]),
    ...(totals.revenue === undefined ? [] : [figure('revenue', money)]),
    ...(totals.cost === undefined ? [] : [figure('cost', money)]),
    // With what was sold there is no room for both; the file has it.
    ...(totals.cost === undefined || totals.revenue !== undefined ? [] : [figure('costPerThousandReach', money)]),
  ]
}

function CreatorName({ row, isLinked, isOpen, fold }: Omit<Asked, 'report'> & { row: CreatorRow }) {
  const t = useText()
  const figuresFrom = useFiguresFrom()
  const nameOf = useCreatorName()
  return (
    <span className={css.creator}>
      {row.posts > 0 && (
        <IconButton
          size="sm"
          icon={isOpen(row) ? 'chevron-down' : 'chevron-right'}
          label={t(messages.postsOf, { name: nameOf(row) })}
          aria-expanded={isOpen(row)}
          onClick={() => fold(row)}
        />
      )}
      {row.creator && <Avatar name={row.creator.name} src={row.creator.avatarUrl} size={28} />}
      <span>
        {isLinked && row.creator ? (
          <Link href={`/creators/${row.creator.id}`}>{row.creator.name}</Link>
        ) : (
          <b>{nameOf(row)}</b>
        )}
        {row.creator && (
          <span className={css.small}>
            {[`@${row.creator.username}`, figuresFrom(row.creator)].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
    </span>
  )
}

function PostName({ post }: { post: ReportPost }) {
  const t = useText()
  const f = useFormats()
  const name = t(messages.postOn, { kind: t(kindName[post.kind]), day: f.date(post.day, 'short') })
  return (
    <span className={css.ofCreator}>
      {post.link !== undefined && /^https?:\/\//.test(post.link) ? (
        <Link href={post.link} newTab>
          {name}
        </Link>
      ) : (
        name
      )}
      {post.goneAt && <span className={css.small}>{t(messages.gone, { day: f.date(post.goneAt, 'short') })}</span>}
    </span>
  )
}
