import { deskWords } from '../../content/desk'
import type { ParticipationRecord } from '../participations'
import { type Desk, later, type MadeCampaign } from './desk'

/** Every row names these: rows of a table are written with the columns of its first. */
export const untouched = {
  choice_id: null,
  decision_kind: null,
  invited: false,
  shortlisted: false,
  note: '',
  due_at: null,
  deadline_paused_at: null,
  rating: null,
  rating_comment: '',
  rated_at: null,
  rated_by: null,
  answer_reminded_at: null,
  deadline_reminded_at: null,
}
const hasEnded = new Set(['finished', 'archived'])

const rate = (desk: Desk, { campaign: { brand, plan } }: MadeCampaign, { row }: ParticipationRecord): void => {
  const random = desk.random(`rating ${String(row.id)}`)
  if (!random.random(0.65)) return
  const score = Number(random.weighted({ 5: 6, 4: 4, 3: 2, 2: 1 })) as 2 | 3 | 4 | 5
  Object.assign(row, {
    rating: score,
    rating_comment: random.random(0.5) ? random.pick(deskWords.ratings[brand.language][score]) : '',
    rated_at: desk.make.clock.during(Math.min(plan.end + random.int(1, 5), -1), random),
    rated_by: brand.staffId,
  })
}

const report = (
  desk: Desk,
  { campaign: { brand, plan } }: MadeCampaign,
  { row }: ParticipationRecord,
  kind: number,
  isOpen: boolean,
): void => {
  const { make, newId } = desk
  const [name, text, answer] = deskWords.problems[brand.language][kind % 3]!
  const createdAt = later(make, isOpen ? make.clock.at(-2, 9, 40) : make.clock.at(-5, 9, 40), kind)
  make.add('delivery_problems', {
    brand_id: brand.id,
    id: newId(createdAt),
    participation_id: row.id,
    kind: name,
    text,
    parcel_id: null,
    pictures: [],
    wish: null,
    answer_by: null,
    answer: isOpen ? null : answer,
    resolved_at: isOpen ? null : later(make, createdAt, 26),
    resolved_by: isOpen ? null : brand.staffId,
    created_at: createdAt,
  })
  Object.assign(row, isOpen ? { deadline_paused_at: createdAt } : { due_at: make.clock.day(plan.due + 2) })
}

/** What staff think of those who applied and took part, and parcels that went wrong. */
export const makeWork = (desk: Desk): void => {
  const { make } = desk
  for (const row of make.world.participations as Record<string, unknown>[])
    Object.assign(row, untouched, {
      decision_kind: row.state === 'pending' ? null : row.state,
    })
  desk.campaigns.forEach((made, at) => {
    const {
      campaign: { brand, plan },
      parts,
    } = made
    const random = desk.random(`work ${brand.slug} ${plan.name}`)
    for (const part of parts) {
      if (
        part.state === 'approved' &&
        hasEnded.has(plan.state) &&
        desk.mentionsOf(part.id).some(({ state }) => state === 'approved')
      )
        rate(desk, made, part)
      if (part.state === 'pending' && random.random(0.3))
        Object.assign(part.row, {
          shortlisted: true,
          note: random.random(0.6) ? random.pick(deskWords.notes[brand.language]) : '',
        })
    }
    if (plan.state !== 'ongoing') return
    const waiting = parts.filter(
      ({ state, cast, id }) => state === 'approved' && !cast && desk.mentionsOf(id).length === 0,
    )
    // Whoever is reminded by the clock right after the demo was made would hear of it all at once.
    if (plan.due <= 3) for (const { row } of waiting) row.deadline_reminded_at = make.clock.hoursAgo(20)
    // What is fetched at a store is no parcel.
    if (plan.delivery === 'pickup') return
    if (plan.name === 'Rosta hemma' && waiting[0]) report(desk, made, waiting[0], 0, true)
    else if (at % 3 === 0 && waiting[0] && brand.slug !== 'bjorkbrygg') report(desk, made, waiting[0], at, at % 2 === 0)
    const answered = waiting[1]
    if (answered && random.random(0.6)) report(desk, made, answered, at + 1, false)
  })
}
