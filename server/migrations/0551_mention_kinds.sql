-- contract: the narrower rule goes once a wider one stands in its place; the release before reads the new kind as any approval.
ALTER TABLE mentions ADD CONSTRAINT mentions_decision_kind_listed
  CHECK (decision_kind IN ('approved', 'rejected', 'changes_requested', 'cancelled', 'ended', 'unanswered', 'as_drafted')) NOT VALID;
ALTER TABLE mentions DROP CONSTRAINT mentions_decision_kind_known;
