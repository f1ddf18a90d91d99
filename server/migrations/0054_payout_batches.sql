-- Payouts wait until platform staff put them together to a batch, which another member of staff approves before the bank gets it (decision 0091).
ALTER TABLE payouts
  -- The payout that the bank refused before this one.
  ADD COLUMN retry_of uuid REFERENCES payouts,
  ADD COLUMN attempt integer NOT NULL DEFAULT 1 CHECK (attempt > 0),
  -- What the bank said of a failed one: its ISO 20022 reason and its own words.
  ADD COLUMN failure_code text,
  ADD COLUMN failure_text text;
CREATE UNIQUE INDEX payouts_retry ON payouts (retry_of) WHERE retry_of IS NOT NULL;
CREATE INDEX payouts_waiting ON payouts (created_at, id) WHERE state = 'requested';

CREATE TABLE payout_batches (
  id uuid PRIMARY KEY,
  year integer NOT NULL,
  number integer NOT NULL,
  state text NOT NULL DEFAULT 'compiled' CHECK (state IN ('compiled', 'approved', 'exported', 'sent', 'answered', 'returned')),
  -- Grows with every change; stands in the file that goes to the bank.
  version integer NOT NULL DEFAULT 1,
  checksum text NOT NULL,
  compiled_by uuid NOT NULL REFERENCES users,
  compiled_at timestamptz NOT NULL,
  approved_by uuid REFERENCES users,
  approved_at timestamptz,
  exported_by uuid REFERENCES users,
  exported_at timestamptz,
  execution_day date,
  sent_by uuid REFERENCES users,
  sent_at timestamptz,
  answered_at timestamptz,
  returned_by uuid REFERENCES users,
  returned_at timestamptz,
  return_reason text,
  UNIQUE (year, number),
  CONSTRAINT payout_batches_two_people CHECK (approved_by IS NULL OR approved_by <> compiled_by),
  CONSTRAINT payout_batches_approved_first CHECK (state NOT IN ('approved', 'exported', 'sent', 'answered') OR approved_by IS NOT NULL)
);
CREATE INDEX payout_batches_newest ON payout_batches (compiled_at DESC, id DESC);
CREATE INDEX payout_batches_sent ON payout_batches (sent_at) WHERE state = 'sent';

CREATE TABLE payout_batch_rows (
  batch_id uuid NOT NULL REFERENCES payout_batches,
  payout_id uuid NOT NULL REFERENCES payouts,
  -- Released: the batch was sent back, and the payout waits for another.
  state text NOT NULL CHECK (state IN ('included', 'stopped', 'released', 'paid', 'failed')),
  amount bigint NOT NULL CHECK (amount > 0),
  bank_name text,
  last_four text,
  -- Of name, account, personal id and amount as they were checked; made with a key, so that none can be guessed from it.
  fingerprint text NOT NULL,
  stop_reason text,
  stop_note text,
  stopped_by uuid REFERENCES users,
  asked_by uuid REFERENCES users,
  asked_at timestamptz,
  result_code text,
  result_text text,
  settled_at timestamptz,
  PRIMARY KEY (batch_id, payout_id),
  CHECK ((state = 'stopped') = (stop_reason IS NOT NULL))
);
-- Nothing is in two files at once.
CREATE UNIQUE INDEX payout_batch_rows_in_one ON payout_batch_rows (payout_id) WHERE state = 'included';
CREATE INDEX payout_batch_rows_payout ON payout_batch_rows (payout_id);

-- Who did what, and when, to a batch or to one row of it.
CREATE TABLE payout_events (
  id uuid PRIMARY KEY,
  batch_id uuid NOT NULL REFERENCES payout_batches,
  payout_id uuid REFERENCES payouts,
  act text NOT NULL,
  user_id uuid REFERENCES users,
  note text,
  created_at timestamptz NOT NULL
);
CREATE INDEX payout_events_batch ON payout_events (batch_id, created_at, id);
CREATE INDEX payout_events_payout ON payout_events (payout_id, created_at) WHERE payout_id IS NOT NULL;
