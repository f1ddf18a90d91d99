import { describe, expect, test } from '@jest/globals'
import { adLabelOf } from '@samspel/api/ad-label'
import { createSandboxProvider, type SandboxCampaign } from './sandbox-provider'

const tove = { id: 'tove', username: 'tovebakar', followersCount: 18_400, engagementRate: 6.1, connectedIgUserId: null }
const campaign: SandboxCampaign = {
  id: 'c1',
  campaignName: 'Lussebrygg med saffran',
  brandSlug: 'bjorkbrygg',
  hashtags: ['lussebrygg', 'björkbrygg'],
  mentions: ['bjorkbrygg'],
  imageUrl: '/uploads/demo/saffran.webp',
}
const now = new Date('2026-11-21T10:00:00Z')
const postsOf = (campaigns: SandboxCampaign[]) =>
  createSandboxProvider({
    campaignsOf: async () => campaigns,
    placeOf: async () => ({ city: 'Linköping', country: 'SE' }),
    pictures: async () => ['/uploads/demo/mugg.webp'],
    now: () => now,
  })
    .listPosts(tove)
    .then(({ posts }) => posts)

describe('the social sandbox', () => {
  test('always has at least six posts and three stories of the last days', async () => {
    const posts = await postsOf([])
    expect(posts.filter(({ story }) => !story).length).toBeGreaterThanOrEqual(6)
    expect(posts.filter(({ story }) => story).length).toBeGreaterThanOrEqual(3)
    expect(
      posts.every(({ createdAt }) => createdAt < now && createdAt.getTime() > now.getTime() - 5 * 86_400_000),
    ).toBe(true)
  })

  test('gives the same posts every time, each under its own id', async () => {
    const posts = await postsOf([campaign])
    expect(await postsOf([campaign])).toEqual(posts)
    expect(new Set(posts.map(({ externalId }) => externalId)).size).toBe(posts.length)
  })

  test('for an approved campaign: one caption as it should be, one hasty, one story', async () => {
    const [good, hasty, story] = await postsOf([campaign])
    expect(good?.caption).toMatch(/^Reklam för @bjorkbrygg\n/)
    expect(good?.caption).toContain('#lussebrygg #björkbrygg')
    expect([good, hasty].map((post) => adLabelOf(post?.caption ?? ''))).toEqual(['ok', 'unclear'])
    expect(hasty?.caption).not.toContain('#lussebrygg')
    expect(story?.story).toBe(true)
  })

  test('figures fit the number of followers', async () => {
    for (const { insights, likesCount, commentsCount } of await postsOf([campaign])) {
      const reach = insights.ok ? (insights.value.reach ?? 0) : 0
      expect(reach).toBeGreaterThan(1_000)
      expect(reach).toBeLessThan(18_400)
      expect(likesCount).toBeLessThan(reach)
      expect(commentsCount).toBeLessThanOrEqual(likesCount ?? 0)
    }
  })
})
