import type { ClientBase } from 'pg'

interface AccountRow {
  account: string
  known: object
}

/** Accounts in one act: what the practice world takes at once is bounded. */
const atOnce = 25

/**
 * What Instagram knows of the connected accounts of the demo data, as acts of the practice world: the posts that are stored, as they are
 * stored, and the campaigns that their owners post about.
 */
export const instagramOutside = async (client: ClientBase): Promise<object[]> => {
  const { rows } = await client.query<AccountRow>(`SELECT i.connected_ig_user_id AS account, json_build_object(
      'handle', i.username, 'followers', i.followers_count, 'engagement', i.engagement_rate, 'city', i.city, 'country', i.country_code,
      'posts', (SELECT coalesce(json_agg(json_build_object('id', p.external_id, 'kind', CASE WHEN p.story THEN 'story' ELSE 'feed' END,
          'caption', p.caption, 'picture', substring(p.image_url FROM '/uploads/demo/([A-Za-z0-9_-]+)\\.webp'), 'permalink', coalesce(p.permalink, ''),
          'at', floor(extract(epoch FROM p.instagram_created_at) * 1000), 'likes', p.likes_count, 'comments', p.comments_count, 'reach', p.reach)), '[]')
        FROM instagram_posts p WHERE p.instagramer_id = i.id),
      'briefs', (SELECT coalesce(json_agg(json_build_object('id', c.id, 'campaignName', c.name, 'brandSlug', b.slug, 'hashtags', c.hashtags,
          'mentions', c.mentions, 'picture', substring(c.product_image_url FROM '/uploads/demo/([A-Za-z0-9_-]+)\\.webp'))), '[]')
        FROM (SELECT brand_id, campaign_id FROM participations WHERE instagramer_id = i.id AND state = 'approved'
          UNION SELECT sp.brand_id, sc.campaign_id FROM store_participations sp
            JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
            WHERE sp.instagramer_id = i.id AND sp.state = 'picked_up') taken
        JOIN campaigns c ON c.brand_id = taken.brand_id AND c.id = taken.campaign_id JOIN brands b ON b.id = c.brand_id
        WHERE c.state IN ('confirmed', 'upcoming', 'ongoing'))) AS known
    FROM instagramers i WHERE i.connected_ig_user_id IS NOT NULL ORDER BY i.id`)
  const parts = Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, at) =>
    rows.slice(at * atOnce, (at + 1) * atOnce),
  )
  return parts.map((part) => ({
    service: 'facebook',
    act: 'posted_before',
    body: { accounts: Object.fromEntries(part.map(({ account, known }) => [account, known])) },
  }))
}

/** Everything was read just now: the demo does not begin with reading it all again. */
export const noteReadings = async (client: ClientBase, now: Date): Promise<void> => {
  await client.query(
    `UPDATE instagramers SET figures_read_at = $1, stories_read_at = $1::timestamptz - (abs(hashtext(username)) % 30) * interval '1 minute'
    WHERE connected_ig_user_id IS NOT NULL`,
    [now],
  )
  await client.query('UPDATE mentions SET post_checked_at = $1 WHERE instagram_post_id IS NOT NULL', [now])
}
