-- What a link in a post leads to, and what its network told of it.
CREATE TABLE mention_links (
  brand_id uuid NOT NULL,
  mention_id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  -- The same for all addresses of the post.
  link_key text NOT NULL,
  -- Null for a page of no network, about which nobody is asked.
  network text CHECK (network IN ('youtube', 'tiktok', 'linkedin')),
  -- The network's id of the post; null while it alone knows it.
  external_id text,
  state text NOT NULL CHECK (state IN ('waiting', 'read', 'gone', 'unreadable')),
  -- Since when something is missing that the network could tell.
  missing_since timestamptz,
  -- Why it could not be read when it was last asked.
  problem text CHECK (problem IN ('off', 'key', 'quota', 'limited', 'down')),
  failures smallint NOT NULL DEFAULT 0,
  -- When it is asked about next; null: never again.
  next_at timestamptz,
  checked_at timestamptz,
  -- The post was handed in before by another address.
  is_twice boolean NOT NULL DEFAULT false,
  title text,
  author text,
  author_url text,
  -- Our own copy.
  picture_url text,
  published_at timestamptz,
  PRIMARY KEY (brand_id, mention_id),
  FOREIGN KEY (brand_id, mention_id) REFERENCES mentions (brand_id, id) ON DELETE CASCADE
);
CREATE INDEX mention_links_key ON mention_links (link_key);
CREATE INDEX mention_links_instagramer ON mention_links (instagramer_id);
CREATE INDEX mention_links_next ON mention_links (next_at) WHERE network IN ('youtube', 'tiktok');

-- Figures of such a post, each with who says so and when. -1 days: as it was handed in; 0: at the approval.
CREATE TABLE link_readings (
  brand_id uuid NOT NULL,
  mention_id uuid NOT NULL,
  after_days smallint NOT NULL CHECK (after_days IN (-1, 0, 1, 3, 7, 30)),
  source text NOT NULL CHECK (source IN ('youtube', 'typed')),
  read_at timestamptz NOT NULL,
  views bigint,
  likes bigint,
  comments bigint,
  -- A picture that shows the figures that somebody typed.
  proof_url text,
  PRIMARY KEY (brand_id, mention_id, after_days),
  FOREIGN KEY (brand_id, mention_id) REFERENCES mentions (brand_id, id) ON DELETE CASCADE
);

-- What was used of the units that a network gives for a day, which is one of its own time.
CREATE TABLE network_units (
  network text NOT NULL,
  day date NOT NULL,
  units integer NOT NULL,
  PRIMARY KEY (network, day)
);
