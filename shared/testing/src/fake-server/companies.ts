import { uuidv7 } from 'uuidv7'
import type { EndpointKey } from '@samspel/api'
import { seedCompanies } from './company-seed'
import type { Item } from './data'
import { listAnswer } from './generic'
import type { Asked } from './world'
import { invalid, notFound, Refusal } from './world'

type Answer = (asked: Asked) => object | undefined

const seeded =
  (answer: Answer): Answer =>
  (asked) => {
    seedCompanies(asked.world)
    return answer(asked)
  }
const given = ({ body }: Asked, root: string) => body[root] as Record<string, unknown>
const isMine = ({ actor, me }: Asked, item: Item) => actor === 'admin' || item.companyId === me?.companyId
const byName = (a: Item, b: Item) => String(a.name).localeCompare(String(b.name), 'sv')

function users(asked: Asked): object {
  const { query, world } = asked
  const words = query.get('query')?.toLowerCase() ?? ''
  const wanted = world
    .table('users')
    .filter(
      (user) =>
        isMine(asked, user) &&
        (!query.get('brandId') || (user.brandIds as string[]).includes(query.get('brandId')!)) &&
        `${String(user.name)} ${String(user.email)}`.toLowerCase().includes(words),
    )
  query.delete('query')
  query.delete('brandId')
  return listAnswer(asked, 'users', wanted.sort(byName))
}

function updateUser(asked: Asked): object {
  const { world, params, me } = asked
  const user = world.get('users', params.id)
  if (!isMine(asked, user)) throw notFound()
  const change = given(asked, 'user')
  if (user.id === me?.id && (change.role || change.blocked !== undefined))
    throw invalid({ [change.role ? 'role' : 'blocked']: ['not_yours'] })
  return { user: Object.assign(user, change) }
}

function brands(asked: Asked): object {
  const { world, query, me, actor } = asked
  const member = world.table('users').find(({ id }) => id === query.get('userId'))
  const own = world
    .table('brands')
    .filter(
      (brand) =>
        actor === 'admin' ||
        actor === 'creator' ||
        (me?.brandIds as string[]).includes(brand.id) ||
        (query.get('companyId') && brand.companyId === me?.companyId),
    )
  const wanted = member ? own.filter(({ id }) => (member.brandIds as string[]).includes(id)) : own
  query.delete('userId')
  return listAnswer(asked, 'brands', wanted)
}

const refuseTaken = ({ world }: Asked, slug: unknown, except?: string) => {
  if (world.table('brands').some((brand) => brand.slug === slug && brand.id !== except))
    throw invalid({ slug: ['taken'] })
}

function createBrand(asked: Asked): object {
  const { world, me } = asked
  const fields = given(asked, 'brand')
  refuseTaken(asked, fields.slug)
  const company = world.get('companies', String(fields.companyId ?? me?.companyId))
  const brand = world.add('brands', {
    logoUrl: null,
    description: null,
    website: null,
    countryCode: company.countryCode,
    ...fields,
    companyId: company.id,
    companyName: company.name,
    storesCount: 0,
    openCampaignsCount: 0,
  })
  company.brandsCount = Number(company.brandsCount) + 1
  if (me?.companyId === company.id) (me.brandIds as string[]).push(brand.id)
  return { brand }
}

function updateBrand(asked: Asked): object {
  refuseTaken(asked, given(asked, 'brand').slug, asked.params.id)
  return { brand: asked.world.update('brands', asked.params.id, given(asked, 'brand')) }
}

function company(asked: Asked): object {
  const found = asked.world.get('companies', asked.params.id)
  if (asked.actor !== 'admin' && asked.me?.companyId !== found.id) throw notFound()
  const { payment, ...bare } = found
  return {
    company:
      asked.actor === 'admin'
        ? { ...bare, payment: { sessionId: null, customerId: null, subscriptionId: null, ...(payment as object) } }
        : bare,
  }
}

function updateCompany(asked: Asked): object {
  company(asked)
  const { payment, ...fields } = given(asked, 'company')
  const found = asked.world.get('companies', asked.params.id)
  Object.assign(
    found,
    fields,
    payment !== undefined && { payment: { ...(found.payment as object), ...(payment as object) } },
  )
  return company(asked)
}

