-- What a pass promises stays as it was when it was given, whatever its campaign says later (decision 113).

-- What an offer gives away now: the products of its campaign; one product alone is called as the store's stock calls it.
CREATE FUNCTION products_of_offer(of_brand uuid, offer uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH given AS (
    SELECT c.products, c.product_image_url AS picture, p.name AS stocked, p.image_url AS stocked_picture
    FROM store_campaigns sc JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id
    LEFT JOIN store_products p ON p.brand_id = sc.brand_id AND p.id = sc.store_product_id
    WHERE sc.brand_id = of_brand AND sc.id = offer
  ), named AS (
    SELECT coalesce(nullif(item ->> 'productName', ''), item ->> 'productTitle', '') AS name,
      coalesce(item ->> 'productArticleReference', '') AS article, at
    FROM given, jsonb_array_elements(given.products) WITH ORDINALITY AS e(item, at)
  ), items AS (
    SELECT name, article, at, count(*) OVER () AS many, row_number() OVER (ORDER BY at) AS place FROM named WHERE name <> ''
  )
  SELECT CASE
    WHEN EXISTS (SELECT FROM items) THEN (
      SELECT jsonb_agg(jsonb_build_object(
        'name', CASE WHEN many = 1 THEN coalesce(stocked, name) ELSE name END,
        'article', article,
        'imageUrl', CASE WHEN many = 1 OR name = stocked THEN coalesce(stocked_picture, picture) WHEN place = 1 THEN picture END
      ) ORDER BY place) FROM items)
    WHEN stocked IS NOT NULL
      THEN jsonb_build_array(jsonb_build_object('name', stocked, 'article', '', 'imageUrl', coalesce(stocked_picture, picture)))
    ELSE '[]' END
  FROM given
$$;

-- Null while nothing is promised. Passes that end keep it: the counter still says what it was.
ALTER TABLE store_participations ADD COLUMN promised jsonb;

CREATE FUNCTION keep_what_is_promised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state IN ('requested', 'invited') THEN
    NEW.promised := NULL;
  ELSIF NEW.state IN ('approved', 'picked_up') AND (TG_OP = 'INSERT' OR OLD.state NOT IN ('approved', 'picked_up')) THEN
    NEW.promised := products_of_offer(NEW.brand_id, NEW.store_campaign_id);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER store_participations_promise BEFORE INSERT OR UPDATE OF state ON store_participations
  FOR EACH ROW EXECUTE FUNCTION keep_what_is_promised();

-- Passes from before this: what their campaigns say today.
UPDATE store_participations SET promised = products_of_offer(brand_id, store_campaign_id) WHERE state IN ('approved', 'picked_up');
