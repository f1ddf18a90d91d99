-- contract: the narrower rule goes once a wider one stands in its place; the release before writes only what both take.
-- Posts that nobody answered in time are approved by the clock (decision 0177).
ALTER TABLE mentions ADD CONSTRAINT mentions_decision_kind_known
  CHECK (decision_kind IN ('approved', 'rejected', 'changes_requested', 'cancelled', 'ended', 'unanswered')) NOT VALID;
ALTER TABLE mentions DROP CONSTRAINT mentions_decision_kind_check;
