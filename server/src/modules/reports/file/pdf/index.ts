import type { CampaignReport, Locale } from '@samspel/api'
import type { Config } from '../../../../config'
import { drawPdf } from '../../../../pdf'
import { texts } from '../texts'
import { drawCover } from './cover'
import { drawCreators } from './creators'
import { drawPosts } from './posts'
import { faint, margin, Sheet, width } from './sheet'
import { drawWeeks } from './weeks'

/** The product's own colour, for brands whose page has none. */
const ownAccent = '#4d3bef'

interface About {
  config: Config
  locale: Locale
  now: Date
}

/** Everything on the sheets of a report. */
export const drawPages = async (document: PDFKit.PDFDocument, report: CampaignReport, about: About): Promise<void> => {
  const { config, locale, now } = about
  const words = texts[locale]
  const sheet = new Sheet(document, report.accent ?? ownAccent)
  sheet.newPage()
  await drawCover(sheet, report, { config, words, locale, now })
  drawWeeks(sheet, report, words, locale)
  await drawPosts(sheet, report, { config, words, locale })
  drawCreators(sheet, report, words, locale)
  const { start, count } = document.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page)
    const foot = document.page.height - 40
    sheet.put(words.madeWith, [margin, foot, width / 2], { color: faint, size: 8 })
    sheet.put(words.page(page + 1, count), [margin + width / 2, foot, width / 2], {
      color: faint,
      size: 8,
      align: 'right',
    })
  }
}

/** A report on A4: cover, reach by week as chart and table, all posts with their pictures, all creators with their sums. */
export const drawReport = (report: CampaignReport, about: About): Promise<Buffer> => {
  const { locale, now } = about
  const title = `${texts[locale].title} ${report.campaign.name}`
  return drawPdf({ size: 'A4', margin, locale, title, now }, (document) => drawPages(document, report, about))
}
