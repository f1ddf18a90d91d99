-- Pick-ups at the counter: how long a pass holds, when its creator comes, who handed out.

-- Days after the approval in which the product is picked up (issue 15).
ALTER TABLE store_campaigns ADD COLUMN window_days integer NOT NULL DEFAULT 7 CHECK (window_days BETWEEN 1 AND 90);

-- What the counter does when it hands out.
ALTER TABLE stores ADD COLUMN handover_note text;

ALTER TABLE store_participations
  -- Last second of the pass; null for those approved before passes had an end.
  ADD COLUMN expires_at timestamptz,
  -- When the creator said to come; never needed.
  ADD COLUMN coming_at timestamptz,
  -- Null where the creator confirmed by the store's own code.
  ADD COLUMN picked_up_by uuid REFERENCES users ON DELETE SET NULL,
  DROP CONSTRAINT store_participations_decision_kind_check,
  ADD CONSTRAINT store_participations_decision_kind_check
    CHECK (decision_kind IN ('cancelled', 'ended', 'lapsed', 'withdrawn'));
CREATE INDEX store_participations_expiry ON store_participations (expires_at) WHERE state = 'approved';
CREATE INDEX store_participations_picked_up ON store_participations (brand_id, store_campaign_id, picked_up_at) WHERE state = 'picked_up';
