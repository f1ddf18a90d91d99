import type { Page } from '@playwright/test'
import type { Area } from './areas'
import { type Account, tokenOf } from './session'

type Listed = { id: string } & Record<string, string>
type Answer = Record<string, Listed[]>
type Pickup = Listed & { store_participation: { state: string } | null }

/** Looks up records of the demo account through the API, by list path and record name. */
class Records {
  constructor(
    private readonly page: Page,
    private readonly token: string,
    readonly account: Account,
  ) {}

  private readonly options = () => ({ headers: { authorization: `Bearer ${this.token}` } })

  async list(path: string, name: string) {
    const answer = await this.page.request.get(`/api${path}`, this.options())
    const records = ((await answer.json()) as Answer)[name] ?? []
    if (records.length === 0) throw new Error(`${path} has no ${name} to look at`)
    return records as [Listed, ...Listed[]]
  }

  id = async (path: string, name: string) => (await this.list(path, name))[0].id

  brand = () => this.id('/brands?perPage=1', 'brands')
  campaign = () => this.id('/campaigns?state=confirmed&perPage=1', 'campaigns')
  async store() {
    const brand = await this.brand()
    return { brand, store: await this.id(`/brands/${brand}/stores?perPage=1`, 'stores') }
  }

  private readonly company = async () => new Records(this.page, await tokenOf(this.page, 'company'), 'company')

  /** A collaboration of a campaign that has begun, so that there is an agreement. */
  async approved() {
    const campaign = await this.id('/campaigns?state=ongoing&deliveryMethod=delivery&perPage=1', 'campaigns')
    return this.id(`/campaigns/${campaign}/participations?state=approved&perPage=1`, 'participations')
  }

  /** A report that the company shares with everybody who has the link. */
  async link() {
    const company = await this.company()
    const answer = await this.page.request.post(`/api/campaigns/${await company.campaign()}/report_links`, {
      ...company.options(),
      data: { days: 7 },
    })
    return ((await answer.json()) as { token: string }).token
  }

  offer = async () => this.id(`/brands/${await this.brand()}/store_offers?perPage=1`, 'store_campaigns')

  /** The offer of the creator's pick-up that is in this state. */
  async pickup(state: 'approved' | 'picked_up') {
    const offers = (await this.list('/instagramers/me/pickups', 'store_campaigns')) as unknown as Pickup[]
    const offer = offers.find(({ store_participation: own }) => own?.state === state)
    if (!offer) throw new Error(`the creator has no pick-up that is ${state}`)
    return offer
  }

  /** A transfer of the company that has not arrived yet; staff of the platform see it too. */
  async payment() {
    const company = await this.company()
    const account = await company.id('/accounts', 'accounts')
    const answer = await this.page.request.post(`/api/accounts/${account}/payments`, {
      headers: { ...company.options().headers, 'idempotency-key': crypto.randomUUID() },
      data: { payment: { method: 'transfer', amount: 500_00 } },
    })
    return ((await answer.json()) as { payment: Listed }).payment.id
  }

  /** The newest payout batch, or a new one; if no payouts are due, the page says so. */
  async batch() {
    const answer = await this.page.request.get('/api/payout_batches', this.options())
    const [newest] = ((await answer.json()) as Answer).payout_batches ?? []
    if (newest) return newest.id
    const made = await this.page.request.post('/api/payout_batches', this.options())
    return made.ok() ? ((await made.json()) as { batch: Listed }).batch.id : crypto.randomUUID()
  }

  async companyAndBrand() {
    const [brand] = await this.list('/brands?perPage=1', 'brands')
    return `/admin/companies/${brand.company_id}/brands/${brand.id}`
  }
}

const ofStore =
  (rest = '') =>
  async (records: Records) => {
    const { brand, store } = await records.store()
    return `/brands/${brand}/stores/${store}${rest}`
  }
const ofStores = (rest: string) => async (records: Records) => `/brands/${await records.brand()}/stores${rest}`
const ofCampaign = (rest: string) => async (records: Records) => `/campaigns/${await records.campaign()}${rest}`
const ofAssignment =
  (rest = '') =>
  async (records: Records) =>
    `/assignments/${await records.id('/instagramers/me/participations?state=approved', 'participations')}${rest}`

