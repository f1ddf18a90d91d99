import { sql } from 'kysely'
import { endReasons } from '@samspel/api'
import { leaveReasons } from '@samspel/api/ending-states'
import { runLeavings } from '../../../src/modules/leaving'
import type { Act, Hands, Part } from './hands'

const link = { kind: 'link', link_post: { url: 'https://a.example/x', title: 'x', link_type: 'custom' } }

/** What is sent, what comes, and how either side ends what was agreed on. */
export const wayOutActs = ({ api, context, brandId, pick, pickMostly, send, asStaff, asCreator, onPart }: Hands) => {
  const parcels = () =>
    api.db
      .selectFrom('parcels')
      .select(['id', 'campaign_id', 'instagramer_id', 'participation_id', 'sent_at', 'arrived_at'])
      .where('brand_id', '=', brandId)
      .where('replaced_at', 'is', null)
      .orderBy('id')
      .execute()
  const ship = async () => {
    const parcel = pickMostly(await parcels(), ({ sent_at: at }) => at === null)
    if (parcel)
      await send(asStaff(), 'PATCH', `campaigns/${parcel.campaign_id}/parcels/send`, { parcel_ids: [parcel.id] })
  }
  const arrive = async () => {
    const parcel = pickMostly(await parcels(), (each) => each.sent_at !== null && each.arrived_at === null)
    if (parcel) await send(asCreator(parcel.instagramer_id), 'PATCH', `parcels/${parcel.id}/arrive`, {})
  }
  const leave = ({ id, instagramer_id: owner }: Part) =>
    send(asCreator(owner), 'POST', `agreements/${id}/leaving`, {
      reason: pick(leaveReasons),
      words: 'Tiden räcker inte',
    })
  const undo = ({ id, instagramer_id: owner }: Part) => send(asCreator(owner), 'DELETE', `agreements/${id}/leaving`)
  const end = ({ id }: Part) =>
    send(asStaff(), 'POST', `agreements/${id}/ending`, { reason: pick(endReasons), words: 'Planerna har ändrats' })
  const handIn = ({ id, instagramer_id: owner }: Part) =>
    send(asCreator(owner), 'POST', `participations/${id}/mentions`, { mention: link })
  const onLeaving = (act: (part: Part) => Promise<unknown>) =>
    onPart('approved', async (part) => {
      await leave(part)
      await act(part)
    })
  /** After the hour both sides, a post and two clocks come in one moment; what the books say is looked at after the step. */
  const race = () =>
    onLeaving(async (part) => {
      api.clock.now = new Date(api.clock.now.getTime() + 3_600_000)
      await Promise.all([end(part), end(part), undo(part), handIn(part), runLeavings(context), runLeavings(context)])
    })
  const acts: readonly Act[] = [
    ship,
    ship,
    arrive,
    () => onPart('approved', leave),
    () => onPart('approved', undo),
    () => onLeaving(undo),
    () => onPart('approved', end),
    race,
    async () => {
      api.clock.now = new Date(api.clock.now.getTime() + 30 * 60_000)
      await runLeavings(context)
    },
  ]
  /** The brand ends what was sent, so that something is owed where the terms have a share. */
  const endSent = async () => {
    const sent = (await parcels()).find(({ sent_at: at }) => at !== null)
    if (sent)
      await send(asStaff(), 'POST', `agreements/${sent.participation_id}/ending`, {
        reason: 'other',
        words: 'Planerna har ändrats',
      })
  }
  return { acts, ship, endSent }
}

interface Held {
  id: string
  fee: number
}

/** What is held for each piece of work of the brand. */
export const heldNow = async ({ api, brandId }: Pick<Hands, 'api' | 'brandId'>) =>
  new Map(
    (
      await sql<Held>`SELECT participation_id AS id, amount AS fee FROM holds
        WHERE brand_id = ${brandId} AND state = 'held' AND participation_id IS NOT NULL`.execute(api.db)
    ).rows.map(({ id, fee }) => [id, fee]),
  )

interface Ended {
  id: string
  participation_id: string
  by: 'creator' | 'brand'
  reason: string
  paid: number
  returned: number
  share: 'none' | 'half' | 'whole'
  went: boolean
  drafted: boolean
}

/** What is the creator's of a held fee, told once more by the words of the terms. */
const owedOf = ({ by, reason, share, went, drafted }: Ended, fee: number): number => {
  if (['never_posted', 'released', 'brand_late'].includes(reason)) return 0
  if (by === 'creator' && !drafted) return 0
  if (by === 'brand' && !drafted && !went) return 0
  if (share === 'none') return 0
  return share === 'whole' ? fee : Math.ceil(fee / 2)
}

/**
 * What must hold of endings after every step: each moves exactly what was held, and pays what the terms say; nothing ends more often than
 * it was agreed on, and what has ended does not go on.
 */
export const endingsWatch = ({ api, brandId }: Pick<Hands, 'api' | 'brandId'>) => {
  const seen = new Set<string>()
  return async (before: ReadonlyMap<string, number>): Promise<{ id: string; why: string }[]> => {
    const { rows } =
      await sql<Ended>`SELECT e.id, e.participation_id, e.ended_by AS by, e.reason, e.paid::int, e.returned::int,
        a.facts #>> '{terms,cancelShare}' AS share,
        EXISTS (SELECT FROM parcels WHERE brand_id = e.brand_id AND participation_id = e.participation_id AND sent_at IS NOT NULL)
          OR EXISTS (SELECT FROM mentions WHERE brand_id = e.brand_id AND participation_id = e.participation_id) AS went,
        EXISTS (SELECT FROM post_drafts WHERE brand_id = e.brand_id AND participation_id = e.participation_id AND state = 'approved') AS drafted
      FROM endings e JOIN agreements a ON a.brand_id = e.brand_id AND a.participation_id = e.participation_id AND a.superseded_at IS NULL
      WHERE e.brand_id = ${brandId} AND e.ended_at IS NOT NULL AND e.id <> ALL(${[...seen]}::uuid[])`.execute(api.db)
    const unlike = rows.flatMap((row) => {
      seen.add(row.id)
      const fee = before.get(row.participation_id) ?? 0
      const owed = owedOf(row, fee)
      return row.paid === owed && row.returned === fee - owed ? [] : [{ ...row, why: `of ${fee} held ${owed} is owed` }]
    })
    const { rows: twice } = await sql<{
      id: string
      why: string
    }>`SELECT p.id, 'ended more often than agreed, or goes on' AS why
      FROM participations p CROSS JOIN LATERAL (SELECT
        (SELECT count(*) FROM endings WHERE brand_id = p.brand_id AND participation_id = p.id AND ended_at IS NOT NULL) AS ended,
        (SELECT count(*) FROM agreements WHERE brand_id = p.brand_id AND participation_id = p.id AND version = 1) AS agreed) n
      WHERE p.brand_id = ${brandId} AND (ended > agreed OR p.state = 'approved' AND ended = agreed
        OR p.decision_kind IN ('left', 'removed') AND ended <> agreed)`.execute(api.db)
    return [...unlike, ...twice]
  }
}
