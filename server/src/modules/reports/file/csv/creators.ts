import type { CampaignReport, Locale } from '@samspel/api'
import { type CsvCell, toCsv } from '@samspel/api/files'
import { campaignNameOf, creatorNameOf } from '../names'
import type { ReportTexts } from '../texts'
import { decimal, kronor } from './numbers'

type Row = CampaignReport['creators'][number]
type Column = readonly [heading: string, cell: (row: Row) => CsvCell]

/** The columns that the report has something for. */
const columnsOf = (report: CampaignReport, words: ReportTexts, locale: Locale): Column[] => {
  const { totals } = report
  const money = (ore: number | null | undefined) => kronor(ore, locale)
  const columns: (Column | false)[] = [
    report.campaigns !== undefined && [words.campaign, (row) => campaignNameOf(report, row.campaignId)],
    [words.creator, (row) => creatorNameOf(row, words)],
    report.creators.some(({ creator }) => creator) && [words.account, ({ creator }) => creator?.username ?? ''],
    [words.posts, ({ posts }) => posts],
    [words.reach, ({ reach }) => reach],
    [words.likes, ({ likes }) => likes],
    [words.comments, ({ comments }) => comments],
    [words.engagement, ({ engagement }) => decimal(engagement, locale)],
    totals.clicks !== undefined && [words.clicks, ({ clicks }) => clicks ?? ''],
    report.creators.some(({ code }) => code) && [words.code, ({ code }) => code ?? ''],
    totals.orders !== undefined && [words.orders, ({ orders }) => orders ?? ''],
    totals.revenue !== undefined && [words.revenueKr, ({ revenue }) => money(revenue)],
    totals.costs !== undefined && [words.feesKr, ({ costs }) => money(costs?.fees)],
    totals.costs !== undefined && [words.goodsKr, ({ costs }) => money(costs?.goods)],
    totals.costs !== undefined && [words.logisticsKr, ({ costs }) => money(costs?.logistics)],
    totals.cost !== undefined && [words.costKr, ({ cost }) => money(cost)],
    totals.cost !== undefined && [words.perThousandKr, ({ costPerThousandReach: per }) => money(per)],
  ]
  return columns.filter((column): column is Column => column !== false)
}

/** A line for each creator of each campaign; amounts in kronor. */
export const creatorsCsv = (report: CampaignReport, words: ReportTexts, locale: Locale): string => {
  const columns = columnsOf(report, words, locale)
  return toCsv(
    [columns.map(([heading]) => heading), ...report.creators.map((row) => columns.map(([, cell]) => cell(row)))],
    locale,
  )
}
