import type { CampaignReport, Locale } from '@samspel/api'
import { toCsv } from '@samspel/api/files'
import type { ReportTexts } from '../texts'

/** A line for each day with posts, with the reach of all days so far. */
export const daysCsv = ({ days }: CampaignReport, words: ReportTexts, locale: Locale): string => {
  let total = 0
  return toCsv(
    [
      [words.day, words.reach, words.total, words.posts, words.likes, words.comments],
      ...days.map(({ day, reach, posts, likes, comments }) => [day, reach, (total += reach), posts, likes, comments]),
    ],
    locale,
  )
}
