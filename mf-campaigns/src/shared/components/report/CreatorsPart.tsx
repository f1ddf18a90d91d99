import { useState } from 'react'
import type { CampaignReport, ReportPost } from '@samspel/api'
import { commonMessages, useFormats, useLocale, useText } from '@samspel/i18n'
import { Avatar, Button, Card, IconButton, Link, TextButton } from '@samspel/ui'
import { type Column, type Sort, Table } from '@samspel/ui/late'
import { useFiguresFrom } from '../use-figures-from'
import { kindName, reportMessages as messages } from './messages'
import css from './Report.module.css'
import { useCreatorName } from './use-creator-name'
import type { useReportFile } from './use-report-file'

type Row = CampaignReport['creators'][number]
/** A creator, or one of the posts that the creator's row folds out into. */
type Line = { row: Row; post?: ReportPost }
type Figure = 'posts' | 'reach' | 'engagement' | 'clicks' | 'orders' | 'revenue' | 'cost' | 'costPerThousandReach'

const few = 3
const keyOf = ({ campaignId, number }: Row) => `${campaignId ?? ''} ${number ?? 0}`

interface CreatorsPartProps {
  report: CampaignReport
  /** Names link to their profiles. */
  isLinked: boolean
  files: ReturnType<typeof useReportFile>
}

/** Figures by creator, with the sums of all; a row folds out into its posts. */
export function CreatorsPart({ report, isLinked, files }: CreatorsPartProps) {
  const t = useText()
  const f = useFormats()
  const figuresFrom = useFiguresFrom()
  const nameOf = useCreatorName()
  const locale = useLocale()
  const [sort, setSort] = useState<Sort>({ key: 'reach', direction: 'desc' })
  const [isWhole, setWhole] = useState(false)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const { creators, totals, campaigns, posts = [] } = report
  const campaignOf = ({ campaignId }: Row) => campaigns?.find(({ id }) => id === campaignId)?.name ?? ''
  const compare = (one: Row, other: Row): number => {
    if (sort.key === 'name') return nameOf(one).localeCompare(nameOf(other), locale)
    if (sort.key === 'campaign') return campaignOf(one).localeCompare(campaignOf(other), locale)
    if (sort.key === 'code') return (one.code ?? '').localeCompare(other.code ?? '', locale)
    return (one[sort.key as Figure] ?? -1) - (other[sort.key as Figure] ?? -1)
  }
  const sorted = [...creators].sort((one, other) => compare(one, other) * (sort.direction === 'asc' ? 1 : -1))
  const lines: Line[] = sorted.slice(0, isWhole ? undefined : few).flatMap((row) => [
    { row },
    ...(open.has(keyOf(row))
      ? posts
          .filter((post) => post.creatorNumber === row.number && post.campaignId === row.campaignId)
          .map((post) => ({ row, post }))
      : []),
  ])
  const fold = (row: Row) => {
    const next = new Set(open)
    if (!next.delete(keyOf(row))) next.add(keyOf(row))
    setOpen(next)
  }
  const percent = (value: number | null | undefined) => (value == null ? t(messages.none) : f.percent(value / 100))
  const money = (ore: number | null | undefined) => (ore == null ? t(messages.none) : f.ore(ore))
  const figure = (
    key: Figure,
    show: (value: number | null | undefined) => string,
    ofPost?: (post: ReportPost) => string,
  ): Column<Line> => ({
    key,
    header: t(messages[key]),
    align: 'end',
    sortKey: key,
    cell: ({ row, post }) => (post ? ofPost?.(post) : show(row[key])),
    footer: show(totals[key]),
  })
  const count = (value: number | null | undefined) => (value == null ? '' : f.number(value))
  const columns: Column<Line>[] = [
    {
      key: 'name',
      header: t(commonMessages.creator),
      sortKey: 'name',
      footer: t(messages.creatorsCount, { n: totals.creators }),
      cell: ({ row, post }) =>
        post ? (
          <PostName post={post} />
        ) : (
          <span className={css.creator}>
            {row.posts > 0 && (
              <IconButton
                size="sm"
                icon={open.has(keyOf(row)) ? 'chevron-down' : 'chevron-right'}
                label={t(messages.postsOf, { name: nameOf(row) })}
                aria-expanded={open.has(keyOf(row))}
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
        ),
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
    figure('engagement', percent, ({ engagement }) => percent(engagement)),
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
    ...(totals.cost === undefined ? [] : [figure('cost', money), figure('costPerThousandReach', money)]),
  ]
  const title = t(messages.byCreator, { n: creators.length })
  return (
    <Card
      title={title}
      aside={
        <span className={css.aside}>
          {creators.length > few && (
            <TextButton onClick={() => setWhole(!isWhole)}>
              {isWhole ? t(messages.fewer) : t(messages.showMore, { n: creators.length - few })}
            </TextButton>
          )}
          {(['creators', 'posts'] as const).map((what) => (
            <Button
              key={what}
              size="sm"
              icon="download"
              loading={files.making === what}
              onClick={() => files.save(what)}
              aria-label={t(what === 'creators' ? messages.csvCreators : messages.csvPosts)}
            >
              {t(what === 'creators' ? messages.csv : messages.csvOfPosts)}
            </Button>
          ))}
        </span>
      }
    >
      <Table
        caption={title}
        columns={columns}
        rows={lines}
        rowKey={({ row, post }) => `${keyOf(row)} ${post ? posts.indexOf(post) : ''}`}
        sort={sort}
        onSort={setSort}
      />
    </Card>
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
