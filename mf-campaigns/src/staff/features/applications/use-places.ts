import type { Participation } from '@samspel/api'
import type { ApplicationsOverview } from './data'

/** Answers that are not sent yet, by application. */
export type Held = ReadonlyMap<string, Pick<Participation, 'campaignId' | 'campaign'> & { act: 'approve' | 'reject' }>

/** Places left in a campaign, minus approvals not sent yet; null when unlimited. */
export const placesLeftIn = (
  overview: ApplicationsOverview | undefined,
  held: Held,
  campaignId: string,
): number | null => {
  const left = overview?.byCampaign.find(({ id }) => id === campaignId)?.placesLeft ?? null
  if (left === null) return null
  const given = [...held.values()].filter((one) => one.act === 'approve' && one.campaignId === campaignId).length
  return Math.max(0, left - given)
}

/** The first campaign with more applications selected than places left. */
export const tooMany = (
  overview: ApplicationsOverview | undefined,
  held: Held,
  selected: readonly Participation[],
): { campaign: string; left: number } | undefined => {
  for (const { campaignId, campaign } of selected) {
    const left = placesLeftIn(overview, held, campaignId)
    if (left !== null && selected.filter((one) => one.campaignId === campaignId).length > left)
      return { campaign: campaign.name, left }
  }
  return undefined
}
