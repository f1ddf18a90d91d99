-- The public area: campaigns at stores, followed brands, collaboration pages of one's own making, suggested products.

-- A campaign whose product is picked up, at one of the brand's stores.
CREATE TABLE store_campaigns (
  brand_id uuid NOT NULL,
  id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  store_id uuid NOT NULL,
  requires_application boolean NOT NULL DEFAULT true,
  -- How many the store gives away; 0 means as many as wanted.
  places integer NOT NULL DEFAULT 0 CHECK (places >= 0),
  -- Reservations and pick-ups so far; the trigger below counts them, whoever writes.
  taken integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, id),
  UNIQUE (brand_id, campaign_id, store_id),
  FOREIGN KEY (brand_id, campaign_id) REFERENCES campaigns ON DELETE CASCADE,
  FOREIGN KEY (brand_id, store_id) REFERENCES stores ON DELETE CASCADE
);
CREATE INDEX store_campaigns_id ON store_campaigns (id);
CREATE INDEX store_campaigns_store ON store_campaigns (brand_id, store_id);

CREATE TABLE store_participations (
  brand_id uuid NOT NULL,
  id uuid NOT NULL,
  store_campaign_id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  state text NOT NULL CHECK (state IN ('requested', 'approved', 'declined', 'picked_up', 'invited')),
  motivation text NOT NULL DEFAULT '',
  -- What staff in the store type: 8 characters without 0 O 1 I.
  code text UNIQUE,
  decided_at timestamptz,
  decided_by uuid REFERENCES users,
  decision_reason text,
  picked_up_at timestamptz,
  link_posts_count integer NOT NULL DEFAULT 0,
  content_posts_count integer NOT NULL DEFAULT 0,
  instagram_posts_count integer NOT NULL DEFAULT 0,
  instagram_stories_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, id),
  UNIQUE (brand_id, store_campaign_id, instagramer_id),
  FOREIGN KEY (brand_id, store_campaign_id) REFERENCES store_campaigns ON DELETE CASCADE
);
CREATE INDEX store_participations_id ON store_participations (id);
CREATE INDEX store_participations_instagramer ON store_participations (instagramer_id, created_at DESC, id DESC);
CREATE INDEX store_participations_state ON store_participations (brand_id, store_campaign_id, state, created_at DESC, id DESC);

CREATE FUNCTION count_taken_places() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := coalesce((NEW.state IN ('approved', 'picked_up'))::int, 0) - coalesce((OLD.state IN ('approved', 'picked_up'))::int, 0);
BEGIN
  IF change <> 0 THEN
    UPDATE store_campaigns SET taken = taken + change WHERE brand_id = coalesce(NEW.brand_id, OLD.brand_id) AND id = coalesce(NEW.store_campaign_id, OLD.store_campaign_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER store_participations_taken AFTER INSERT OR DELETE OR UPDATE OF state ON store_participations FOR EACH ROW EXECUTE FUNCTION count_taken_places();

CREATE TABLE brand_followers (
  brand_id uuid NOT NULL REFERENCES brands,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, instagramer_id)
);
CREATE INDEX brand_followers_instagramer ON brand_followers (instagramer_id, created_at DESC, brand_id);

-- The map asks for what lies between two latitudes and two longitudes; towns are counted by country, with their middle, from the index alone.
CREATE INDEX stores_place ON stores (latitude, longitude);
CREATE INDEX stores_town ON stores (country_code, city) INCLUDE (brand_id, latitude, longitude);
-- Lists by town and name stop after a page; searches and towns as typed read the rows that fit.
CREATE INDEX stores_order ON stores (city, name, id);
CREATE INDEX stores_city ON stores (lower(city));
CREATE INDEX stores_search ON stores USING gin ((name || ' ' || city) gin_trgm_ops);

ALTER TABLE collaboration_pages
  ADD COLUMN intro text NOT NULL DEFAULT '',
  -- {background, accent} as #rrggbb; null means the house's own colours.
  ADD COLUMN theme jsonb,
  -- [{id, kind, title, url, hidden}] in the owner's order (contract: CollaborationLink).
  ADD COLUMN links jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN item_order uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN hidden_item_ids uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN version integer NOT NULL DEFAULT 0;
CREATE INDEX collaboration_pages_brand ON collaboration_pages (brand_id) WHERE brand_id IS NOT NULL;

CREATE TABLE product_suggestions (
  id uuid PRIMARY KEY,
  state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'handled', 'declined')),
  product text NOT NULL,
  description text NOT NULL DEFAULT '',
  socials text[] NOT NULL DEFAULT '{}',
  email text,
  locale text NOT NULL,
  note text NOT NULL DEFAULT '',
  handled_by uuid REFERENCES users,
  handled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Row V-32.
  CHECK (email IS NOT NULL OR cardinality(socials) > 0)
);
CREATE INDEX product_suggestions_state ON product_suggestions (state, created_at DESC, id DESC);
CREATE INDEX product_suggestions_newest ON product_suggestions (created_at DESC, id DESC);
