-- A mention belongs to a participation or to a store participation, exactly one (decision 80).
ALTER TABLE mentions
  ALTER COLUMN participation_id DROP NOT NULL,
  ADD COLUMN store_participation_id uuid,
  ADD CHECK (num_nonnulls(participation_id, store_participation_id) = 1),
  ADD FOREIGN KEY (brand_id, store_participation_id) REFERENCES store_participations;
CREATE INDEX mentions_pass ON mentions (brand_id, store_participation_id, state) WHERE store_participation_id IS NOT NULL;
-- When its creator was told that the last day to post is near.
ALTER TABLE store_participations ADD COLUMN post_reminded_at timestamptz;
CREATE INDEX store_participations_to_post ON store_participations (picked_up_at)
  WHERE state = 'picked_up' AND post_reminded_at IS NULL;
