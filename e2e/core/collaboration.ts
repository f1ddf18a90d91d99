import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import { day } from './day'
import type { Account } from './session'
import { tokenFor } from './session'

type Body = Record<string, unknown>

/** API client for a demo account that plays the other side in a creator's journey. */
export interface Desk {
  get: (path: string) => Promise<Body>
  send: (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, data?: Body) => Promise<Body>
}

/** The API client of a demo account. */
export async function deskOf(request: APIRequestContext, account: Account): Promise<Desk> {
  const headers = { authorization: `Bearer ${await tokenFor(request, account)}` }
  const call = async (method: string, path: string, data?: Body) => {
    const answer = await request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
    return answer.status() === 204 ? {} : ((await answer.json()) as Body)
  }
  return { get: (path) => call('GET', path), send: call }
}

/** Creates a campaign of the demo company's first brand in the marketplace; each call creates a new one. For pick-up, pass the stores. */
export async function openCampaign(
  company: Desk,
  admin: Desk,
  name: string,
  fields: Body = {},
  storeChoice?: Body,
): Promise<{ id: string; brandId: string }> {
  const { brands } = (await company.get('/brands')) as { brands: { id: string }[] }
  const brandId = brands[0]!.id
  const { campaigns } = (await company.get('/campaigns?state=confirmed&perPage=1')) as {
    campaigns: { product_image_url: string }[]
  }
  const campaign = {
    brand_id: brandId,
    name,
    excerpt: 'Prova vår nya dryck',
    product_image_url: campaigns[0]!.product_image_url,
    instructions: 'Visa hur du använder den.',
    start_at: day(3),
    end_at: day(60),
    due_at: day(30),
    hashtags: ['vinterfika'],
    mentions: ['bjorkbrygg'],
    country: 'SE',
    is_public: true,
    delivery_method: 'delivery',
    target_number_of_instagramers: 5,
    products: [
      {
        product_title: 'Dryck',
        product_name: 'Dryck',
        product_description: '',
        product_article_reference: '',
        default_product_value: 249,
      },
    ],
    ...fields,
  }
  const {
    campaign: { id },
  } = (await company.send('POST', '/campaigns', { campaign })) as { campaign: { id: string } }
  if (storeChoice) await company.send('PUT', `/campaigns/${id}/store_choice`, { store_choice: storeChoice })
  await company.send('PATCH', `/campaigns/${id}/state`, { campaign: { state: 'requested' } })
  await admin.send('PATCH', `/campaigns/${id}/state`, { campaign: { state: 'confirmed' } })
  return { id, brandId }
}

/** Sends the parcels of a campaign, and has the creator receive one: its days to publish begin. */
export async function receives(company: Desk, creator: Desk, campaignId: string): Promise<void> {
  const { parcels } = (await company.get(`/campaigns/${campaignId}/parcels`)) as { parcels: { id: string }[] }
  await company.send('PATCH', `/campaigns/${campaignId}/parcels/send`, { parcel_ids: parcels.map(({ id }) => id) })
  await creator.send('PATCH', `/parcels/${parcels[0]!.id}/arrive`, {})
}

/** Creates an approved post of the creator's connected account in a campaign of its own, with an image that nobody has requested. */
export async function approvedPost(
  company: Desk,
  admin: Desk,
  creator: Desk,
  name: string,
): Promise<{ campaignId: string; mentionId: string }> {
  const { id } = await openCampaign(company, admin, name)
  const { participation } = (await creator.send('POST', `/campaigns/${id}/participations`, {
    participation: { motivation: '' },
  })) as { participation: { id: string } }
  await company.send('PATCH', `/participations/${participation.id}/approve`)
  const { instagram_posts: posts } = (await creator.get(
    '/instagramers/me/instagram_posts?story=false&perPage=100',
  )) as { instagram_posts: { id: string; used?: boolean; image_url: string | null }[] }
  const post = posts.find(({ used, image_url: image }) => !used && image)
  expect(post, 'a post that no campaign has').toBeDefined()
  const { mention } = (await creator.send('POST', `/participations/${participation.id}/mentions`, {
    mention: { kind: 'post', instagram_post_id: post!.id },
  })) as { mention: { id: string } }
  await company.send('PATCH', `/mentions/${mention.id}/approve`)
  return { campaignId: id, mentionId: mention.id }
}
