import { addDays } from '../../days'
import type { ShownFile } from '../../db/tables/post-drafts'
import { dayOf, idsOf } from '../clock'
import { type DraftPlan, draftPlans, draftShots, type DraftVersionPlan } from '../content/drafts'
import { seededRandom } from '../random'
import type { CampaignRecord } from './campaigns'
import type { Making } from './context'
import type { ParticipationRecord } from './participations'

const hourMs = 3_600_000
const before = (at: string, hours: number) => new Date(Date.parse(at) - hours * hourMs).toISOString()

interface SentVersion extends Omit<DraftVersionPlan, 'sent' | 'answered'> {
  sentAt: string
  answered?: { at: string; outcome: 'changes_requested' | 'approved' }
}

const placeOf = (
  pin: NonNullable<DraftVersionPlan['comments']>[number]['pin'],
  caption: string,
  media: readonly ShownFile[],
) => {
  if ('x' in pin) return { mediaId: media[0]!.id, ...pin }
  const from = caption.indexOf(pin.words)
  if (from < 0) throw new Error(`"${pin.words}" is not in "${caption}"`)
  return { from, to: from + pin.words.length, quote: pin.words }
}

/** Drafts of one campaign, as its creators have sent them and its brand has answered. */
const openDrafts = (make: Making, { id: campaignId, brand }: CampaignRecord, answerDays: number) => {
  const newId = idsOf(make.clock, seededRandom('samspel drafts'))

  const mediaOf = (part: ParticipationRecord, { shots, sentAt }: SentVersion): ShownFile[] =>
    shots.map((shot) => {
      const createdAt = before(sentAt, 1)
      const id = newId(createdAt)
      make.add('media_files', {
        id,
        instagramer_id: part.creator.id,
        user_id: null,
        purpose: 'draft',
        for_id: part.id,
        kind: 'picture',
        name: `${shot}.jpg`,
        type: 'image/webp',
        // Told by the file once it is written.
        bytes: 1,
        width: draftSide,
        height: draftSide,
        key: `media/0000/${shot}-${part.creator.username}-${make.world.media_files.length}.webp`,
        state: 'ready',
        received_parts: [],
        created_at: createdAt,
        touched_at: createdAt,
        used_at: createdAt,
        sent_at: sentAt,
      })
      return { id, alt: draftShots[shot].alt }
    })

  return (part: ParticipationRecord, versions: readonly SentVersion[]): void => {
    const createdAt = before(versions[0]!.sentAt, 2)
    const own = { brand_id: brand.id, draft_id: newId(createdAt), instagramer_id: part.creator.id }
    const last = versions.at(-1)!
    let shown: ShownFile[] = []
    let comments = 0
    versions.forEach((version, at) => {
      const { caption, sentAt, answered, note = '' } = version
      const media = mediaOf(part, version)
      shown = media
      make.add('post_draft_versions', {
        ...own,
        id: newId(sentAt),
        number: at + 1,
        caption,
        media,
        sent_at: sentAt,
        outcome: answered?.outcome ?? null,
        decided_at: answered?.at ?? null,
        decided_by: answered ? brand.staffId : null,
        note,
      })
      for (const { pin, text, isDone = false } of version.comments ?? []) {
        const writtenAt = answered ? before(answered.at, 0.1) : make.clock.hoursAgo(1)
        make.add('post_draft_comments', {
          ...own,
          id: newId(writtenAt),
          number: (comments += 1),
          version: at + 1,
          place: placeOf(pin, caption, media),
          text,
          written_by: brand.staffId,
          created_at: writtenAt,
          sent_at: answered?.at ?? null,
          done_at: isDone ? before(last.sentAt, 0.5) : null,
        })
      }
    })
    const state = last.answered?.outcome ?? 'sent'
    make.add('post_drafts', {
      brand_id: brand.id,
      id: own.draft_id,
      campaign_id: campaignId,
      instagramer_id: part.creator.id,
      participation_id: part.id,
      store_participation_id: null,
      state,
      caption: last.caption,
      media: shown,
      saved_at: before(last.sentAt, 0.2),
      answer_by: state === 'sent' ? addDays(dayOf(last.sentAt), answerDays) : null,
      extra_round: null,
      extra_note: '',
      extra_by: null,
      created_at: createdAt,
    })
  }
}

/** px of the side of a picture that is drawn for a draft. */
export const draftSide = 1_080

const plannedVersions = ({ clock }: Making, { versions }: DraftPlan): SentVersion[] =>
  versions.map(({ sent, answered, ...rest }) => ({
    ...rest,
    sentAt: clock.at(...sent),
    ...(answered && { answered: { at: clock.at(...answered.at), outcome: answered.outcome } }),
  }))

/** What waits at the desk, what its creator is to change, and what was approved before it was published. */
export const makeDrafts = (make: Making, parts: ReadonlyMap<CampaignRecord, ParticipationRecord[]>): void => {
  for (const [campaign, people] of parts) {
    const { draftDays } = campaign.plan
    if (draftDays === undefined) continue
    const write = openDrafts(make, campaign, draftDays)
    for (const plan of draftPlans) {
      const part = people.find(({ creator }) => creator.username === plan.username)
      if (!part) throw new Error(`${plan.username} does not take part in ${campaign.plan.name}`)
      write(part, plannedVersions(make, plan))
    }
    const posts = new Map(make.world.instagram_posts.map((row) => [row.id, row]))
    for (const mention of make.world.mentions.filter((row) => row.campaign_id === campaign.id)) {
      const part = people.find(({ id }) => id === mention.participation_id)!
      const handedIn = String(mention.created_at)
      const content = mention.content_post as { text: string } | null
      const link = mention.link_post as { title: string } | null
      const caption = String(posts.get(mention.instagram_post_id)?.caption ?? content?.text ?? link?.title)
      const answered = { at: before(handedIn, 20), outcome: 'approved' } as const
      write(part, [{ sentAt: before(handedIn, 30), caption, shots: ['press'], answered }])
    }
  }
}
