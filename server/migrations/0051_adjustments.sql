-- Corrections of accounts by platform staff (decision 0100): a small one is booked at once, a large one when somebody else has approved it.
CREATE TABLE adjustments (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts,
  -- Öre: positive adds to the account, negative takes from it.
  amount bigint NOT NULL CHECK (amount <> 0),
  reason text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'booked', 'declined')),
  requested_by uuid NOT NULL REFERENCES users,
  -- Who approved or declined it; null where nobody had to.
  decided_by uuid REFERENCES users,
  decline_reason text,
  transaction_id uuid UNIQUE REFERENCES ledger_transactions,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  CHECK ((state = 'booked') = (transaction_id IS NOT NULL)),
  CHECK ((state = 'pending') = (decided_at IS NULL)),
  CHECK (state <> 'booked' OR decided_by <> requested_by)
);
CREATE INDEX adjustments_account ON adjustments (account_id, created_at DESC, id DESC);
CREATE INDEX adjustments_newest ON adjustments (created_at DESC, id DESC);
CREATE INDEX adjustments_pending ON adjustments (created_at, id) WHERE state = 'pending';
