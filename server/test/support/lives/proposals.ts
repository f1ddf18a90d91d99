import { sql } from 'kysely'
import type { FeeSpan } from '@samspel/api'
import type { Act, Hands } from './hands'

interface Proposed {
  id: string
  instagramer_id: string
  state: string
  span: FeeSpan
  proposed_fee: number
  counter_fee: number | null
  open: boolean
}

/** What creators and the brand say of a fee that is left to the creator. */
export const proposalActs = ({ api, brandId, below, pickMostly, send, asStaff, asCreator }: Hands) => {
  /** Whole kronor, in öre. */
  const within = ({ lowest, highest }: FeeSpan) => lowest + below((highest - lowest) / 100 + 1) * 100
  /** Mostly a fee within the span. */
  const feeIn = (span: FeeSpan) => (below(8) > 0 ? within(span) : span.highest + 100)
  const proposals = async () =>
    (
      await sql<Proposed>`SELECT p.id, p.instagramer_id, p.state, c.terms -> 'feeSpan' AS span, p.proposed_fee, p.counter_fee,
        p.counter_fee IS NOT NULL AND p.counter_accepted IS NULL AS open
      FROM participations p JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id
      WHERE p.brand_id = ${brandId} AND p.proposed_fee IS NOT NULL AND c.terms -> 'feeSpan' IS NOT NULL ORDER BY p.id`.execute(
        api.db,
      )
    ).rows
  const onProposal = async (fits: (each: Proposed) => boolean, act: (each: Proposed) => Promise<unknown>) => {
    const proposal = pickMostly(await proposals(), fits)
    if (proposal) await act(proposal)
  }
  const waits = ({ state, open }: Proposed) => state === 'pending' && !open
  const asked = ({ state, open }: Proposed) => state === 'pending' && open
  const change = ({ id, instagramer_id: owner, span }: Proposed) =>
    send(asCreator(owner), 'PATCH', `proposals/${id}`, { fee: feeIn(span) })
  const counter = ({ id, span }: Proposed) => send(asStaff(), 'POST', `proposals/${id}/counter`, { fee: feeIn(span) })
  const say =
    (answer: 'yes' | 'no') =>
    ({ id, instagramer_id: owner, counter_fee: fee }: Proposed) =>
      send(asCreator(owner), 'PATCH', `proposals/${id}/counter`, { answer, fee: fee ?? 0 })
  const approve = ({ id, proposed_fee: fee }: Proposed) =>
    send(asStaff(), 'PATCH', `participations/${id}/approve`, { from: 'pending', fee })
  const reject = ({ id }: Proposed) =>
    send(asStaff(), 'PATCH', `participations/${id}/reject`, { from: 'pending', reason: 'Fel profil' })
  /** Both answers of the creator and both of the brand in one moment: a yes of either side ends it for all others. */
  const race = () =>
    onProposal(asked, async (proposal) => {
      const tries = { yes: say('yes'), no: say('no'), approve, reject }
      const won = (
        await Promise.all(
          Object.entries(tries).map(async ([name, act]) => ((await act(proposal)).status < 300 ? [name] : [])),
        )
      ).flat()
      const isOne = won.length <= 1 || (won.length === 2 && won.includes('no') && !won.includes('yes'))
      if (!isOne) throw new Error(`of answers to one proposal ${won.join(' and ')} won`)
    })
  const acts: readonly Act[] = [
    () => onProposal(waits, change),
    () => onProposal(waits, counter),
    () => onProposal(waits, counter),
    () => onProposal(waits, approve),
    () => onProposal(asked, say('yes')),
    () => onProposal(asked, say('no')),
    race,
  ]
  return { acts, within }
}

/** What must hold of proposals after every step: what was agreed on is the sum that both said, and no span outlives it. */
export const proposalFaults = async ({ api, brandId }: Pick<Hands, 'api' | 'brandId'>) =>
  (
    await sql<{ id: string; why: string }>`WITH first AS (
      SELECT p.id, p.proposed_fee, p.counter_fee, p.counter_accepted, a.facts
      FROM participations p JOIN agreements a ON a.brand_id = p.brand_id AND a.participation_id = p.id
        AND a.superseded_at IS NULL AND a.version = 1
      WHERE p.brand_id = ${brandId} AND p.state = 'approved')
    SELECT id, 'agreed on another fee than was said' AS why FROM first WHERE proposed_fee IS NOT NULL
      AND (facts ->> 'fee')::int <> CASE WHEN counter_accepted THEN counter_fee ELSE proposed_fee END
    UNION ALL SELECT id, 'an agreement with a span' FROM first WHERE facts #> '{terms,feeSpan}' IS NOT NULL`.execute(
      api.db,
    )
  ).rows
