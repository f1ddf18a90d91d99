-- What a campaign leads to in the brand's shop: where its links go, the link and the code of each creator, clicks by day, shops and orders.
-- Nothing here says anything about who clicks or buys.
CREATE TABLE campaign_targets (
  brand_id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  -- Null: the campaign has codes and no links.
  url text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, campaign_id),
  FOREIGN KEY (brand_id, campaign_id) REFERENCES campaigns ON DELETE CASCADE
);

CREATE TABLE creator_links (
  brand_id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  slug text NOT NULL UNIQUE,
  -- In capital letters, as shops compare them.
  code text,
  code_from text CHECK (code_from IN ('typed', 'made', 'file')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, campaign_id, instagramer_id),
  FOREIGN KEY (brand_id, campaign_id) REFERENCES campaigns ON DELETE CASCADE
);
CREATE UNIQUE INDEX creator_links_code ON creator_links (brand_id, code);
CREATE INDEX creator_links_instagramer ON creator_links (instagramer_id);

CREATE TABLE link_clicks (
  brand_id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  instagramer_id uuid NOT NULL,
  day date NOT NULL,
  clicks integer NOT NULL DEFAULT 0 CHECK (clicks >= 0),
  PRIMARY KEY (brand_id, campaign_id, instagramer_id, day),
  FOREIGN KEY (brand_id, campaign_id, instagramer_id) REFERENCES creator_links ON DELETE CASCADE
);

CREATE TABLE shops (
  brand_id uuid NOT NULL REFERENCES brands,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('shopify', 'woocommerce')),
  -- The host that the shop's calls must name.
  address text NOT NULL,
  -- Sealed.
  secret text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid REFERENCES users,
  ended_at timestamptz,
  PRIMARY KEY (brand_id, id)
);
CREATE INDEX shops_id ON shops (id);
CREATE UNIQUE INDEX shops_address ON shops (brand_id, kind, address) WHERE ended_at IS NULL;

CREATE TABLE shop_deliveries (
  brand_id uuid NOT NULL,
  id uuid NOT NULL,
  shop_id uuid NOT NULL,
  -- The shop's own id of the call; null where its signature was not good, since anybody may have written it.
  delivery_id text,
  topic text NOT NULL DEFAULT '',
  outcome text NOT NULL CHECK (outcome IN ('accepted', 'unmatched', 'duplicate', 'ignored', 'refused')),
  reason text,
  order_number text,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, id),
  FOREIGN KEY (brand_id, shop_id) REFERENCES shops ON DELETE CASCADE
);
CREATE INDEX shop_deliveries_shop ON shop_deliveries (brand_id, shop_id, received_at DESC, id DESC);
CREATE UNIQUE INDEX shop_deliveries_once ON shop_deliveries (brand_id, shop_id, delivery_id);
CREATE INDEX shop_deliveries_received ON shop_deliveries (received_at);

CREATE TABLE sales (
  brand_id uuid NOT NULL REFERENCES brands,
  id uuid NOT NULL,
  -- Null: read from a file that is of no connected shop.
  shop_id uuid,
  order_number text NOT NULL,
  -- The shop's own id of the order, by which it tells of what comes back.
  order_id text,
  ordered_at timestamptz NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  returned bigint NOT NULL DEFAULT 0 CHECK (returned >= 0 AND returned <= amount),
  cancelled boolean NOT NULL DEFAULT false,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  code text,
  slug text,
  campaign_id uuid,
  instagramer_id uuid,
  matched_by text CHECK (matched_by IN ('code', 'click')),
  shop_changed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, id),
  CHECK ((matched_by IS NULL) = (campaign_id IS NULL)),
  CHECK ((matched_by IS NULL) = (instagramer_id IS NULL)),
  FOREIGN KEY (brand_id, shop_id) REFERENCES shops,
  FOREIGN KEY (brand_id, campaign_id, instagramer_id) REFERENCES creator_links
);
CREATE UNIQUE INDEX sales_order ON sales (brand_id, coalesce(shop_id, brand_id), order_number);
CREATE INDEX sales_order_id ON sales (brand_id, shop_id, order_id);
CREATE INDEX sales_link ON sales (brand_id, campaign_id, instagramer_id);
CREATE INDEX sales_unmatched ON sales (brand_id, ordered_at DESC, id DESC) WHERE matched_by IS NULL;
CREATE INDEX sales_instagramer ON sales (instagramer_id);

