import { adLabelOf } from '@samspel/api/ad-label'
import { type Brief, everydayCaption, everydayStory, goodCaption, hastyCaption, storyCaption } from './captions'
import type { SocialAccount, SocialPost, SocialProvider } from './provider'
import { type CreatorPlace, sandboxAudience } from './sandbox-audience'
import { type Random, seededRandom } from './seeded-random'

/** A campaign the creator was approved for. */
export interface SandboxCampaign extends Brief {
  id: string
  imageUrl: string | null
}

export interface SandboxSources {
  /** Campaigns a creator was approved for that still accept mentions. */
  campaignsOf: (accountId: string) => Promise<SandboxCampaign[]>
  /** Where a creator lives. */
  placeOf: (accountId: string) => Promise<CreatorPlace>
  /** Addresses of bundled pictures for everyday posts. */
  pictures: () => Promise<readonly string[]>
  now: () => Date
}

const hour = 3_600_000
const day = 24 * hour
/** Days of everyday posts, with two posts and a story each. */
const daysBack = 3

const figures = (random: Random, { followersCount, engagementRate }: SocialAccount, story: boolean) => {
  const followers = Math.max(followersCount, 150)
  const reach = Math.round(followers * (story ? random.between(0.09, 0.2) : random.between(0.24, 0.58)))
  const reactions = Math.round(
    Math.min(followers * (Math.max(engagementRate, 0.8) / 100) * random.between(0.6, 1.4), reach * 0.6),
  )
  const likesCount = story ? Math.round(reactions * 0.1) : reactions
  const commentsCount = Math.round(likesCount * random.between(0.015, 0.06))
  const insights = { reach, views: null, saved: null, shares: null, interactions: null }
  return { insights: { ok: true as const, value: insights }, likesCount, commentsCount }
}

/** Invented posts, always the same: everyday ones of recent days, and some for each campaign the creator takes part in. */
export const createSandboxProvider = ({ campaignsOf, placeOf, pictures, now }: SandboxSources): SocialProvider => {
  const post = (
    account: SocialAccount,
    externalId: string,
    story: boolean,
    createdAt: Date,
    caption: (random: Random) => string,
    imageUrl: string | null,
  ): SocialPost => {
    const random = seededRandom(account.id, externalId)
    return {
      externalId,
      caption: caption(random),
      imageUrl,
      permalink: null,
      story,
      reel: false,
      createdAt,
      ...figures(random, account, story),
    }
  }

  const everydayOf = (account: SocialAccount, time: Date, shipped: readonly string[]) =>
    Array.from({ length: daysBack }, (_, back) => {
      const start = Math.floor(time.getTime() / day) * day - (back + 1) * day
      const date = new Date(start).toISOString().slice(0, 10)
      const random = seededRandom(account.id, date)
      const picture = () => (shipped.length > 0 ? random.pick(shipped) : null)
      const at = (from: number, to: number) => new Date(start + Math.round(random.between(from, to) * hour))
      return [
        post(account, `sandbox-${date}-1`, false, at(6, 10), everydayCaption, picture()),
        post(account, `sandbox-${date}-2`, false, at(15, 21), everydayCaption, picture()),
        post(account, `sandbox-${date}-3`, true, at(11, 14), everydayStory, picture()),
      ]
    }).flat()

  const campaignPostsOf = (account: SocialAccount, time: Date, campaign: SandboxCampaign) => {
    const random = seededRandom(account.id, campaign.id)
    const before = (from: number, to: number) => new Date(time.getTime() - Math.round(random.between(from, to) * hour))
    return [
      post(
        account,
        `sandbox-${campaign.id}-1`,
        false,
        before(2, 20),
        (its) => goodCaption(its, campaign),
        campaign.imageUrl,
      ),
      post(
        account,
        `sandbox-${campaign.id}-2`,
        false,
        before(22, 60),
        (its) => hastyCaption(its, campaign),
        campaign.imageUrl,
      ),
      post(account, `sandbox-${campaign.id}-3`, true, before(1, 18), () => storyCaption(campaign), campaign.imageUrl),
    ]
  }

  const listAll = async (account: SocialAccount) => {
    const [campaigns, shipped] = await Promise.all([campaignsOf(account.id), pictures()])
    const time = now()
    return [
      ...campaigns.flatMap((campaign) => campaignPostsOf(account, time, campaign)),
      ...everydayOf(account, time, shipped),
    ]
  }

  /** Simulates a creator who made the requested changes: the label comes first, and a campaign's post includes everything required. */
  const mended = (
    account: SocialAccount,
    { caption, externalId, story }: SocialPost,
    campaign: SandboxCampaign | undefined,
  ) => {
    if (campaign) return story ? storyCaption(campaign) : goodCaption(seededRandom(account.id, externalId), campaign)
    return adLabelOf(caption) === 'ok' ? caption : `Reklam\n\n${caption}`
  }

  return {
    needsConnection: false,
    readProfile: async ({ followersCount }) => ({ followersCount }),
    listPosts: async (account) => ({ posts: await listAll(account), completeSince: null }),
    listStories: async (account) => {
      const dayAgo = now().getTime() - day
      return (await listAll(account)).filter(({ story, createdAt }) => story && createdAt.getTime() > dayAgo)
    },
    readPost: async (account, known) => {
      const campaign = (await campaignsOf(account.id)).find(({ id }) => known.externalId.startsWith(`sandbox-${id}-`))
      const grown = (figure: number) => Math.round(figure * 1.05)
      const { insights, likesCount, commentsCount } = known
      return {
        ok: true,
        value: {
          ...known,
          caption: mended(account, known, campaign),
          insights: insights.ok
            ? { ok: true, value: { ...insights.value, reach: grown(insights.value.reach ?? 0) } }
            : insights,
          likesCount: grown(likesCount ?? 0),
          commentsCount: grown(commentsCount ?? 0),
        },
      }
    },
    readAudience: async (account) => sandboxAudience(account, await placeOf(account.id)),
    // Its pictures are already on this site.
    copyPicture: async (address) => ({ url: address }),
  }
}
