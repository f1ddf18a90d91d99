import { type NoticeFacts, type NoticeKind, noticeKinds } from '@samspel/api/notices'
import type { Row } from '../bulk'
import { dayOf } from '../clock'
import type { Making } from './context'

interface Told {
  user?: string
  creator?: string
  kind: NoticeKind
  subject: string
  brand?: string
  place?: string
  href: string
  facts: NoticeFacts
  at: string
  once?: string
}

const hours = 3_600_000
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [text(row.id), row]))
/** What is older than this was looked at. */
const freshHours = 10
const knownDays = 40

/** What the rows of the demo world would have told, to staff, clerks, the platform and the first creator. */
export const makeNotices = (make: Making): void => {
  const { world, clock } = make
  const campaigns = byId(world.campaigns)
  const brands = byId(world.brands)
  const creators = byId(world.instagramers)
  const users = byId(world.users)
  const offers = byId(world.store_campaigns)
  const stores = byId(world.stores)
  const storesOf = new Map<string, string[]>()
  for (const { user_id: clerk, store_id: store } of world.store_staff)
    storesOf.set(text(clerk), [...(storesOf.get(text(clerk)) ?? []), text(store)])
  const me = text(world.instagramers.find(({ email }) => email === 'creator@samspel.test')?.id)
  const admins = world.users.filter(({ role }) => role === 'admin').map(({ id }) => text(id))
  const ofBrand = (brandId: unknown, role: string) =>
    world.brand_users
      .filter((tie) => tie.brand_id === brandId && users.get(text(tie.user_id))?.role === role)
      .map((tie) => text(tie.user_id))
  /** As `recipients.ts` chooses them: clerks of the store, and those who have all stores of the brand. */
  const clerksOf = (brandId: unknown, storeId: string) =>
    ofBrand(brandId, 'store_user').filter((clerk) => {
      const own = storesOf.get(clerk)
      return !own || own.includes(storeId)
    })

  const told: Told[] = []
  const tell = (users_: readonly string[], notice: Omit<Told, 'user' | 'creator'>) =>
    users_.forEach((user) => told.push({ ...notice, user }))
  const noticeForMe = (notice: Omit<Told, 'user' | 'creator'>) => told.push({ ...notice, creator: me })
  const nameOf = (rows: Map<string, Row>, id: unknown) => text(rows.get(text(id))?.name)
  const pictureOf = (id: unknown) => {
    const url = text(creators.get(text(id))?.avatar_url)
    return url ? { imageUrl: url } : {}
  }

  for (const row of world.participations) {
    const [id, campaign] = [text(row.id), nameOf(campaigns, row.campaign_id)]
    const about = { subject: id, brand: text(row.brand_id) }
    if (row.state === 'pending')
      tell(ofBrand(row.brand_id, 'company'), {
        ...about,
        kind: 'application',
        place: text(row.campaign_id),
        href: `/campaigns/${text(row.campaign_id)}`,
        facts: { creator: nameOf(creators, row.instagramer_id), campaign, ...pictureOf(row.instagramer_id) },
        at: text(row.created_at),
      })
    else if (row.instagramer_id === me && row.decided_at)
      noticeForMe({
        ...about,
        kind: row.state === 'approved' ? 'application_approved' : 'application_rejected',
        href: `/assignments/${id}`,
        facts: { brand: nameOf(brands, row.brand_id), campaign },
        at: text(row.decided_at),
      })
  }
  for (const row of world.mentions) {
    const campaign = nameOf(campaigns, row.campaign_id)
    const about = { subject: text(row.id), brand: text(row.brand_id) }
    if (row.state === 'pending')
      tell(ofBrand(row.brand_id, 'company'), {
        ...about,
        kind: Number(row.revision) > 1 ? 'post_again' : 'post',
        place: text(row.campaign_id),
        href: `/mentions?mentionId=${text(row.id)}`,
        facts: { creator: nameOf(creators, row.instagramer_id), campaign, ...pictureOf(row.instagramer_id) },
        at: text(row.created_at),
      })
    else if (row.instagramer_id === me && row.participation_id && row.decided_at)
      noticeForMe({
        ...about,
        kind:
          row.state === 'approved'
            ? 'post_approved'
            : row.decision_kind === 'changes_requested'
              ? 'changes_requested'
              : 'post_rejected',
        href: `/assignments/${text(row.participation_id)}`,
        facts: { brand: nameOf(brands, row.brand_id), campaign },
        at: text(row.decided_at),
      })
  }
  for (const row of world.store_participations) {
    const offer = offers.get(text(row.store_campaign_id))
    const store = text(offer?.store_id)
    const campaign = nameOf(campaigns, offer?.campaign_id)
    const about = { subject: text(row.id), brand: text(row.brand_id), place: `${store}:${text(offer?.campaign_id)}` }
    const facts = {
      creator: nameOf(creators, row.instagramer_id),
      campaign,
      store: nameOf(stores, store),
      ...(row.expires_at ? { day: dayOf(text(row.expires_at)) } : {}),
    }
    const page = `/brands/${text(row.brand_id)}/stores/${store}`
    if (row.state === 'requested')
      tell(ofBrand(row.brand_id, 'company'), {
        ...about,
        kind: 'store_application',
        href: `${page}?pickups=requested`,
        facts,
        at: text(row.created_at),
      })
    if (row.state === 'picked_up' && row.picked_up_at)
      tell(ofBrand(row.brand_id, 'company'), {
        ...about,
        kind: 'picked_up',
        href: page,
        facts,
        at: text(row.picked_up_at),
      })
    if (row.state === 'approved')
      tell(clerksOf(row.brand_id, store), {
        ...about,
        kind: 'pass_booked',
        href: `/counter/${store}`,
        facts,
        at: text(row.decided_at) || text(row.created_at),
      })
  }
  const unread = new Map<string, Row>()
  for (const row of world.messages)
    if (!row.read_at && !row.notice) unread.set(`${text(row.thread_id)}:${text(row.author)}`, row)
  for (const row of unread.values()) {
    const about = {
      kind: 'message' as const,
      subject: text(row.thread_id),
      brand: text(row.brand_id),
      at: text(row.created_at),
      once: `message:${text(row.thread_id)}`,
    }
    const said = text(row.body).slice(0, 200)
    if (row.author === 'instagramer')
      tell(ofBrand(row.brand_id, 'company'), {
        ...about,
        place: text(row.brand_id),
        href: `/messages/${text(row.instagramer_id)}?brand=${text(row.brand_id)}`,
        facts: { creator: nameOf(creators, row.instagramer_id), text: said, ...pictureOf(row.instagramer_id) },
      })
    else if (row.instagramer_id === me)
      noticeForMe({
        ...about,
        href: `/messages/${text(row.brand_id)}`,
        facts: { brand: nameOf(brands, row.brand_id), text: said },
      })
  }
  for (const row of world.campaigns.filter(({ state }) => state === 'requested'))
    tell(admins, {
      kind: 'campaign_to_review',
      subject: text(row.id),
      brand: text(row.brand_id),
      place: 'campaigns-to-review',
      href: `/campaigns/${text(row.id)}`,
      facts: { brand: nameOf(brands, row.brand_id), campaign: text(row.name) },
      at: text(row.updated_at) || text(row.created_at),
    })
  for (const row of world.company_requests.filter(({ state }) => state === 'requested'))
    tell(admins, {
      kind: 'company_request',
      subject: text(row.id),
      place: 'company-requests',
      href: '/admin/company-requests',
      facts: { brand: nameOf(brands, row.brand_id) },
      at: text(row.created_at),
    })
  for (const row of world.message_reports.filter(({ state }) => state === 'open'))
    tell(admins, {
      kind: 'report',
      subject: text(row.id),
      place: 'message-reports',
      href: '/message-reports',
      facts: { text: text(row.text) },
      at: text(row.created_at),
    })

  const oldest = new Date(clock.now - knownDays * 24 * hours).toISOString()
  for (const { user, creator, kind, subject, brand, place, href, facts, at, once } of told) {
    const created = at || clock.hoursAgo(5)
    if (created < oldest) continue
    const isFresh = Date.parse(created) > clock.now - freshHours * hours
    make.add('notices', {
      id: make.id(created),
      user_id: user ?? null,
      instagramer_id: creator ?? null,
      kind,
      topic: noticeKinds[kind],
      brand_id: brand ?? null,
      subject_id: subject,
      place: place ?? subject,
      href,
      facts,
      once_key: once ?? null,
      in_app: true,
      created_at: created,
      read_at: isFresh || kind === 'message' ? null : new Date(Date.parse(created) + 2 * hours).toISOString(),
    })
  }
}
