import { createHash } from 'node:crypto'
import { dayMs } from '../../days'
import { idsOf } from '../clock'
import { askingCompanies, type AskingFacts } from '../content/asking'
import { companyPapers } from '../content/company-papers'
import { firstNames, isMans, lastNames, plain } from '../content/names'
import { coming, past } from '../content/talk'
import { pictureUrl } from '../picture-catalogue'
import { faceCount, faceFor } from '../pictures/faces'
import { seededRandom } from '../random'
import type { BrandRecord, Making } from './context'

/** Known, so that the page of an invitation can be tried: /accept-invitation?invitation_token=samspel-demo-invitation */
const invitationToken = 'samspel-demo-invitation'

/** Ids of their own: what was made before keeps its ids when companies get more people. */
const idsFor = ({ clock }: Making) => idsOf(clock, seededRandom('samspel companies'))
type NewId = ReturnType<typeof idsFor>

interface Person {
  email: string
  name: string
  role: 'admin' | 'company' | 'store_user'
  companyId: string | null
  brandIds: readonly string[]
  locale: 'sv' | 'en'
  since: string
  confirmed?: boolean
  blocked?: string
}

const addPerson = (
  make: Making,
  newId: NewId,
  { email, name, role, companyId, brandIds, locale, since, confirmed = true, blocked }: Person,
): string => {
  const id = newId(since)
  make.add('users', {
    id,
    email,
    password_hash: make.passwordHash,
    name,
    role,
    locale,
    avatar_url: pictureUrl(
      `face-${faceFor(isMans(name.split(' ')[0] ?? ''), make.random(`face ${email}`).int(12, faceCount)) + 1}`,
    ),
    company_id: companyId,
    blocked_at: blocked ?? null,
    email_confirmed_at: confirmed ? since : null,
    created_at: since,
  })
  for (const brandId of brandIds) make.add('brand_users', { brand_id: brandId, user_id: id })
  return id
}

/** More people for a company: some for all of its brands, some for the stores of one. */
const addColleagues = (make: Making, newId: NewId, brands: readonly BrandRecord[]): void => {
  const [first] = brands
  if (!first) return
  const random = make.random(`colleagues ${first.company}`)
  const taken = new Set<string>()
  const count = brands.length * 2 + random.int(0, 2)
  for (let at = 0; at < count; at += 1) {
    const name = `${random.pick(firstNames[first.country])} ${random.pick(lastNames[first.country])}`
    const email = `${name.split(' ').map(plain).join('.')}@${first.slug}.samspel.test`
    if (taken.has(email)) continue
    taken.add(email)
    const inStore = at % 2 === 1
    addPerson(make, newId, {
      email,
      name,
      role: inStore ? 'store_user' : 'company',
      companyId: first.companyId,
      brandIds: inStore ? [random.pick(brands).id] : brands.map(({ id }) => id),
      locale: first.language,
      since: make.clock.during(-random.int(20, 480), random),
      ...(first.company === 'Nattviol AB' && at === 0 && { blocked: make.clock.at(-14, 11, 20) }),
    })
  }
}

const addAsking = (make: Making, newId: NewId, facts: AskingFacts): void => {
  const { clock, add } = make
  const askedAt = clock.hoursAgo(facts.askedHoursAgo)
  const [companyId, brandId] = [newId(askedAt), newId(askedAt)]
  const state = facts.declined ? 'declined' : 'requested'
  add('companies', {
    id: companyId,
    name: facts.company,
    country_code: facts.country,
    state,
    created_at: askedAt,
    stripe_session_id: null,
    stripe_customer_id: null,
    stripe_subscription_id: null,
    ...companyPapers({ name: facts.company, country: facts.country, at: 50 + facts.askedHoursAgo }, askedAt),
  })
  add('brands', {
    id: brandId,
    company_id: companyId,
    name: facts.brand,
    slug: facts.slug,
    logo_url: pictureUrl(`logo-${facts.slug}`),
    description: facts.description,
    website: `https://${facts.slug}.example`,
    country_code: facts.country,
    created_at: askedAt,
  })
  add('collaboration_pages', { slug: facts.slug, brand_id: brandId, instagramer_id: null })
  const userId = addPerson(make, newId, {
    email: `${facts.contact.split(' ').map(plain).join('.')}@${facts.slug}.samspel.test`,
    name: facts.contact,
    role: 'company',
    companyId,
    brandIds: [brandId],
    locale: facts.country === 'SE' ? 'sv' : 'en',
    since: askedAt,
    confirmed: facts.confirmed,
  })
  add('company_requests', {
    id: newId(askedAt),
    company_id: companyId,
    brand_id: brandId,
    user_id: userId,
    state,
    reason: facts.declined?.reason ?? null,
    decided_by_user_id: facts.declined ? make.adminId : null,
    decided_at: facts.declined ? clock.hoursAgo(facts.declined.hoursAgo) : null,
    created_at: askedAt,
  })
}

const addInvitation = (make: Making, newId: NewId): void => {
  const [brand] = make.brands
  if (!brand) return
  const createdAt = make.clock.hoursAgo(26)
  make.add('invitations', {
    id: newId(createdAt),
    token_hash: `\\x${createHash('sha256').update(invitationToken).digest('hex')}`,
    email: 'moa.lind@trekant.samspel.test',
    role: 'store_user',
    company_id: brand.companyId,
    brand_ids: [brand.id],
    locale: 'sv',
    invited_by_user_id: brand.staffId,
    expires_at: new Date(Date.parse(createdAt) + 14 * dayMs).toISOString(),
    created_at: createdAt,
  })
}

const addBanners = (make: Making, newId: NewId): void => {
  const { clock, add } = make
  const inDays = (days: number, hour: number) => `${clock.day(days)}T${String(hour).padStart(2, '0')}:00:00.000Z`
  const put = (
    text: typeof coming,
    style: 'info' | 'warning',
    createdAt: string,
    [startsAt, endsAt]: readonly [string, string],
  ) =>
    add('info_banners', {
      id: newId(createdAt),
      content_sv: text.sv,
      content_en: text.en,
      style,
      link_text_sv: null,
      link_text_en: null,
      link_url: null,
      closable: true,
      active: true,
      starts_at: startsAt,
      ends_at: endsAt,
      created_at: createdAt,
    })
  put(past, 'warning', clock.at(-24, 9, 0), [clock.at(-22, 8, 0), clock.at(-22, 23, 30)])
  put(coming, 'info', clock.at(-2, 13, 0), [inDays(6, 5), inDays(8, 22)])
}

/** Colleagues, an open invitation, companies that ask for approval, and notices before and after their time. */
export const makeCompanies = (make: Making): void => {
  const newId = idsFor(make)
  for (const companyId of new Set(make.brands.map((brand) => brand.companyId)))
    addColleagues(
      make,
      newId,
      make.brands.filter((brand) => brand.companyId === companyId),
    )
  for (const facts of askingCompanies) addAsking(make, newId, facts)
  addInvitation(make, newId)
  addBanners(make, newId)
  // Payouts take two people of the platform.
  addPerson(make, newId, {
    email: 'elin@samspel.test',
    name: 'Elin Sjödin',
    role: 'admin',
    companyId: null,
    brandIds: [],
    locale: 'sv',
    since: make.clock.at(-500, 9, 0),
  })
}