/** For each path with a parameter, a page of the demo account with content. */
const FOUND: Record<string, (records: Records) => Promise<string>> = {
  '/company/brands/:brandId': async (records) => `/company/brands/${await records.brand()}`,
  '/admin/companies/:companyId': async (records) => `/admin/companies/${await records.id('/companies', 'companies')}`,
  '/admin/companies/:companyId/papers': async (records) =>
    `/admin/companies/${await records.id('/companies', 'companies')}/papers`,
  '/admin/companies/:companyId/brands/:brandId': (records) => records.companyAndBrand(),
  '/admin/info-banners/:bannerId': async (records) =>
    `/admin/info-banners/${await records.id('/info_banners', 'info_banners')}`,
  '/campaigns/:id': ofCampaign(''),
  '/campaigns/:id/edit': ofCampaign('/edit'),
  '/agreements/:workId': async (records) => `/agreements/${await records.approved()}`,
  '/campaigns/:id/report': ofCampaign('/report'),
  '/campaigns/:id/links': ofCampaign('/links'),
  '/brands/:brandId/budget': async (records) => `/brands/${await records.brand()}/budget`,
  '/brands/:brandId/shop': async (records) => `/brands/${await records.brand()}/shop`,
  '/creators/:id': async (records) => `/creators/${await records.id('/instagramers?perPage=1', 'instagramers')}`,
  '/brands/:brandId': async (records) => `/brands/${await records.brand()}`,
  '/communities/:id': async (records) => `/communities/${await records.id('/community_lists', 'community_lists')}`,
  '/reports/:token': async (records) => `/reports/${await records.link()}`,
  '/marketplace/:campaignId': async (records) =>
    `/marketplace/${await records.id('/marketplace/campaigns?perPage=1', 'campaigns')}`,
  '/assignments/:participationId': ofAssignment(),
  '/assignments/:participationId/agreement': ofAssignment('/agreement'),
  '/assignments/:participationId/draft': ofAssignment('/draft'),
  '/assignments/:participationId/post': ofAssignment('/post'),
  '/messages/:counterpartId': async (records) => {
    const [thread] = await records.list('/messages/threads?perPage=1', 'threads')
    return records.account === 'creator'
      ? `/messages/${thread.brand_id}`
      : `/messages/${thread.instagramer_id}?brand=${thread.brand_id}`
  },
  '/message-reports/:reportId': async (records) =>
    `/message-reports/${await records.id('/message_reports?perPage=1', 'message_reports')}`,
  '/wallet/:accountId': async (records) => `/wallet/${await records.id('/accounts', 'accounts')}`,
  '/wallet/payments/:paymentId': async (records) => `/wallet/payments/${await records.payment()}`,
  '/payouts/:id': async (records) => `/payouts/${await records.batch()}`,
  '/brands/:brandId/stores': ofStores(''),
  '/brands/:brandId/stores/new': ofStores('/new'),
  '/brands/:brandId/stores/import': ofStores('/import'),
  '/brands/:brandId/stores/products': ofStores('/products'),
  '/brands/:brandId/stores/report': ofStores('/report'),
  '/brands/:brandId/stores/:storeId': ofStore(),
  '/brands/:brandId/stores/:storeId/edit': ofStore('/edit'),
  '/counter/:storeId': async (records) => `/counter/${(await records.store()).store}`,
  '/stores/:id': async (records) =>
    `/stores/${records.account === 'creator' ? (await records.pickup('approved')).store_id : (await records.store()).store}`,
  '/store-campaigns/:id': async (records) =>
    `/store-campaigns/${records.account === 'creator' ? (await records.pickup('approved')).id : await records.offer()}`,
  '/store-campaigns/:id/pass': async (records) => `/store-campaigns/${(await records.pickup('approved')).id}/pass`,
  '/store-campaigns/:id/post': async (records) => `/store-campaigns/${(await records.pickup('picked_up')).id}/post`,
}

/** A page of the demo account for this path pattern. */
export async function recordPathOf(page: Page, pattern: string, account: Account): Promise<string> {
  const find = FOUND[pattern]
  if (!find) throw new Error(`record-paths.ts names no page for ${pattern}`)
  return find(new Records(page, await tokenOf(page, account), account))
}

/** A page for this path pattern that an area may open. */
export const pageOf = async (page: Page, pattern: string, area: Area): Promise<string> =>
  pattern.includes(':') && area !== 'anonymous' ? recordPathOf(page, pattern, area) : pattern
