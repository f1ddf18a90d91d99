// Records a small part of the demo data of a running Samspel for the fake server: npx tsx shared/testing/scripts/record-demo.ts
// http://localhost:8080 [another file]
import { writeFileSync } from 'node:fs'
import { camelizeKeys } from '@samspel/api'

const [base = 'http://localhost:8080', otherFile] = process.argv.slice(2)
const PASSWORD = 'samspel-demo'
type Item = Record<string, unknown> & { id: string }
type Answer = Record<string, unknown>

async function signIn(kind: 'user' | 'instagramer', account: string): Promise<string> {
  const answer = await fetch(`${base}/api/auth/${kind}s/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ [kind]: { email: `${account}@samspel.test`, password: PASSWORD } }),
  })
  if (!answer.ok) throw new Error(`Sign-in of ${account}: ${answer.status}`)
  return answer.headers.get('authorization') ?? ''
}

const asking =
  (authorization: string) =>
  async (path: string): Promise<Answer> => {
    const answer = await fetch(`${base}/api${path}`, { headers: { authorization } })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return camelizeKeys(await answer.json()) as Answer
  }

const company = asking(await signIn('user', 'company'))
const creator = asking(await signIn('instagramer', 'creator'))
const admin = asking(await signIn('user', 'admin'))
const store = asking(await signIn('user', 'store'))

const records: Record<string, Map<string, Item>> = {}
const keep = (entity: string, items: unknown) => {
  const kept = (records[entity] ??= new Map())
  for (const item of [items].flat() as Item[]) if (item) kept.set(item.id, item)
}

const users = await Promise.all([admin('/users/me'), company('/users/me'), store('/users/me')])
keep(
  'users',
  users.map(({ user }) => user),
)
const { instagramer: me } = (await creator('/instagramers/me')) as { instagramer: Item }
const myBrandIds = (users[1]!.user as { brandIds: string[] }).brandIds

for (const state of ['draft', 'requested', 'confirmed', 'upcoming', 'ongoing', 'finished', 'archived'])
  keep('campaigns', (await company(`/campaigns?state=${state}&perPage=2`)).campaigns)
keep('campaigns', (await creator('/marketplace/campaigns?perPage=8')).campaigns)
const ongoing = [...records.campaigns!.values()].filter(({ state }) =>
  ['confirmed', 'upcoming', 'ongoing', 'finished'].includes(String(state)),
)
for (const { id, brandId } of ongoing) {
  if (!myBrandIds.includes(String(brandId))) continue
  keep('participations', (await company(`/campaigns/${id}/participations?perPage=7`)).participations)
  keep('campaignEvents', (await company(`/campaigns/${id}/events?perPage=6`)).campaignEvents)
  keep('campaignCalculatedReaches', (await company(`/campaigns/${id}/calculated_reach`)).campaignCalculatedReach)
}
for (const state of ['pending', 'approved', 'rejected'])
  keep('mentions', (await company(`/mentions?state=${state}&perPage=8`)).mentions)
keep('participations', (await creator('/instagramers/me/participations?perPage=12')).participations)
keep('mentions', (await creator('/instagramers/me/mentions?perPage=8')).mentions)
keep('instagramPosts', (await creator('/instagramers/me/instagram_posts?perPage=12')).instagramPosts)
keep('instagramers', (await company('/instagramers?perPage=24')).instagramers)
keep('instagramers', me)
keep('brands', (await admin('/brands?perPage=8')).brands)
for (const id of myBrandIds) keep('brands', (await admin(`/brands/${id}`)).brand)
for (const id of myBrandIds.slice(0, 2)) keep('stores', (await company(`/brands/${id}/stores?perPage=14`)).stores)
keep('threads', (await company('/messages/threads?perPage=5')).threads)
keep('threads', (await creator('/messages/threads?perPage=5')).threads)
for (const { participationId } of (records.mentions as Map<string, Item>).values()) {
  if (!records.participations!.has(String(participationId)))
    keep('participations', (await admin(`/participations/${String(participationId)}`)).participation)
}
for (const { campaignId } of (records.participations as Map<string, Item>).values()) {
  if (!records.campaigns!.has(String(campaignId)))
    keep('campaigns', (await admin(`/campaigns/${String(campaignId)}`)).campaign)
}
const people = [...records.participations!.values(), ...records.mentions!.values(), ...records.threads!.values()].map(
  ({ instagramerId }) => String(instagramerId),
)
for (const id of new Set(people))
  if (!records.instagramers!.has(id)) keep('instagramers', (await admin(`/instagramers/${id}`)).instagramer)
keep('accounts', (await company('/accounts')).accounts)
const wallet = await creator('/instagramers/me/account')
keep('accounts', wallet.account)
for (const { id } of (records.accounts as Map<string, Item>).values()) {
  const ask = id === (wallet.account as Item).id ? creator : company
  keep('transactions', (await ask(`/accounts/${id}/transactions?perPage=10`)).transactions)
}
for (const { instagramerId, brandId } of [...records.threads!.values()]) {
  const answer =
    instagramerId === me.id
      ? creator(`/instagramers/me/messages?brandId=${String(brandId)}&perPage=12`)
      : company(`/instagramers/${String(instagramerId)}/messages?brandId=${String(brandId)}&perPage=12`)
  keep('messages', (await answer).messages)
}
keep('profileCategories', (await company('/profile_categories')).profileCategories)
// The one that is shown comes first; the fake server shows that.
const { infoBanner } = await company('/info_banners/current')
const managed = (await admin('/info_banners?perPage=6')).infoBanners as Item[]
const isShown = ({ id }: Item) => id === (infoBanner as Item | null)?.id
keep('infoBanners', [...managed.filter(isShown), ...managed.filter((banner) => !isShown(banner))])
// Sessions, phones and accounts at the provider are made by the fake server: a recording would hold those of this script.
keep('users', (await company('/users?perPage=12')).users)
keep('users', (await admin('/users?role=admin&perPage=3')).users)
keep('companies', (await company(`/companies/${String((users[1]!.user as Item).companyId)}`)).company)
for (const state of ['approved', 'requested', 'declined'])
  keep('companies', (await admin(`/companies?state=${state}&perPage=6`)).companies)
for (const state of ['requested', 'declined', 'approved'])
  keep('companyRequests', (await admin(`/company_requests?state=${state}&perPage=4`)).companyRequests)
for (const { id } of [...records.companies!.values()].filter(({ state }) => state === 'approved'))
  keep('brands', (await admin(`/brands?companyId=${id}&perPage=3`)).brands)
keep('invitations', (await company('/invitations?perPage=8')).invitations)

const data = {
  recordedAt: new Date().toISOString(),
  walletSummary: wallet.summary,
  onTheWay: wallet.onTheWay,
  records: Object.fromEntries(Object.entries(records).map(([entity, items]) => [entity, [...items.values()]])),
}
const file = otherFile ?? new URL('../src/fake-server/demo.json', import.meta.url)
// One record a line: a new recording can be read as a diff.
const lines = Object.entries(data.records).map(
  ([entity, items]) =>
    `    ${JSON.stringify(entity)}: [\n${items.map((item) => `      ${JSON.stringify(item)}`).join(',\n')}\n    ]`,
)
const { records: _records, ...head } = data
writeFileSync(file, `${JSON.stringify(head).slice(0, -1)},\n  "records": {\n${lines.join(',\n')}\n  }\n}\n`)
console.log(
  Object.entries(data.records)
    .map(([entity, items]) => `${entity} ${items.length}`)
    .join(', '),
)
