-- The brand's desk and the creator's side: reviews, promotion, invitations, community lists, answer clock, deadlines, requested changes,
-- image purchases, reports that are shared.

ALTER TABLE campaigns
  ADD COLUMN promoted_at timestamptz,
  -- The fields as they were when the platform last answered a review (contract: LastReview).
  ADD COLUMN last_review jsonb,
  ADD COLUMN duplicated_from uuid;

ALTER TABLE participations
  ADD COLUMN decision_kind text CHECK (decision_kind IN ('approved', 'rejected', 'expired', 'removed', 'cancelled')),
  ADD COLUMN invited boolean NOT NULL DEFAULT false,
  ADD COLUMN shortlisted boolean NOT NULL DEFAULT false,
  ADD COLUMN note text NOT NULL DEFAULT '',
  -- The own content deadline where it differs from the campaign's.
  ADD COLUMN due_at date,
  ADD COLUMN deadline_paused_at timestamptz,
  ADD COLUMN rating smallint CHECK (rating BETWEEN 1 AND 5),
  ADD COLUMN rating_comment text NOT NULL DEFAULT '',
  ADD COLUMN rated_at timestamptz,
  ADD COLUMN rated_by uuid REFERENCES users,
  -- When staff were reminded to answer, and the creator of the deadline.
  ADD COLUMN answer_reminded_at timestamptz,
  ADD COLUMN deadline_reminded_at timestamptz;
UPDATE participations SET decision_kind = state WHERE state <> 'pending';
-- The answer clock reads the oldest that wait, over all brands.
CREATE INDEX participations_waiting ON participations (created_at, id) WHERE state = 'pending';
-- Reminders of deadlines: own ones, and the campaigns' own.
CREATE INDEX participations_due ON participations (due_at) WHERE due_at IS NOT NULL AND state = 'approved';
CREATE INDEX campaigns_due ON campaigns (due_at) WHERE state IN ('confirmed', 'upcoming', 'ongoing');
CREATE INDEX participations_rated ON participations (instagramer_id) WHERE rating IS NOT NULL;

CREATE TABLE delivery_problems (
  brand_id uuid NOT NULL,
  id uuid NOT NULL,
  participation_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('not_arrived', 'damaged', 'wrong_item', 'other')),
  text text NOT NULL DEFAULT '',
  answer text,
  resolved_at timestamptz,
  resolved_by uuid REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, id),
  FOREIGN KEY (brand_id, participation_id) REFERENCES participations ON DELETE CASCADE
);
CREATE INDEX delivery_problems_id ON delivery_problems (id);
CREATE INDEX delivery_problems_participation ON delivery_problems (brand_id, participation_id, created_at DESC);
CREATE UNIQUE INDEX delivery_problems_open ON delivery_problems (brand_id, participation_id) WHERE resolved_at IS NULL;

ALTER TABLE mentions
  ADD COLUMN decision_kind text CHECK (decision_kind IN ('approved', 'rejected', 'changes_requested')),
  ADD COLUMN revision integer NOT NULL DEFAULT 0,
  ADD COLUMN resubmitted_at timestamptz,
  -- The label, a named account or a hashtag is missing from the caption; kept when the caption is read, so that lists can ask for it.
  ADD COLUMN alert boolean NOT NULL DEFAULT false;
UPDATE mentions SET decision_kind = state WHERE state <> 'pending';
CREATE INDEX mentions_alert ON mentions (brand_id, state, created_at, id) WHERE alert;
CREATE INDEX mentions_participation_state ON mentions (brand_id, participation_id, state);

ALTER TABLE instagram_posts
  -- Stories: when a copy was kept; image_url then points at the copy.
  ADD COLUMN captured_at timestamptz,
  ADD COLUMN refreshed_at timestamptz;
-- When a creator's stories were last asked for, so that instances take turns.
ALTER TABLE instagramers ADD COLUMN stories_read_at timestamptz;

CREATE TABLE community_lists (
  brand_id uuid NOT NULL REFERENCES brands,
  id uuid NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  is_open boolean NOT NULL DEFAULT false,
  created_by uuid REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, id)
);
CREATE INDEX community_lists_id ON community_lists (id);
CREATE UNIQUE INDEX community_lists_name ON community_lists (brand_id, lower(name));

CREATE TABLE community_members (
  brand_id uuid NOT NULL,
  id uuid NOT NULL,
  list_id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  state text NOT NULL CHECK (state IN ('requested', 'approved', 'declined', 'removed')),
  note text NOT NULL DEFAULT '',
  changed_by uuid REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, id),
  UNIQUE (brand_id, list_id, instagramer_id),
  FOREIGN KEY (brand_id, list_id) REFERENCES community_lists ON DELETE CASCADE
);
CREATE INDEX community_members_list ON community_members (brand_id, list_id, state, changed_at DESC, id DESC);
CREATE INDEX community_members_instagramer ON community_members (instagramer_id);

