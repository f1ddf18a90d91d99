import type { CampaignReport, Locale } from '@samspel/api'
import type { Config } from '../../../config'
import { creatorsCsv } from './csv/creators'
import { daysCsv } from './csv/days'
import { postsCsv } from './csv/posts'
import { drawReport } from './pdf'
import { texts } from './texts'

export interface Asked {
  what: 'pdf' | 'creators' | 'posts' | 'days'
  locale: Locale
}

const csvs = { creators: creatorsCsv, posts: postsCsv, days: daysCsv } as const

/** A file name without characters that some systems reject. */
const nameOf = (parts: readonly string[], ending: string): string =>
  `${
    parts
      .join(' ')
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 140) || 'samspel'
  }.${ending}`

/** The report as a file, made of nothing but what the report holds: what it does not show, the file does not know. */
export const fileOf = async (
  { config, now }: { config: Config; now: Date },
  report: CampaignReport,
  { what, locale }: Asked,
): Promise<{ file: string; fileName: string }> => {
  const words = texts[locale]
  const content =
    what === 'pdf' ? await drawReport(report, { config, locale, now }) : Buffer.from(csvs[what](report, words, locale))
  return {
    file: content.toString('base64'),
    fileName: nameOf([report.campaign.name, words.file[what]], what === 'pdf' ? 'pdf' : 'csv'),
  }
}
