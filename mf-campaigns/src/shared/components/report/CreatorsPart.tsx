import { useState } from 'react'
import type { CampaignReport } from '@samspel/api'
import { commonMessages, useFormats, useLocale, useText } from '@samspel/i18n'
import { Avatar, Button } from '@samspel/ui'
import { type Column, type Sort, Table } from '@samspel/ui/late'
import { fileName, saveCsv } from '../../files/csv'
import { useFiguresFrom } from '../use-figures-from'
import { BarRows } from './BarRows'
import { reportMessages as messages } from './messages'
import css from './Report.module.css'
import { creatorRows } from './report-rows'
import { SwitchCard } from './SwitchCard'

type Row = CampaignReport['creators'][number]
type Figure = 'reach' | 'posts' | 'likes' | 'comments' | 'cost' | 'costPerThousandReach'

const inChart = 8
const perPage = 25

/** Figures by creator. `isLinked`: names link to their profiles. */
export function CreatorsPart({ report, isLinked }: { report: CampaignReport; isLinked: boolean }) {
  const t = useText()
  const format = useFormats()
  const figuresFrom = useFiguresFrom()
  const locale = useLocale()
  const [sort, setSort] = useState<Sort>({ key: 'reach', direction: 'desc' })
  const [shown, setShown] = useState(perPage)
  const { creators } = report
  const most = [...creators].sort((one, other) => other.reach - one.reach).slice(0, inChart)
  const sorted = [...creators].sort((one, other) => {
    const order =
      sort.key === 'name'
        ? one.creator.name.localeCompare(other.creator.name, locale)
        : (one[sort.key as Figure] ?? 0) - (other[sort.key as Figure] ?? 0)
    return sort.direction === 'asc' ? order : -order
  })
  const number = (key: 'reach' | 'posts' | 'likes' | 'comments'): Column<Row> => ({
    key,
    header: t(messages[key]),
    align: 'end',
    sortKey: key,
    cell: (row) => format.number(row[key]),
  })
  const money = (key: 'cost' | 'costPerThousandReach'): Column<Row> => ({
    key,
    header: t(messages[key]),
    align: 'end',
    sortKey: key,
    cell: (row) => (row[key] === null ? t(messages.none) : format.ore(row[key])),
  })
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: t(commonMessages.creator),
      sortKey: 'name',
      cell: ({ creator }) => (
        <span className={css.creator}>
          <Avatar name={creator.name} src={creator.avatarUrl} size={32} />
          <span>
            <b>{creator.name}</b>
            <span className={css.small}>
              {[`@${creator.username}`, figuresFrom(creator)].filter(Boolean).join(' · ')}
            </span>
          </span>
        </span>
      ),
    },
    number('reach'),
    number('posts'),
    number('likes'),
    number('comments'),
    money('cost'),
    money('costPerThousandReach'),
  ]
  const heads = [
    t(commonMessages.creator),
    t(messages.account),
    t(messages.reach),
    t(messages.posts),
    t(messages.likes),
    t(messages.comments),
    t(messages.feesKr),
    t(messages.goodsKr),
    t(messages.logisticsKr),
    t(messages.costKr),
    t(messages.perThousandKr),
  ] as const
  const save = () =>
    saveCsv(fileName(report.campaign.name, t(messages.perCreator)), creatorRows(report, heads, locale), locale)
  const sentence = t(messages.creatorsSentence, {
    n: most.length,
    list: most.map(({ creator, reach }) => `${creator.name} ${format.number(reach)}`).join('; '),
  })
  return (
    <SwitchCard
      title={t(messages.byCreator, { n: creators.length })}
      chart={
        <BarRows
          sentence={sentence}
          rows={most.map(({ creator, reach }) => ({
            key: creator.id,
            label: creator.name,
            value: reach,
            text: format.number(reach),
          }))}
        />
      }
      table={
        <div className={css.tablePart}>
          <Table
            caption={t(messages.byCreator, { n: creators.length })}
            columns={columns}
            rows={sorted.slice(0, shown)}
            rowKey={({ creator }) => creator.id}
            sort={sort}
            onSort={setSort}
            {...(isLinked && { rowHref: ({ creator }: Row) => `/creators/${creator.id}` })}
          />
          {creators.length > shown && (
            <Button className={css.more} onClick={() => setShown(shown + perPage)}>
              {t(messages.showMore, { n: Math.min(perPage, creators.length - shown) })}
            </Button>
          )}
        </div>
      }
      aside={
        <Button size="sm" icon="download" onClick={save} aria-label={t(messages.csvCreators)}>
          {t(messages.csv)}
        </Button>
      }
    />
  )
}
