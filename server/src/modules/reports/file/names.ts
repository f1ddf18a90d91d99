import type { CampaignReport, ReportPost } from '@samspel/api'
import type { ReportTexts } from './texts'

type Row = CampaignReport['creators'][number]

/** What a creator is called: the name, or a number where it is not shown or there is none any more. */
export const creatorNameOf = ({ creator, number = 0 }: Pick<Row, 'creator' | 'number'>, words: ReportTexts): string =>
  creator?.name ?? words.numbered(number)

export const authorOf = (report: CampaignReport, { creatorNumber }: ReportPost, words: ReportTexts): string =>
  creatorNameOf(report.creators.find(({ number }) => number === creatorNumber) ?? { number: creatorNumber }, words)

export const campaignNameOf = ({ campaign, campaigns = [campaign] }: CampaignReport, id: string | undefined): string =>
  campaigns.find((one) => one.id === id)?.name ?? ''
