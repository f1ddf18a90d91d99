import type { CampaignReport, Locale, ReportPost } from '@samspel/api'
import type { Config } from '../../../../config'
import { dayOf } from '../../../../days'
import { authorOf, campaignNameOf } from '../names'
import { linkLines } from '../of-link'
import type { ReportTexts } from '../texts'
import { numberOnPaper, percentOnPaper } from './numbers'
import { pictureOf } from './pictures'
import { faint, hairline, margin, type Sheet, width } from './sheet'
import { drawTable } from './table'

/** As many are shown with their picture; those after them as rows. */
const mostPictures = 90
const [perRow, gap, picture] = [3, 12, 120]
const cell = (width - (perRow - 1) * gap) / perRow
const height = picture + 54
/** Two lines more where figures of links are shown. */
const linkHeight = 21

interface About {
  config: Config
  words: ReportTexts
  locale: Locale
}

const linesOf = (report: CampaignReport, post: ReportPost, { words, locale }: Omit<About, 'config'>): string[] => [
  authorOf(report, post, words),
  [
    words.kinds[post.kind],
    post.day,
    post.pinned && words.pinned,
    post.goneAt !== undefined && words.gone(dayOf(post.goneAt)),
    report.campaigns && campaignNameOf(report, post.campaignId),
  ]
    .filter(Boolean)
    .join(' · '),
  [
    `${words.reach} ${post.unread ? '–' : numberOnPaper(post.reach, locale)}`,
    post.engagement != null && percentOnPaper(post.engagement, locale),
  ]
    .filter(Boolean)
    .join(' · '),
  ...(post.ofLink ? linkLines(post.ofLink, words, (n) => numberOnPaper(n, locale)) : []),
]

const drawOne = async (sheet: Sheet, report: CampaignReport, post: ReportPost, x: number, about: About) => {
  const { document, y } = sheet
  const content = await pictureOf(about.config, post.pictureUrl, { width: 480, height: 360 })
  if (content) document.image(content, x, y, { width: cell, height: picture })
  else document.rect(x, y, cell, picture).fill(hairline)
  const [author = '', what = '', figures = '', ...ofLink] = linesOf(report, post, about)
  sheet.put(author, [x, y + picture + 6, cell], { bold: true, size: 9 })
  sheet.put(what, [x, y + picture + 19, cell], { color: faint, size: 7.5 })
  sheet.put(figures, [x, y + picture + 30, cell], { size: 8 })
  for (const [index, line] of ofLink.entries())
    sheet.put(line, [x, y + picture + 41 + index * 10, cell], { color: faint, size: 7.5 })
  if (post.link !== undefined && /^https?:\/\//.test(post.link)) document.link(x, y, cell, picture, post.link)
}

/** All posts, in the report's order. */
export const drawPosts = async (sheet: Sheet, report: CampaignReport, about: About): Promise<void> => {
  const { words } = about
  const posts = report.posts ?? []
  const hasLinks = posts.some(({ ofLink }) => ofLink !== undefined)
  const rowHeight = height + (hasLinks ? linkHeight : 0)
  sheet.need(rowHeight + 30)
  sheet.heading(words.allPosts(report.totals.posts))
  if (posts.length === 0) {
    sheet.put(words.noPosts, [margin, sheet.y, width], { color: faint })
    sheet.y += 24
  }
  for (let first = 0; first < Math.min(posts.length, mostPictures); first += perRow) {
    sheet.need(rowHeight)
    for (const [index, post] of posts.slice(first, Math.min(first + perRow, mostPictures)).entries())
      await drawOne(sheet, report, post, margin + index * (cell + gap), about)
    sheet.y += rowHeight
  }
  const others = posts.slice(mostPictures)
  if (others.length > 0)
    drawTable(
      sheet,
      [
        { heading: words.creator, share: 2 },
        { heading: words.kind, share: 3 },
        { heading: words.reach, share: 2 },
        ...(hasLinks ? [{ heading: words.link, share: 3 }] : []),
      ],
      others.map((post) => {
        const [author = '', what = '', figures = '', ...ofLink] = linesOf(report, post, about)
        return [author, what, figures, ...(hasLinks ? [ofLink.join(', ')] : [])]
      }),
    )
}