CREATE TABLE campaign_invitations (
  brand_id uuid NOT NULL,
  id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  -- The list may be deleted later; its name stays.
  community_list_name text,
  message text NOT NULL DEFAULT '',
  invited_by uuid REFERENCES users,
  declined_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, id),
  UNIQUE (brand_id, campaign_id, instagramer_id),
  FOREIGN KEY (brand_id, campaign_id) REFERENCES campaigns ON DELETE CASCADE
);
CREATE INDEX campaign_invitations_id ON campaign_invitations (id);
CREATE INDEX campaign_invitations_campaign ON campaign_invitations (brand_id, campaign_id, created_at DESC, id DESC);
CREATE INDEX campaign_invitations_instagramer ON campaign_invitations (instagramer_id, created_at DESC, id DESC) WHERE declined_at IS NULL;

CREATE TABLE image_purchases (
  brand_id uuid NOT NULL REFERENCES brands,
  id uuid NOT NULL,
  campaign_id uuid,
  mention_id uuid,
  instagram_post_id uuid NOT NULL REFERENCES instagram_posts,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'pending', 'approved', 'declined')),
  channels text[] NOT NULL,
  duration_months integer NOT NULL CHECK (duration_months BETWEEN 1 AND 120),
  -- Whole kr.
  price integer NOT NULL CHECK (price >= 0),
  message text NOT NULL DEFAULT '',
  original_url text,
  requested_by uuid REFERENCES users,
  answered_at timestamptz,
  decided_at timestamptz,
  decided_by uuid REFERENCES users,
  declined_by text CHECK (declined_by IN ('brand', 'creator')),
  decline_reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, id)
);
CREATE INDEX image_purchases_id ON image_purchases (id);
CREATE INDEX image_purchases_brand ON image_purchases (brand_id, state, created_at DESC, id DESC);
CREATE INDEX image_purchases_instagramer ON image_purchases (instagramer_id, state, created_at DESC, id DESC);
CREATE UNIQUE INDEX image_purchases_open ON image_purchases (brand_id, instagram_post_id) WHERE state IN ('requested', 'pending');

CREATE TABLE report_links (
  brand_id uuid NOT NULL,
  id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  created_by uuid REFERENCES users,
  locale text NOT NULL CHECK (locale IN ('sv', 'en')),
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  opened_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, id),
  FOREIGN KEY (brand_id, campaign_id) REFERENCES campaigns ON DELETE CASCADE
);
CREATE INDEX report_links_id ON report_links (id);
CREATE INDEX report_links_campaign ON report_links (brand_id, campaign_id, created_at DESC);

-- What the platform sells; reach and profiles of small, medium and large are the specification's (row T-08) and live in the contract.
CREATE TABLE campaign_packages (
  name text PRIMARY KEY CHECK (name IN ('default', 'selfservice', 'custom', 'small', 'medium', 'large')),
  price integer CHECK (price >= 0),
  description_sv text NOT NULL DEFAULT '',
  description_en text NOT NULL DEFAULT '',
  active boolean NOT NULL DEFAULT true
);
INSERT INTO campaign_packages (name, price, description_sv, description_en) VALUES
  ('default', NULL, 'Samspel sköter kampanjen åt er från idé till rapport.', 'Samspel runs the campaign for you, from idea to report.'),
  ('selfservice', 0, 'Ni väljer kreatörer och granskar själva.', 'You choose creators and review posts yourselves.'),
  ('custom', NULL, 'Räckvidd och antal profiler enligt överenskommelse.', 'Reach and number of profiles as agreed.'),
  ('small', 24900, 'Runt 20 profiler och 100 000 i räckvidd.', 'About 20 profiles and a reach of 100,000.'),
  ('medium', 44900, 'Runt 35 profiler och 250 000 i räckvidd.', 'About 35 profiles and a reach of 250,000.'),
  ('large', 79900, 'Runt 70 profiler och 400 000 i räckvidd.', 'About 70 profiles and a reach of 400,000.');

-- Orders of the directory. Whether somebody may be shown and counted stands in the index: deep pages read no rows but their own.
DROP INDEX instagramers_followers;
CREATE INDEX instagramers_followers ON instagramers (followers_count DESC, id) INCLUDE (state, country_code, product_plan, engagement_rate) WHERE deleted_at IS NULL;
CREATE INDEX instagramers_engagement ON instagramers (engagement_rate DESC, id) INCLUDE (state, country_code, product_plan, followers_count) WHERE deleted_at IS NULL;
CREATE INDEX instagramers_name ON instagramers (name, id) INCLUDE (state, country_code, product_plan, followers_count, engagement_rate) WHERE deleted_at IS NULL;
CREATE INDEX instagramers_country ON instagramers (country_code, followers_count DESC, id) INCLUDE (state, profile_category_ids) WHERE deleted_at IS NULL;
CREATE INDEX instagramers_categories ON instagramers USING gin (profile_category_ids);
