-- The point of a campaign's product picture that stays in sight however it is cropped (decision 160): {"x": 0-100, "y": 0-100}, per cent from
-- the left and from the top. Null is the middle.
ALTER TABLE campaigns ADD COLUMN product_image_focus jsonb;
ALTER TABLE campaigns ADD CONSTRAINT campaigns_product_image_focus CHECK (
  (product_image_focus ->> 'x')::int BETWEEN 0 AND 100 AND (product_image_focus ->> 'y')::int BETWEEN 0 AND 100
) NOT VALID;

-- As before, with the point where the picture is the campaign's.
CREATE OR REPLACE FUNCTION products_of_offer(of_brand uuid, offer uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH given AS (
    SELECT c.products, c.product_image_url AS picture, c.product_image_focus AS focus, p.name AS stocked, p.image_url AS stocked_picture
    FROM store_campaigns sc JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id
    LEFT JOIN store_products p ON p.brand_id = sc.brand_id AND p.id = sc.store_product_id
    WHERE sc.brand_id = of_brand AND sc.id = offer
  ), named AS (
    SELECT coalesce(nullif(item ->> 'productName', ''), item ->> 'productTitle', '') AS name,
      coalesce(item ->> 'productArticleReference', '') AS article, at
    FROM given, jsonb_array_elements(given.products) WITH ORDINALITY AS e(item, at)
  ), items AS (
    SELECT name, article, at, count(*) OVER () AS many, row_number() OVER (ORDER BY at) AS place FROM named WHERE name <> ''
  ), shown AS (
    SELECT place, CASE WHEN many = 1 THEN coalesce(stocked, name) ELSE name END AS name, article,
      CASE WHEN many = 1 OR name = stocked THEN stocked_picture END AS own, (many = 1 OR name = stocked OR place = 1) AS pictured
    FROM items, given
    UNION ALL
    SELECT 1, stocked, '', stocked_picture, true FROM given WHERE stocked IS NOT NULL AND NOT EXISTS (SELECT FROM items)
  )
  SELECT CASE WHEN EXISTS (SELECT FROM given) THEN coalesce((
    SELECT jsonb_agg(jsonb_build_object('name', name, 'article', article, 'imageUrl', coalesce(own, CASE WHEN pictured THEN picture END))
      || CASE WHEN own IS NULL AND pictured AND focus IS NOT NULL THEN jsonb_build_object('imageFocus', focus) ELSE '{}' END
      ORDER BY place) FROM shown, given), '[]') END
$$;
