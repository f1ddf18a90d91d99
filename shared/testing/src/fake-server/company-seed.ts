import { uuidv7 } from 'uuidv7'
import type { Item } from './data'
import type { World } from './world'

const DAY_MS = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

const colleagues = [
  ['Johan Åkerlund', 'company', 2],
  ['Maja Sundqvist', 'company', 1],
  ['Noor Haddad', 'store_user', 1],
  ['Oskar Wiik', 'store_user', 1],
  ['Petra Lundmark', 'store_user', 1],
] as const

function seedPeople(world: World, own: Item[]): void {
  const companyId = String(own[0]?.companyId)
  for (const [index, [name, role, brands]] of colleagues.entries()) {
    const email = `${name.split(' ')[0]!.toLowerCase()}@trekant.example`
    world.table('users').push({
      id: uuidv7(),
      email,
      name,
      role,
      locale: 'sv',
      avatarUrl: null,
      companyId,
      companyName: own[0]?.companyName,
      brandIds: own.slice(index % 3, (index % 3) + brands).map(({ id }) => id),
      emailConfirmed: index !== 2,
      blocked: index === 4,
      createdAt: ago(200 - index * 20),
    })
  }
  for (const [index, name] of ['Ines Falk', 'Tor Hedman'].entries()) {
    world.table('users').push({
      id: uuidv7(),
      email: `${name.split(' ')[0]!.toLowerCase()}@samspel.example`,
      name,
      role: 'admin',
      locale: 'sv',
      avatarUrl: null,
      companyId: null,
      companyName: null,
      brandIds: [],
      emailConfirmed: true,
      blocked: false,
      createdAt: ago(300 - index),
    })
  }
  for (const user of world.table('users')) user.companyName ??= user.companyId ? own[0]?.companyName : null
}

const applicants = [
  ['requested', 'Tallkotte Te AB', 'Tallkotte', 'SE', 'Elsa Nyström', true, 4, null],
  ['requested', 'Skærgaard Studio ApS', 'Skærgaard', 'DK', 'Mads Holm', false, 0, null],
  [
    'declined',
    'Snabbpengar Nu AB',
    'Snabbpengar',
    'SE',
    'K. Persson',
    true,
    12,
    'Vi samarbetar inte med företag som erbjuder krediter till privatpersoner.',
  ],
] as const

function seedRequests(world: World): void {
  for (const [state, companyName, brandName, countryCode, contactName, emailConfirmed, days, reason] of applicants) {
    const [companyId, brandId] = [uuidv7(), uuidv7()]
    world.table('companies').push({
      id: companyId,
      name: companyName,
      countryCode,
      state,
      declineReason: reason,
      brandsCount: 1,
      usersCount: 1,
      createdAt: ago(days),
    })
    world.table('companyRequests').push({
      id: uuidv7(),
      companyId,
      companyName,
      countryCode,
      brandId,
      brandName,
      slug: brandName.toLowerCase().replace('æ', 'a'),
      contactName,
      email: `hej@${brandName.toLowerCase().replace('æ', 'a')}.example`,
      emailConfirmed,
      state,
      reason,
      decidedBy: state === 'declined' ? 'Alva Berg' : null,
      decidedAt: state === 'declined' ? ago(days - 1) : null,
      createdAt: ago(days),
    })
  }
}

function seedBanners(world: World): void {
  const banner = (fields: object) =>
    world.table('infoBanners').push({
      id: uuidv7(),
      contentSv: null,
      contentEn: null,
      style: 'info',
      linkTextSv: null,
      linkTextEn: null,
      linkUrl: null,
      closable: true,
      active: true,
      startsAt: null,
      endsAt: null,
      createdAt: ago(3),
      ...fields,
    } as never)
  banner({
    contentSv: 'På söndag natt uppdaterar vi Samspel. Det kan gå långsamt mellan 02 och 04.',
    contentEn: 'On Sunday night we update Samspel. It may be slow between 2 and 4.',
    style: 'warning',
    startsAt: ago(-2),
    endsAt: ago(-3),
    linkUrl: '/p/help',
    linkTextSv: 'Läs mer',
    linkTextEn: 'Read more',
  })
  banner({ contentSv: 'Nu kan ni bjuda in kollegor.', style: 'success', active: false })
  banner({
    contentSv: 'Tack för alla svar på enkäten.',
    contentEn: 'Thank you for answering our survey.',
    startsAt: ago(40),
    endsAt: ago(30),
    closable: false,
  })
}

function seedInvitations(world: World, own: Item[], me: Item | undefined): void {
  const invite = (email: string, role: string, state: string, days: number) =>
    world.table('invitations').push({
      id: uuidv7(),
      email,
      role,
      companyId: me?.companyId,
      companyName: own[0]?.companyName,
      brandIds: [own[0]?.id],
      invitedBy: me?.name,
      state,
      createdAt: ago(days),
      expiresAt: ago(days - 14),
    })
  invite('lovisa@trekant.example', 'company', 'open', 2)
  invite('butik.lund@trekant.example', 'store_user', 'expired', 20)
  invite('johan@trekant.example', 'company', 'accepted', 90)
}

function addCompanies(world: World, brands: Item[]): void {
  const known = new Set(world.table('companies').map(({ id }) => id))
  for (const companyId of new Set(brands.map((brand) => String(brand.companyId)))) {
    if (known.has(companyId)) continue
    const theirs = brands.filter((brand) => brand.companyId === companyId)
    world.table('companies').push({
      id: companyId,
      name: theirs[0]?.companyName,
      countryCode: theirs[0]?.countryCode,
      state: 'approved',
      declineReason: null,
      brandsCount: theirs.length,
      usersCount: 1,
      createdAt: ago(400),
    })
  }
}

const seeded = new WeakSet<World>()

/**
 * Companies, colleagues, requests, invitations and banners: what the recording does not hold is made up around its brands when first asked
 * for.
 */
export function seedCompanies(world: World): void {
  if (seeded.has(world)) return
  seeded.add(world)
  const isRecorded = (table: string) => world.table(table).length > 0
  const brands = world.table('brands')
  const me = world.table('users').find(({ role }) => role === 'company')
  const own = brands.filter(({ companyId }) => companyId === me?.companyId)
  const [hadCompanies, hadRequests] = [isRecorded('companies'), isRecorded('companyRequests')]
  addCompanies(world, brands)
  if (world.table('users').filter(({ companyId }) => companyId === me?.companyId).length < 4) seedPeople(world, own)
  if (!hadCompanies)
    for (const company of world.table('companies'))
      company.usersCount = Math.max(1, world.table('users').filter(({ companyId }) => companyId === company.id).length)
  if (!hadRequests) seedRequests(world)
  if (world.table('infoBanners').length < 2) seedBanners(world)
  if (!isRecorded('invitations')) seedInvitations(world, own, me)
}
