import { useState } from 'react'
import type { CampaignReport } from '@samspel/api'
import { useLocale, useText } from '@samspel/i18n'
import { Button, Card, TextButton } from '@samspel/ui'
import { type Sort, Table } from '@samspel/ui/late'
import { type CreatorRow, type Figure, type Line, useCreatorColumns } from './creator-columns'
import { reportMessages as messages } from './messages'
import css from './Report.module.css'
import { useCreatorName } from './use-creator-name'
import type { useReportFile } from './use-report-file'

type Row = CreatorRow

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
  const nameOf = useCreatorName()
  const locale = useLocale()
  const [sort, setSort] = useState<Sort>({ key: 'reach', direction: 'desc' })
  const [isWhole, setWhole] = useState(false)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const { creators, campaigns, posts = [] } = report
  const campaignOf = ({ campaignId }: Row) => campaigns?.find(({ id }) => id === campaignId)?.name ?? ''
  const compare = (one: Row, other: Row): number => {
    if (sort.key === 'name') return nameOf(one).localeCompare(nameOf(other), locale)
    if (sort.key === 'campaign') return campaignOf(one).localeCompare(campaignOf(other), locale)
    if (sort.key === 'code') return (one.code ?? '').localeCompare(other.code ?? '', locale)
    return (one[sort.key as Figure] ?? -1) - (other[sort.key as Figure] ?? -1)
  }
  const sorted = [...creators].sort((one, other) => compare(one, other) * (sort.direction === 'asc' ? 1 : -1))
  const lines: Line[] = sorted
    .slice(0, isWhole ? undefined : few)
    .flatMap((row) => [
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
  const columns = useCreatorColumns({ report, isLinked, isOpen: (row) => open.has(keyOf(row)), fold })
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
