import { noticeKinds } from '@samspel/api/notices'
import type { Row } from '../bulk'
import { dayOf } from '../clock'
import type { Making } from './context'
import { openTold, text } from './told'
import { tellOfDrafts } from './told-drafts'
import { tellOfParcels } from './told-parcels'

const hours = 3_600_000
/** What is older than this was looked at. */
const freshHours = 10
const knownDays = 40

type Tools = ReturnType<typeof openTold>

const tellOfParticipations = ({
  world,
  campaigns,
  brands,
  creators,
  me,
  ofBrand,
  tell,
  noticeForMe,
  nameOf,
  pictureOf,
}: Tools): void => {
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
}

const tellOfMentions = ({
  world,
  campaigns,
  brands,
  creators,
  me,
  ofBrand,
  tell,
  noticeForMe,
  nameOf,
  pictureOf,
}: Tools): void => {
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
}

const tellOfPasses = ({ world, campaigns, creators, offers, stores, ofBrand, clerksOf, tell, nameOf }: Tools): void => {
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
        href: `/applications?kind=stores&store=${store}&open=${text(row.id)}`,
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
}

const tellOfMessages = ({
  world,
  brands,
  creators,
  me,
  ofBrand,
  tell,
  noticeForMe,
  nameOf,
  pictureOf,
}: Tools): void => {
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
}

const tellOfPlatform = ({ world, brands, admins, tell, nameOf }: Tools): void => {
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
}

/** What the rows of the demo world would have told, to staff, clerks, the platform and the first creator. */
export const makeNotices = (make: Making): void => {
  const { clock } = make
  const tools = openTold(make)
  for (const tellOf of [
    tellOfParticipations,
    tellOfMentions,
    tellOfDrafts,
    tellOfPasses,
    tellOfParcels,
    tellOfMessages,
    tellOfPlatform,
  ])
    tellOf(tools)

  const oldest = new Date(clock.now - knownDays * 24 * hours).toISOString()
  for (const { user, creator, kind, subject, brand, place, href, facts, at, once } of tools.told) {
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
