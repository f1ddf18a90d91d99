import { sql } from 'kysely'
import { approveLateDrafts } from '../../../src/modules/post-drafts'
import type { Act, Hands } from './hands'

interface Sent {
  id: string
  instagramer_id: string
  state: string
  version: number
  extra_round: string | null
}

/** What creators and the brand do with drafts. */
export const draftActs = ({ api, context, brandId, below, pick, pickMostly, send, asStaff, asCreator }: Hands) => {
  const drafts = async () =>
    (
      await sql<Sent>`SELECT d.participation_id AS id, d.instagramer_id, d.state, d.extra_round, coalesce(max(v.number), 1) AS version
      FROM post_drafts d LEFT JOIN post_draft_versions v ON v.brand_id = d.brand_id AND v.draft_id = d.id
      WHERE d.brand_id = ${brandId} GROUP BY d.brand_id, d.id ORDER BY d.id`.execute(api.db)
    ).rows
  const onDraft = async (fits: (draft: Sent) => boolean, act: (draft: Sent) => Promise<unknown>) => {
    const draft = pickMostly(await drafts(), fits)
    if (draft) await act(draft)
  }
  const isSent = ({ state }: Sent) => state === 'sent'
  const works = async () =>
    (
      await sql<{ id: string; instagramer_id: string; may: boolean }>`SELECT p.id, p.instagramer_id,
          p.state = 'approved' AND a.facts #> '{terms,draft}' IS NOT NULL AND coalesce(d.state, 'writing') IN ('writing', 'changes_requested') AS may
        FROM participations p JOIN agreements a ON a.brand_id = p.brand_id AND a.participation_id = p.id AND a.superseded_at IS NULL
        LEFT JOIN post_drafts d ON d.brand_id = p.brand_id AND d.participation_id = p.id WHERE p.brand_id = ${brandId} ORDER BY p.id`.execute(
        api.db,
      )
    ).rows
  const writeFor = async ({ id, instagramer_id: owner }: { id: string; instagramer_id: string }) => {
    const kept = await api.db
      .selectFrom('post_drafts')
      .select('saved_at')
      .where('participation_id', '=', id)
      .executeTakeFirst()
    const caption = `Reklam för Lussebrygg, ${below(1_000_000)}`
    const saved = await send(asCreator(owner), 'PUT', `post_drafts/${id}`, {
      post_draft: { caption, media: [], saved_at: kept?.saved_at ?? null },
    })
    if (saved.status < 300) await send(asCreator(owner), 'POST', `post_drafts/${id}/send`)
  }
  const write = async () => {
    const work = pickMostly(await works(), ({ may }) => may)
    if (work) await writeFor(work)
  }
  const withdraw = ({ id, instagramer_id: owner }: Sent) =>
    send(asCreator(owner), 'PATCH', `post_drafts/${id}/withdraw`)
  const approve = ({ id, version }: Sent) => send(asStaff(), 'PATCH', `post_drafts/${id}/approve`, { version })
  const change = ({ id, version }: Sent) =>
    send(asStaff(), 'PATCH', `post_drafts/${id}/request_changes`, { version, note: 'Ljusare' })
  const decline = ({ id, version }: Sent) =>
    send(asStaff(), 'PATCH', `post_drafts/${id}/decline`, { version, reason: 'Passar inte oss' })
  const askExtra = ({ id, version }: Sent) =>
    send(asStaff(), 'POST', `post_drafts/${id}/extra_round`, { version, note: 'En gång till' })
  const sayExtra = ({ id, instagramer_id: owner }: Sent) =>
    send(asCreator(owner), 'PATCH', `post_drafts/${id}/extra_round`, { answer: pick(['yes', 'no']) })

  const outcomeOf = async ({ id, version }: Sent) =>
    (
      await sql<{ outcome: string | null }>`SELECT v.outcome FROM post_draft_versions v
        JOIN post_drafts d ON d.brand_id = v.brand_id AND d.id = v.draft_id
        WHERE d.participation_id = ${id} AND v.number = ${version}`.execute(api.db)
    ).rows[0]?.outcome ?? null
  /** All answers, the creator’s second thought and the clock in one moment: one of them is what is kept. */
  const race = () =>
    onDraft(isSent, async (draft) => {
      const before = await outcomeOf(draft)
      const tries = [
        [approve, 'approved'],
        [change, 'changes_requested'],
        [withdraw, 'withdrawn'],
        [decline, 'declined'],
      ] as const
      const [answers] = await Promise.all([
        Promise.all(tries.map(async ([act, outcome]) => ({ outcome, status: (await act(draft)).status }))),
        approveLateDrafts(context),
      ])
      const won = answers.filter(({ status }) => status < 300).map(({ outcome }) => outcome)
      const after = await outcomeOf(draft)
      const kept = after !== before && after !== 'unanswered' ? [after] : []
      if (JSON.stringify(won) !== JSON.stringify(kept))
        throw new Error(`of answers to one draft ${won.join(' and ') || 'none'} won, and ${String(after)} is kept`)
    })
  const acts: readonly Act[] = [
    write,
    write,
    write,
    write,
    write,
    write,
    () => onDraft(isSent, approve),
    () => onDraft(isSent, approve),
    () => onDraft(isSent, change),
    () => onDraft(isSent, change),
    () => onDraft(isSent, decline),
    () => onDraft(isSent, withdraw),
    () => onDraft(isSent, askExtra),
    () => onDraft(({ extra_round: extra }) => extra === 'asked', sayExtra),
    race,
  ]
  return { acts, write, approveOne: () => onDraft(isSent, approve) }
}

/** What must hold of the drafts of a brand after every step. */
export const draftFaults = async ({ api, brandId }: Pick<Hands, 'api' | 'brandId'>) =>
  (
    await sql<{ id: string; why: string }>`WITH each AS (
      SELECT d.brand_id, d.id, d.participation_id, d.state, d.extra_round,
        (a.facts #>> '{terms,changeRounds}')::int AS rounds,
        (SELECT count(*) FROM post_draft_versions v WHERE v.brand_id = d.brand_id AND v.draft_id = d.id AND v.outcome IS NULL) AS open,
        (SELECT count(*) FROM post_draft_versions v WHERE v.brand_id = d.brand_id AND v.draft_id = d.id AND v.outcome = 'changes_requested') AS changes,
        (SELECT count(*) FROM post_draft_versions v WHERE v.brand_id = d.brand_id AND v.draft_id = d.id AND v.outcome IN ('approved', 'unanswered')) AS approvals
      FROM post_drafts d
      JOIN agreements a ON a.brand_id = d.brand_id AND a.participation_id = d.participation_id AND a.superseded_at IS NULL
      WHERE d.brand_id = ${brandId})
    SELECT id, 'waits without a version, or a version without waiting' AS why FROM each WHERE (state = 'sent') <> (open = 1)
    UNION ALL SELECT id, 'approved by no answer, or by two' FROM each WHERE (state = 'approved') <> (approvals = 1)
    UNION ALL SELECT id, 'more changes than agreed' FROM each WHERE changes > rounds + CASE extra_round WHEN 'granted' THEN 1 ELSE 0 END
    UNION ALL SELECT m.id, 'published without an approved draft' FROM mentions m
      JOIN agreements a ON a.brand_id = m.brand_id AND a.participation_id = m.participation_id AND a.superseded_at IS NULL
      WHERE m.brand_id = ${brandId} AND a.facts #> '{terms,draft}' IS NOT NULL
        AND NOT EXISTS (SELECT FROM each WHERE each.participation_id = m.participation_id AND each.state = 'approved')`.execute(
      api.db,
    )
  ).rows