CREATE TABLE sale_returns (
  brand_id uuid NOT NULL REFERENCES brands,
  id uuid NOT NULL,
  shop_id uuid,
  -- Of the order in the shop, which may come later than what comes back of it.
  order_id text NOT NULL,
  return_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  returned_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  FOREIGN KEY (brand_id, shop_id) REFERENCES shops
);
CREATE UNIQUE INDEX sale_returns_once ON sale_returns (brand_id, coalesce(shop_id, brand_id), order_id, return_id);

-- Nine letters and digits that cannot be mixed up: 31 to the power of nine.
CREATE FUNCTION new_link_slug() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  letters CONSTANT text := 'abcdefghjkmnpqrstuvwxyz23456789';
  drawn bytea := decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
  slug text := '';
BEGIN
  -- The first six bytes of each are drawn whole.
  FOR place IN 0..8 LOOP
    slug := slug || substr(letters, get_byte(drawn, CASE WHEN place < 5 THEN place ELSE place + 11 END) % 31 + 1, 1);
  END LOOP;
  RETURN slug;
END $$;

-- Whoever takes part in a campaign that leads to a shop has a link, whichever way they came in.
CREATE FUNCTION give_creator_link() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO creator_links (brand_id, campaign_id, instagramer_id, slug)
    SELECT NEW.brand_id, t.campaign_id, NEW.instagramer_id, new_link_slug() FROM campaign_targets t
    WHERE t.brand_id = NEW.brand_id AND t.campaign_id = NEW.campaign_id
    ON CONFLICT (brand_id, campaign_id, instagramer_id) DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER give_creator_link AFTER INSERT OR UPDATE OF state ON participations
  FOR EACH ROW WHEN (NEW.state = 'approved') EXECUTE FUNCTION give_creator_link();

CREATE FUNCTION give_creator_link_at_store() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO creator_links (brand_id, campaign_id, instagramer_id, slug)
    SELECT NEW.brand_id, t.campaign_id, NEW.instagramer_id, new_link_slug()
    FROM store_campaigns sc JOIN campaign_targets t ON t.brand_id = sc.brand_id AND t.campaign_id = sc.campaign_id
    WHERE sc.brand_id = NEW.brand_id AND sc.id = NEW.store_campaign_id
    ON CONFLICT (brand_id, campaign_id, instagramer_id) DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER give_creator_link AFTER INSERT OR UPDATE OF state ON store_participations
  FOR EACH ROW WHEN (NEW.state IN ('approved', 'picked_up')) EXECUTE FUNCTION give_creator_link_at_store();

CREATE FUNCTION give_creator_links() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO creator_links (brand_id, campaign_id, instagramer_id, slug)
    SELECT NEW.brand_id, NEW.campaign_id, one.instagramer_id, new_link_slug() FROM (
      SELECT p.instagramer_id FROM participations p
        WHERE p.brand_id = NEW.brand_id AND p.campaign_id = NEW.campaign_id AND p.state = 'approved'
      UNION SELECT sp.instagramer_id
        FROM store_campaigns sc JOIN store_participations sp ON sp.brand_id = sc.brand_id AND sp.store_campaign_id = sc.id
        WHERE sc.brand_id = NEW.brand_id AND sc.campaign_id = NEW.campaign_id AND sp.state IN ('approved', 'picked_up')) one
    ON CONFLICT (brand_id, campaign_id, instagramer_id) DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER give_creator_links AFTER INSERT ON campaign_targets FOR EACH ROW EXECUTE FUNCTION give_creator_links();
