-- Goods that a creator can choose have ids.
UPDATE campaigns SET products = (
    SELECT jsonb_agg(CASE WHEN product ? 'id' THEN product ELSE product || jsonb_build_object('id', gen_random_uuid()::text) END ORDER BY place)
    FROM jsonb_array_elements(products) WITH ORDINALITY AS listed (product, place))
  WHERE jsonb_typeof(products) = 'array' AND jsonb_array_length(products) > 0;

-- Who was approved before there were parcels, and has not published: their parcels are to pack, a week from now.
INSERT INTO parcels (brand_id, id, campaign_id, participation_id, instagramer_id, order_number, choice_id, send_by, created_at)
  SELECT p.brand_id, gen_random_uuid(), p.campaign_id, p.id, p.instagramer_id, 'SP-' || upper(substr(md5(p.id::text), 1, 8)),
    CASE WHEN jsonb_array_length(c.products) = 1 THEN c.products -> 0 ->> 'id' END, current_date + 7, now()
  FROM participations p JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id
  WHERE p.state = 'approved' AND c.delivery_method = 'delivery' AND c.state IN ('confirmed', 'upcoming')
    AND NOT EXISTS (SELECT FROM mentions m WHERE m.brand_id = p.brand_id AND m.participation_id = p.id AND m.state IN ('pending', 'approved'));
