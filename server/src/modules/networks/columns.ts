import { sql } from 'kysely'

/** What is known of the link in mention `m`, as JSON; null where it has none. Whose posts were approved before is asked within its brand. */
export const linkColumn = sql`(SELECT jsonb_build_object('link', to_jsonb(ml),
    'readings', (SELECT coalesce(jsonb_agg(lr), '[]') FROM link_readings lr WHERE lr.brand_id = m.brand_id AND lr.mention_id = m.id),
    'authors', (SELECT jsonb_agg(DISTINCT o.author) FROM mention_links o
      JOIN mentions om ON om.brand_id = o.brand_id AND om.id = o.mention_id AND om.state = 'approved'
      WHERE o.instagramer_id = m.instagramer_id AND o.brand_id = m.brand_id AND o.network = ml.network AND o.mention_id <> m.id
        AND o.author IS NOT NULL))
  FROM mention_links ml WHERE ml.brand_id = m.brand_id AND ml.mention_id = m.id)`
