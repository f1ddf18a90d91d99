import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import { signUp } from './own-account'

/** A creator of the test's own, with an address, who has applied. */
export interface Applicant {
  id: string
  name: string
  participationId: string
  token: string
  headers: Record<string, string>
}

/** A new creator applies. */
export const applies = async (request: APIRequestContext, campaignId: string, name: string): Promise<Applicant> => {
  const { token } = await signUp(request, 'instagramer')
  const headers = { authorization: `Bearer ${token}` }
  const { instagramer } = (await (
    await request.patch('/api/instagramers/me', { headers, data: { instagramer: { name } } })
  ).json()) as { instagramer: { id: string } }
  const address = {
    name,
    street: 'Storgatan 1',
    postal_code: '582 23',
    city: 'Linköping',
    country: 'SE',
    phone: '+46701740605',
    note: '',
  }
  const saved = await request.put('/api/instagramers/me/delivery_address', {
    headers,
    data: { delivery_address: address },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
  const answer = await request.post(`/api/campaigns/${campaignId}/participations`, {
    headers,
    data: { participation: { motivation: `${name} vill vara med.` } },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { participation } = (await answer.json()) as { participation: { id: string } }
  return { id: instagramer.id, name, participationId: participation.id, token, headers }
}
