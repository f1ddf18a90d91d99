import type { CampaignReport, Locale } from '@samspel/api'
import { moneyOnPaper } from '../../../../pdf'
import { campaignNameOf, creatorNameOf } from '../names'
import type { ReportTexts } from '../texts'
import { numberOnPaper, percentOnPaper } from './numbers'
import type { Sheet } from './sheet'
import { type Column, drawTable } from './table'

type Row = CampaignReport['creators'][number]
type Figures = Omit<Row, 'creator' | 'number' | 'campaignId' | 'code'>

/** All creators with their sums below, which are those of the report. */
export const drawCreators = (sheet: Sheet, report: CampaignReport, words: ReportTexts, locale: Locale): void => {
  const { totals, campaigns } = report
  const number = (value: number | undefined) => (value === undefined ? '' : numberOnPaper(value, locale))
  const money = (ore: number | null | undefined) => (ore == null ? '' : moneyOnPaper(ore, locale))
  const figures: (readonly [Column, (row: Figures) => string] | false)[] = [
    [{ heading: words.posts, share: 1, align: 'right' }, ({ posts }) => number(posts)],
    [{ heading: words.reach, share: 1.1, align: 'right' }, ({ reach }) => number(reach)],
    [{ heading: words.engagement, share: 1.2, align: 'right' }, ({ engagement }) => percentOnPaper(engagement, locale)],
    totals.clicks !== undefined && [
      { heading: words.clicks, share: 0.8, align: 'right' },
      ({ clicks }) => number(clicks),
    ],
    totals.orders !== undefined && [
      { heading: words.orders, share: 0.8, align: 'right' },
      ({ orders }) => number(orders),
    ],
    totals.revenue !== undefined && [
      { heading: words.revenueKr, share: 1.2, align: 'right' },
      ({ revenue }) => money(revenue),
    ],
    totals.costs !== undefined && [
      { heading: words.feesKr, share: 1.1, align: 'right' },
      ({ costs }) => money(costs?.fees),
    ],
    totals.costs !== undefined && [
      { heading: words.goodsKr, share: 1.1, align: 'right' },
      ({ costs }) => money(costs?.goods),
    ],
    totals.costs !== undefined && [
      { heading: words.logisticsKr, share: 1.1, align: 'right' },
      ({ costs }) => money(costs?.logistics),
    ],
    totals.cost !== undefined && [{ heading: words.costKr, share: 1.2, align: 'right' }, ({ cost }) => money(cost)],
  ]
  const shown = figures.filter((column): column is readonly [Column, (row: Figures) => string] => column !== false)
  const names: Column[] = [
    { heading: words.creator, share: 2 },
    ...(campaigns ? [{ heading: words.campaign, share: 1.8 }] : []),
  ]
  sheet.heading(words.allCreators(totals.creators))
  drawTable(
    sheet,
    [...names, ...shown.map(([column]) => column)],
    report.creators.map((row) => [
      creatorNameOf(row, words),
      ...(campaigns ? [campaignNameOf(report, row.campaignId)] : []),
      ...shown.map(([, cell]) => cell(row)),
    ]),
    [words.sum, ...(campaigns ? [''] : []), ...shown.map(([, cell]) => cell(totals))],
  )
}
