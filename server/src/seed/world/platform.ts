import { brands } from '../content/brands'
import { companyPapers } from '../content/company-papers'
import { banner, categories } from '../content/talk'
import { pictureUrl } from '../picture-catalogue'
import { saraFace } from '../pictures/faces'
import type { Making } from './context'
import { languageOf } from './language'

const colleagues: Record<string, readonly [email: string, name: string][]> = {
  'Trekant Handel AB': [
    ['company@samspel.test', 'Sara Lindqvist'],
    ['jonas.palm@trekant.samspel.test', 'Jonas Palm'],
    ['mira.holm@trekant.samspel.test', 'Mira Holm'],
  ],
  'Kvarnbacken Bröd AB': [['other@samspel.test', 'Petter Kvarnlund']],
}
const strangers = [
  'Ulla Norling',
  'Hedda Vik',
  'Rolf Engdahl',
  'Ingeborg Falk',
  'Tor Haugen',
  'Kirsten Lund',
  'Bo Madsen',
  'Aino Laine',
  'Ville Aalto',
  'Helen Ward',
  'Ruth Shaw',
  'Lars Holm',
  'Maja Sten',
  'Per Berg',
]

/** Platform staff, categories, the notice, companies with their staff and brands. */
export const makePlatform = (make: Making): void => {
  const { clock, add } = make
  const since = clock.at(-520, 9, 0)
  const user = (email: string, name: string, role: string, companyId: string | null, face: number) => {
    const id = make.id(since)
    add('users', {
      id,
      email,
      password_hash: make.passwordHash,
      name,
      role,
      locale: 'sv',
      avatar_url: pictureUrl(`face-${face + 1}`),
      company_id: companyId,
      blocked_at: null,
      email_confirmed_at: since,
      created_at: since,
    })
    return id
  }
  make.adminId = user('admin@samspel.test', 'Alva Berg', 'admin', null, 14)
  for (const [sv, en] of categories) {
    const id = make.id(since)
    make.categoryIds.push(id)
    add('profile_categories', { id, name_sv: sv, name_en: en })
  }
  add('info_banners', {
    id: make.id(since),
    content_sv: banner.sv,
    content_en: banner.en,
    style: 'info',
    link_text_sv: null,
    link_text_en: null,
    link_url: null,
    closable: true,
    active: true,
    starts_at: null,
    ends_at: null,
    created_at: clock.at(-1, 8, 0),
  })

  const staff = new Map<string, { companyId: string; ids: string[]; name: string }>()
  for (const company of new Set(brands.map((brand) => brand.company))) {
    const facts = brands.find((brand) => brand.company === company)!
    const companyId = make.id(since)
    const customer = facts.slug.replace(/[^a-z]/g, '')
    add('companies', {
      id: companyId,
      name: company,
      country_code: facts.country,
      state: 'approved',
      created_at: since,
      stripe_session_id: `cs_test_${customer}`,
      stripe_customer_id: `cus_demo${customer}`,
      // Their plans are paid from the accounts of their brands.
      stripe_subscription_id: null,
      ...companyPapers({ name: company, country: facts.country, at: staff.size }, since),
    })
    const people = colleagues[company] ?? [
      [`${facts.slug}@staff.samspel.test`, strangers[staff.size % strangers.length]!] as const,
    ]
    const ids = people.map(([email, name], at) =>
      user(
        email,
        name,
        'company',
        companyId,
        company === 'Trekant Handel AB' && at === 0 ? saraFace : 20 + staff.size * 3 + at,
      ),
    )
    staff.set(company, { companyId, ids, name: people[0]![1] })
  }
  for (const brand of brands) {
    const { companyId, ids, name } = staff.get(brand.company)!
    const id = make.id(since)
    make.brands.push({
      ...brand,
      id,
      companyId,
      staffId: ids[0]!,
      staffName: name,
      language: languageOf(brand.country),
    })
    add('brands', {
      id,
      company_id: companyId,
      name: brand.name,
      slug: brand.slug,
      logo_url: pictureUrl(`logo-${brand.slug}`),
      description: brand.description,
      website: `https://${brand.slug}.example`,
      country_code: brand.country,
      created_at: since,
    })
    for (const userId of ids) add('brand_users', { brand_id: id, user_id: userId })
    add('collaboration_pages', { slug: brand.slug, brand_id: id, instagramer_id: null })
  }
  const clerk = user('store@samspel.test', 'Elin Norberg', 'store_user', staff.get('Trekant Handel AB')!.companyId, 37)
  add('brand_users', { brand_id: make.brands[0]!.id, user_id: clerk })
}
