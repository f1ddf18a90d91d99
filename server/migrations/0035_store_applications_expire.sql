-- An application at a store that nobody has answered ends as any other (decision 37).
ALTER TABLE store_participations
  DROP CONSTRAINT store_participations_decision_kind_check,
  ADD CONSTRAINT store_participations_decision_kind_check
    CHECK (decision_kind IN ('cancelled', 'ended', 'expired', 'lapsed', 'withdrawn'));
CREATE INDEX store_participations_waiting ON store_participations (created_at) WHERE state = 'requested';
