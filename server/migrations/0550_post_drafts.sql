-- What creators show to a brand before they publish it: one draft for each piece of work, what was sent of it, and comments about that.
CREATE TABLE post_drafts (
  brand_id uuid NOT NULL REFERENCES brands,
  id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  participation_id uuid,
  store_participation_id uuid,
  state text NOT NULL DEFAULT 'writing' CHECK (state IN ('writing', 'sent', 'changes_requested', 'approved')),
  -- What is being written; a list of {id, alt}.
  caption text NOT NULL DEFAULT '',
  media jsonb NOT NULL DEFAULT '[]',
  saved_at timestamptz,
  -- The last day on which the brand answers.
  answer_by date,
  extra_round text CHECK (extra_round IN ('asked', 'granted', 'refused')),
  -- What the brand wrote with its question, and who asked it.
  extra_note text NOT NULL DEFAULT '',
  extra_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  FOREIGN KEY (brand_id, participation_id) REFERENCES participations (brand_id, id) ON DELETE CASCADE,
  FOREIGN KEY (brand_id, store_participation_id) REFERENCES store_participations (brand_id, id) ON DELETE CASCADE,
  CHECK (num_nonnulls(participation_id, store_participation_id) = 1),
  CHECK ((state = 'sent') = (answer_by IS NOT NULL))
);
CREATE UNIQUE INDEX post_drafts_of_participation ON post_drafts (brand_id, participation_id) WHERE participation_id IS NOT NULL;
CREATE UNIQUE INDEX post_drafts_of_pass ON post_drafts (brand_id, store_participation_id) WHERE store_participation_id IS NOT NULL;
CREATE INDEX post_drafts_instagramer ON post_drafts (instagramer_id);
CREATE INDEX post_drafts_waiting ON post_drafts (brand_id, answer_by) WHERE state = 'sent';
CREATE INDEX post_drafts_due ON post_drafts (answer_by) WHERE state = 'sent';

CREATE TABLE post_draft_versions (
  brand_id uuid NOT NULL,
  id uuid NOT NULL,
  draft_id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  number integer NOT NULL CHECK (number >= 1),
  caption text NOT NULL,
  media jsonb NOT NULL,
  sent_at timestamptz NOT NULL,
  outcome text CHECK (outcome IN ('changes_requested', 'approved', 'unanswered', 'declined', 'withdrawn')),
  decided_at timestamptz,
  decided_by uuid REFERENCES users ON DELETE SET NULL,
  note text NOT NULL DEFAULT '',
  PRIMARY KEY (brand_id, id),
  UNIQUE (brand_id, draft_id, number),
  FOREIGN KEY (brand_id, draft_id) REFERENCES post_drafts ON DELETE CASCADE,
  CHECK ((outcome IS NULL) = (decided_at IS NULL))
);
CREATE UNIQUE INDEX post_draft_versions_open ON post_draft_versions (brand_id, draft_id) WHERE outcome IS NULL;
CREATE INDEX post_draft_versions_instagramer ON post_draft_versions (instagramer_id);

CREATE TABLE post_draft_comments (
  brand_id uuid NOT NULL,
  id uuid NOT NULL,
  draft_id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  number integer NOT NULL CHECK (number >= 1),
  -- Number of the version that it was written to.
  version integer NOT NULL CHECK (version >= 1),
  place jsonb NOT NULL,
  text text NOT NULL,
  written_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  -- Null: kept by the brand, and not seen by the creator.
  sent_at timestamptz,
  done_at timestamptz,
  PRIMARY KEY (brand_id, id),
  UNIQUE (brand_id, draft_id, number),
  FOREIGN KEY (brand_id, draft_id) REFERENCES post_drafts ON DELETE CASCADE
);
CREATE INDEX post_draft_comments_id ON post_draft_comments (id);
CREATE INDEX post_draft_comments_instagramer ON post_draft_comments (instagramer_id);
