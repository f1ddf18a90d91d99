import type { CampaignReport, ReportPost } from '@samspel/api'

/** What a shared address shows beside the results. */
export interface Shows {
  costs: boolean
  names: boolean
}

type Creator = CampaignReport['creators'][number]

const creatorWithoutCosts = ({ costs: _costs, cost: _cost, costPerThousandReach: _per, ...rest }: Creator): Creator =>
  rest

/** The report without what was paid, and without what that makes of the results. */
export const withoutCosts = (report: CampaignReport): CampaignReport => {
  const { costs: _costs, cost: _cost, costPerThousandReach: _per, costPerPost: _post, ...totals } = report.totals
  const { costPerThousandReach: _thousand, costPerPost: _one, ...earlier } = report.earlier ?? {}
  return {
    ...report,
    totals,
    ...(report.earlier && { earlier: earlier as NonNullable<CampaignReport['earlier']> }),
    creators: report.creators.map(creatorWithoutCosts),
  }
}

/** Codes are made of names; so they go with them. */
const creatorWithoutName = ({ creator: _creator, code: _code, ...rest }: Creator): Creator => rest
const postWithoutName = ({ link: _link, ...rest }: ReportPost): ReportPost => rest

/** The report as readers without an account see it: never the ids of posts, costs and names only where they are shared. */
export const shownOf = (report: CampaignReport, { costs, names }: Shows): CampaignReport => {
  const shared: CampaignReport = {
    ...(costs ? report : withoutCosts(report)),
    posts: (report.posts ?? []).map(({ id: _id, ...post }) => post),
  }
  return names
    ? shared
    : {
        ...shared,
        creators: shared.creators.map(creatorWithoutName),
        posts: (shared.posts ?? []).map(postWithoutName),
      }
}
