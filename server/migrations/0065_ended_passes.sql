-- Passes that ended without being used, and whose creator asked again: the row of the store participation is written anew then, and the
-- figures of the store keep what was before (decision 99). Nothing of the person.
CREATE TABLE ended_passes (
  brand_id uuid NOT NULL,
  id uuid NOT NULL,
  store_campaign_id uuid NOT NULL,
  decision_kind text NOT NULL CHECK (decision_kind IN ('lapsed', 'withdrawn')),
  ended_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  FOREIGN KEY (brand_id, store_campaign_id) REFERENCES store_campaigns ON DELETE CASCADE
);
CREATE INDEX ended_passes_offer ON ended_passes (brand_id, store_campaign_id);
