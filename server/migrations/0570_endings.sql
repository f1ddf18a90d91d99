-- contract: one way more in which a pick-up ends is allowed, which the release before neither writes nor refuses to read
-- How collaborations ended before their time: who ended them, why, and what it cost. One that is still open is a creator's who may yet undo.
CREATE TABLE endings (
  brand_id uuid NOT NULL,
  id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  participation_id uuid,
  store_participation_id uuid,
  ended_by text NOT NULL CHECK (ended_by IN ('creator', 'brand')),
  reason text NOT NULL,
  words text NOT NULL DEFAULT '',
  -- On whose record it counts; on nobody's where it is null.
  counts_for text CHECK (counts_for IN ('creator', 'brand')),
  created_at timestamptz NOT NULL,
  -- Until when a creator may undo it; then the clock carries it out.
  due_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- Öre of the held fee.
  paid bigint NOT NULL DEFAULT 0,
  returned bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (brand_id, id),
  FOREIGN KEY (brand_id, participation_id) REFERENCES participations (brand_id, id) ON DELETE CASCADE,
  FOREIGN KEY (brand_id, store_participation_id) REFERENCES store_participations (brand_id, id) ON DELETE CASCADE,
  CHECK (num_nonnulls(participation_id, store_participation_id) = 1)
);
CREATE UNIQUE INDEX endings_open_participation ON endings (brand_id, participation_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX endings_open_pass ON endings (brand_id, store_participation_id) WHERE ended_at IS NULL;
CREATE INDEX endings_participation ON endings (brand_id, participation_id);
CREATE INDEX endings_pass ON endings (brand_id, store_participation_id);
CREATE INDEX endings_due ON endings (due_at) WHERE ended_at IS NULL;
CREATE INDEX endings_instagramer ON endings (instagramer_id, ended_at);
CREATE INDEX endings_brand ON endings (brand_id, ended_at);

ALTER TABLE store_participations DROP CONSTRAINT store_participations_decision_kind_check,
  ADD CONSTRAINT store_participations_decision_kind_check
    CHECK (decision_kind IN ('cancelled', 'ended', 'expired', 'lapsed', 'withdrawn', 'left', 'removed')) NOT VALID;