function invite(asked: Asked): object {
  const { world, me } = asked
  const fields = given(asked, 'invitation')
  if (world.table('users').some(({ email }) => email === fields.email)) throw invalid({ email: ['account_exists'] })
  if (world.table('invitations').some(({ email, state }) => email === fields.email && state === 'open'))
    throw invalid({ email: ['taken'] })
  const companyId = (fields.companyId ?? me?.companyId ?? null) as string | null
  const name = world.table('companies').find(({ id }) => id === companyId)?.name ?? null
  const item = {
    id: uuidv7(),
    ...fields,
    companyId,
    companyName: name,
    invitedBy: me?.name,
    state: 'open',
    createdAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 14 * 86_400_000).toISOString(),
  }
  world.table('invitations').unshift(item)
  return { invitation: item }
}

const decide =
  (state: 'approved' | 'declined'): Answer =>
  ({ world, params, me, body }) => {
    const request = world.get('companyRequests', params.id)
    if (request.state !== 'requested') throw new Refusal(409, { error: 'already_decided' })
    const reason = (body.reason as string | undefined) ?? null
    Object.assign(request, { state, reason, decidedBy: me?.name, decidedAt: new Date().toISOString() })
    world.update('companies', String(request.companyId), { state, declineReason: reason })
    return { companyRequest: request }
  }

function askAnew({ world, me }: Asked): object {
  const own = world.get('companies', String(me?.companyId))
  const old = world.table('companyRequests').find(({ companyId }) => companyId === own.id)
  if (own.state !== 'declined' || !old) throw new Refusal(409, { error: 'already_decided' })
  Object.assign(own, { state: 'requested', declineReason: null })
  return {
    companyRequest: Object.assign(old, {
      state: 'requested',
      reason: null,
      decidedBy: null,
      decidedAt: null,
      createdAt: new Date().toISOString(),
    }),
  }
}

const statusOf = ({ active, startsAt, endsAt }: Item): string => {
  const now = new Date().toISOString()
  if (!active) return 'draft'
  if (endsAt && String(endsAt) <= now) return 'ended'
  return startsAt && String(startsAt) > now ? 'scheduled' : 'live'
}

function banners(asked: Asked): object {
  for (const banner of asked.world.table('infoBanners')) banner.status = statusOf(banner)
  return listAnswer(asked, 'infoBanners', asked.world.table('infoBanners'))
}

function writeBanner(asked: Asked): object {
  const fields = given(asked, 'infoBanner')
  if (fields.startsAt && fields.endsAt && String(fields.startsAt) >= String(fields.endsAt))
    throw invalid({ starts_at: ['after_end'] })
  const banner = asked.params.id
    ? asked.world.update('infoBanners', asked.params.id, fields)
    : asked.world.add('infoBanners', fields)
  banner.status = statusOf(banner)
  return { infoBanner: banner }
}

const all = {
  listUsers: users,
  updateUser,
  listBrands: brands,
  createBrand,
  updateBrand,
  listCompanies: (asked) => listAnswer(asked, 'companies', [...asked.world.table('companies')].sort(byName)),
  getCompany: company,
  updateCompany,
  listInvitations: (asked) =>
    listAnswer(
      asked,
      'invitations',
      asked.world.table('invitations').filter((item) => isMine(asked, item)),
    ),
  createInvitation: invite,
  resendInvitation: ({ world, params }) => ({
    invitation: world.update('invitations', params.id, {
      state: 'open',
      expiresAt: new Date(Date.now() + 14 * 86_400_000).toISOString(),
    }),
  }),
  revokeInvitation: ({ world, params }) => void world.update('invitations', params.id, { state: 'revoked' }),
  listCompanyRequests: (asked) => listAnswer(asked, 'companyRequests', asked.world.table('companyRequests')),
  createCompanyRequest: askAnew,
  approveCompanyRequest: decide('approved'),
  declineCompanyRequest: decide('declined'),
  listInfoBanners: banners,
  createInfoBanner: writeBanner,
  updateInfoBanner: writeBanner,
} satisfies Partial<Record<EndpointKey, Answer>>

/** Companies, their people and brands, requests and info banners. */
export const companyAnswers = Object.fromEntries(
  Object.entries(all).map(([key, answer]) => [key, seeded(answer as Answer)]),
) as Record<keyof typeof all, Answer>
