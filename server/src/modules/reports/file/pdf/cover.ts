import type { CampaignReport, Locale } from '@samspel/api'
import { percentOf } from '@samspel/api/percent'
import type { Config } from '../../../../config'
import { dayOf } from '../../../../days'
import { moneyOnPaper } from '../../../../pdf'
import type { ReportTexts } from '../texts'
import { numberOnPaper, percentOnPaper } from './numbers'
import { pictureOf } from './pictures'
import { faint, margin, type Sheet, width } from './sheet'

type Figure = readonly [label: string, value: string, help?: string]

const kr = (ore: number | null | undefined, locale: Locale): string =>
  ore == null ? '–' : `${moneyOnPaper(ore, locale)} kr`

/** The figures of the cover; what the report does not show is not among them. */
export const figuresOf = ({ totals, wantedReach }: CampaignReport, words: ReportTexts, locale: Locale): Figure[] => {
  const number = (value: number) => numberOnPaper(value, locale)
  const figures: (Figure | false | undefined)[] = [
    [
      words.reach,
      number(totals.reach),
      wantedReach > 0 ? words.ofWanted(number(percentOf(totals.reach / wantedReach)), number(wantedReach)) : undefined,
    ].filter((part) => part !== undefined) as unknown as Figure,
    [words.posts, number(totals.posts), words.participants(totals.participants)],
    [
      words.engagement,
      percentOnPaper(totals.engagement, locale),
      words.reactions(number(totals.likes + totals.comments)),
    ],
    totals.later && [
      words.later,
      number(totals.later.reach),
      words.laterOf(totals.later.posts, number(totals.later.before)),
    ],
    totals.clicks !== undefined && [words.clicks, number(totals.clicks)],
    totals.revenue !== undefined && [
      words.revenue,
      kr(totals.revenue, locale),
      words.bought(number(totals.orders ?? 0)),
    ],
    totals.cost !== undefined &&
      ([
        words.cost,
        kr(totals.cost, locale),
        totals.costs &&
          words.costParts(
            moneyOnPaper(totals.costs.fees, locale),
            moneyOnPaper(totals.costs.goods, locale),
            moneyOnPaper(totals.costs.logistics, locale),
          ),
      ].filter((part) => part !== undefined) as unknown as Figure),
    totals.costPerThousandReach !== undefined && [words.perThousand, kr(totals.costPerThousandReach, locale)],
    totals.costPerPost !== undefined && [words.perPost, kr(totals.costPerPost, locale)],
  ]
  return figures.filter((figure): figure is Figure => Boolean(figure))
}

/** What the medians of earlier campaigns say, as one line. */
const earlierLine = ({ earlier }: CampaignReport, words: ReportTexts, locale: Locale): string | undefined =>
  earlier &&
  `${words.earlier(earlier.campaigns)}: ${[
    `${words.reach} ${numberOnPaper(earlier.reach, locale)}`,
    `${words.posts} ${numberOnPaper(earlier.posts, locale)}`,
    ...(earlier.engagement == null ? [] : [`${words.engagement} ${percentOnPaper(earlier.engagement, locale)}`]),
    ...(earlier.costPerThousandReach == null
      ? []
      : [`${words.perThousand} ${kr(earlier.costPerThousandReach, locale)}`]),
  ].join(', ')}`

/** Days of all campaigns together. */
const periodOf = ({ campaign, campaigns = [campaign] }: CampaignReport, words: ReportTexts): string => {
  const starts = campaigns.flatMap(({ startAt }) => startAt ?? []).sort()
  const ends = campaigns.flatMap(({ endAt }) => endAt ?? []).sort()
  return starts[0] && ends.at(-1) ? words.period(starts[0], ends.at(-1)!) : ''
}

interface About {
  config: Config
  words: ReportTexts
  locale: Locale
  now: Date
}

/** The first page's head: logo, names, days and figures. */
export const drawCover = async (sheet: Sheet, report: CampaignReport, { config, words, locale, now }: About) => {
  const { campaign, campaigns, totals } = report
  const { document } = sheet
  document.rect(0, 0, document.page.width, 8).fill(sheet.accent)
  const logo = await pictureOf(config, campaign.brandLogoUrl, { width: 180, height: 180 })
  if (logo) document.image(logo, margin, sheet.y, { width: 56, height: 56 })
  const x = logo ? margin + 70 : margin
  const wide = width - (x - margin)
  sheet.put(campaign.brandName, [x, sheet.y, wide], { color: faint, size: 10 })
  sheet.put(campaigns ? words.several(campaigns.length) : campaign.name, [x, sheet.y + 15, wide], {
    bold: true,
    size: 20,
  })
  const dates = [
    periodOf(report, words),
    words.made(dayOf(now)),
    totals.readAt != null && words.read(dayOf(totals.readAt)),
  ]
  sheet.put(dates.filter(Boolean).join(' · '), [x, sheet.y + 42, wide], { color: faint, size: 9 })
  sheet.y += 76
  if (campaigns)
    for (const { name, startAt, endAt } of campaigns) {
      sheet.put([name, startAt && endAt && words.period(startAt, endAt)].filter(Boolean).join(', '), [
        margin,
        sheet.y,
        width,
      ])
      sheet.y += 14
    }
  const [perRow, cell] = [3, width / 3]
  figuresOf(report, words, locale).forEach(([label, value, help = ''], index) => {
    if (index % perRow === 0 && index > 0) sheet.y += 50
    const left = margin + (index % perRow) * cell
    sheet.put(label, [left, sheet.y + 6, cell - 10], { color: faint, size: 8.5 })
    sheet.put(value, [left, sheet.y + 18, cell - 10], { bold: true, size: 15 })
    sheet.put(help, [left, sheet.y + 37, cell - 10], { color: faint, size: 7.5 })
  })
  sheet.y += 60
  const earlier = earlierLine(report, words, locale)
  if (earlier) {
    sheet.put(earlier, [margin, sheet.y, width], { color: faint, size: 8.5 })
    sheet.y += 20
  }
}
