import { sql } from 'kysely'
import { postingDays } from '@samspel/api/campaign-rules'
import { dayMs } from '../../days'

/** Covers the last day for posting about a pick-up, whatever hour it happened. */
const postingMs = (postingDays + 1) * dayMs

/** Rows (instagramer_id, began_at) of collaborations that posts are made for now: of running campaigns, or after a pick-up. */
export const runningWork = (now: Date) => sql`SELECT p.instagramer_id, p.created_at AS began_at FROM campaigns c
    JOIN participations p ON p.brand_id = c.brand_id AND p.campaign_id = c.id AND p.state = 'approved'
    WHERE c.state IN ('confirmed', 'upcoming', 'ongoing')
  UNION ALL SELECT sp.instagramer_id, sp.created_at FROM campaigns c
    JOIN store_campaigns sc ON sc.brand_id = c.brand_id AND sc.campaign_id = c.id
    JOIN store_participations sp ON sp.brand_id = sc.brand_id AND sp.store_campaign_id = sc.id AND sp.state = 'picked_up'
      AND sp.picked_up_at > ${new Date(now.getTime() - postingMs)}
    WHERE c.state IN ('confirmed', 'upcoming', 'ongoing', 'finished')`

/** Jobs leave creator `i` alone while the network wants us to be quiet about that account, or about all. */
export const notPaused = (now: Date) => sql`NOT EXISTS (SELECT FROM network_pauses np
  WHERE (np.instagramer_id IS NULL OR np.instagramer_id = i.id) AND greatest(np.calls_again_at, np.jobs_again_at) > ${now})`
