-- What a creator says of a brand once the work is paid: stars that others see added up, and words that the brand alone reads.
CREATE TABLE brand_ratings (
  brand_id uuid NOT NULL REFERENCES brands (id),
  id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers (id),
  participation_id uuid,
  store_participation_id uuid,
  score smallint NOT NULL CHECK (score BETWEEN 1 AND 5),
  clear_brief smallint CHECK (clear_brief BETWEEN 1 AND 5),
  answered_in_time smallint CHECK (answered_in_time BETWEEN 1 AND 5),
  fair_changes smallint CHECK (fair_changes BETWEEN 1 AND 5),
  words text NOT NULL DEFAULT '',
  reply text,
  replied_at timestamptz,
  replied_by uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  UNIQUE (brand_id, participation_id),
  UNIQUE (brand_id, store_participation_id),
  FOREIGN KEY (brand_id, participation_id) REFERENCES participations (brand_id, id),
  FOREIGN KEY (brand_id, store_participation_id) REFERENCES store_participations (brand_id, id),
  CHECK (num_nonnulls(participation_id, store_participation_id) = 1)
);
CREATE INDEX brand_ratings_id ON brand_ratings (id);
CREATE INDEX brand_ratings_instagramer ON brand_ratings (instagramer_id);
