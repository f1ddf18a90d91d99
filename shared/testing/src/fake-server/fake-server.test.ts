import { describe, expect, jest, test } from '@jest/globals'
import { Compile } from 'typebox/compile'
import { camelizeKeys } from '@samspel/api'
import type { Endpoint } from '@samspel/api/contract'
import { endpoints } from '@samspel/api/contract'
import { readDemoData } from './data'
import type { SignedIn } from './index'
import { createFakeServer, tokenFor } from './index'
import { sampleOf } from './sample'

const { tables } = readDemoData(new Date())
const all = Object.entries(endpoints) as [string, Endpoint][]
const prefixOf = ({ base }: Endpoint) => (base === 'public' ? '/public' : '/api')
const signedIn = (actors: readonly string[]) => (actors.find((actor) => actor !== 'anonymous') ?? 'company') as SignedIn

/** An id that the endpoint's path can have. */
const idFor = (path: string): string => {
  const [, entity = ''] = path.split('/')
  const table = entity.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return tables[table]?.[0]?.id ?? 'none'
}
const addressOf = (endpoint: Endpoint) =>
  prefixOf(endpoint) +
  endpoint.path
    .replace(':id', idFor(endpoint.path))
    .replace(':slug', String(tables.brands?.[0]?.slug))
    .replace(':token', String(tables.stores?.[0]?.token))

const server = () => createFakeServer()
const ask = (fake: ReturnType<typeof server>, actor: SignedIn, method: string, url: string, body?: object) => {
  const { status, body: text } = fake.handle({
    method,
    url,
    headers: { authorization: `Bearer ${tokenFor(actor)}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status, answer: text ? (camelizeKeys(JSON.parse(text)) as Record<string, never>) : undefined }
}

describe('the fake server follows the contract', () => {
  test.each(all.filter(([, { kind }]) => kind !== 'stream'))(
    '%s answers what its response says, or refuses in words',
    (_key, endpoint) => {
      const complaints = jest.spyOn(console, 'error').mockImplementation(() => {})
      const body = endpoint.body ? JSON.stringify(sampleOf(endpoint.body)) : undefined
      const { status, body: text } = server().handle({
        method: endpoint.method,
        url: addressOf(endpoint),
        headers: { authorization: `Bearer ${tokenFor(signedIn(endpoint.actors))}` },
        body,
      })
      expect(complaints).not.toHaveBeenCalled()
      expect(status).toBeLessThan(500)
      const answer: unknown = text ? camelizeKeys(JSON.parse(text)) : undefined
      if (status === 200) expect([...Compile(endpoint.response!).Errors(answer)]).toEqual([])
      if (status >= 400)
        expect(answer).toEqual(status === 422 ? expect.objectContaining({}) : { error: expect.any(String) })
      complaints.mockRestore()
    },
  )

  test('whoever may not ask is refused as by the real one', () => {
    for (const [, endpoint] of all) {
      const { status } = server().handle({ method: endpoint.method, url: addressOf(endpoint) })
      if (!endpoint.actors.includes('anonymous')) expect(status).toBe(401)
    }
    expect(ask(server(), 'creator', 'GET', '/api/campaigns').status).toBe(403)
  })
})

describe('the fake server keeps what was done', () => {
  test('a list has pages, and a state of its own', () => {
    const { answer } = ask(server(), 'admin', 'GET', '/api/instagramers?perPage=10&page=2')
    expect(answer).toMatchObject({ meta: { currentPage: 2, prevPage: 1 } })
    expect((answer as unknown as { instagramers: object[] }).instagramers).toHaveLength(10)
    const { answer: drafts } = ask(server(), 'company', 'GET', '/api/campaigns?state=draft')
    expect((drafts as unknown as { campaigns: { state: string }[] }).campaigns.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['draft']),
    )
    expect(
      (drafts as unknown as { campaigns: { state: string }[] }).campaigns.every(({ state }) => state === 'draft'),
    ).toBe(true)
  })

  test('T-12 an approved post moves the totals by the same rule as the server, once', () => {
    const fake = server()
    const { mentions } = ask(fake, 'company', 'GET', '/api/mentions?state=pending').answer as unknown as {
      mentions: { id: string; campaignId: string; instagramPost: { reach: number } | null }[]
    }
    const mention = mentions.find(({ instagramPost }) => instagramPost)!
    const before = ask(fake, 'company', 'GET', `/api/campaigns/${mention.campaignId}`).answer as unknown as {
      campaign: { reach: number }
    }
    const { status, answer } = ask(fake, 'company', 'PATCH', `/api/mentions/${mention.id}/approve`)
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      mention: { state: 'approved' },
      campaign: { reach: before.campaign.reach + mention.instagramPost!.reach },
    })
    expect(ask(fake, 'company', 'PATCH', `/api/mentions/${mention.id}/approve`).status).toBe(409)
  })

  test('a creator sees the own wallet and cannot take out more than there is', () => {
    const fake = server()
    const { account } = ask(fake, 'creator', 'GET', '/api/instagramers/me/account').answer as unknown as {
      account: { id: string; availableBalance: number }
    }
    expect(
      ask(fake, 'creator', 'POST', `/api/accounts/${account.id}/payouts`, {
        payout: { amount: account.availableBalance + 1 },
      }).status,
    ).toBe(422)
    expect(
      ask(fake, 'creator', 'POST', `/api/accounts/${account.id}/payouts`, { payout: { amount: 100 } }).answer,
    ).toMatchObject({ account: { availableBalance: account.availableBalance - 100 } })
  })

  test('a company sees accounts of its brands, not those of creators', () => {
    const { accounts } = ask(server(), 'company', 'GET', '/api/accounts').answer as unknown as {
      accounts: { ownerType: string }[]
    }
    expect(accounts.length).toBeGreaterThan(0)
    expect(accounts.map(({ ownerType }) => ownerType)).not.toContain('instagramer')
  })

  test('demo accounts sign in, others do not', () => {
    const signIn = (email: string) =>
      server().handle({
        method: 'POST',
        url: '/api/auth/users/sign_in',
        body: JSON.stringify({ user: { email, password: 'samspel-demo' } }),
      })
    expect(signIn('company@samspel.test').headers.authorization).toMatch(/^Bearer /)
    expect(signIn('nobody@samspel.test').status).toBe(401)
  })

  test('a body that is no JSON, and an address that nobody has, are refused', () => {
    expect(server().handle({ method: 'POST', url: '/api/auth/users/sign_in', body: '{' }).status).toBe(400)
    expect(server().handle({ method: 'GET', url: '/api/nothing' }).status).toBe(404)
    expect(server().handle({ method: 'GET', url: '/elsewhere' }).status).toBe(404)
  })
})

test('recorded records fit the contract of today', () => {
  const { answer } = ask(server(), 'admin', 'GET', '/api/brands?perPage=100')
  expect([...Compile(endpoints.listBrands.response).Errors(answer)]).toEqual([])
})
