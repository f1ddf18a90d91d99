import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import { day } from './day'
import type { OwnAccount } from './own-account'
import { signUp } from './own-account'

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

export interface OwnCompany extends OwnAccount {
  company: string
  brandId: string
}

/** A company that has just signed up. */
export async function newCompany(request: APIRequestContext): Promise<OwnCompany> {
  const owner = await signUp(request, 'user')
  const { user } = (await (await request.get('/api/users/me', bearer(owner.token))).json()) as {
    user: { company_id: string; brand_ids: string[] }
  }
  const { company } = (await (await request.get(`/api/companies/${user.company_id}`, bearer(owner.token))).json()) as {
    company: { name: string }
  }
  return { ...owner, company: company.name, brandId: user.brand_ids[0]! }
}

/** A draft that has all that a review asks for. */
export async function completeDraft(
  request: APIRequestContext,
  owner: OwnCompany,
  name = 'Första kampanjen',
): Promise<string> {
  const answer = await request.post('/api/campaigns', {
    ...bearer(owner.token),
    data: {
      campaign: {
        name,
        brand_id: owner.brandId,
        excerpt: 'En kort text',
        product_image_url: '/uploads/demo/mug.webp',
        instructions: 'Visa hur du använder den.',
        start_at: day(20),
        end_at: day(40),
        products: [
          {
            product_title: 'Mugg',
            product_name: 'Mugg',
            product_description: 'Keramik',
            product_article_reference: 'M-1',
            default_product_value: 200,
          },
        ],
      },
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { campaign: { id: string } }).campaign.id
}

/** Asks the platform to review a campaign, and answers what it says. */
export const sendToReview = async (request: APIRequestContext, { token }: OwnCompany, id: string) => {
  const answer = await request.patch(`/api/campaigns/${id}/state`, {
    ...bearer(token),
    data: { campaign: { state: 'requested' } },
  })
  return { status: answer.status(), body: (await answer.json()) as { error?: string } }
}
