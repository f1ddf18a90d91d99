-- What the bank told us in files: kept, and each read once. Payments of other countries stand in a part of their own of the file to the bank.
CREATE TABLE bank_files (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('pain.002', 'camt.053', 'camt.054', 'csv')),
  -- The bank's own name for the message; of a table, which has none, the digest of its content.
  message_id text NOT NULL,
  file_name text,
  digest text NOT NULL,
  -- Sealed: it holds account numbers.
  content text NOT NULL,
  -- How many payouts and transfers it settled, and what a person has to look at.
  outcome jsonb NOT NULL,
  -- Null: it came by the folder that the bank and we share.
  received_by uuid REFERENCES users,
  received_at timestamptz NOT NULL,
  UNIQUE (kind, message_id)
);
CREATE INDEX bank_files_newest ON bank_files (received_at DESC, id DESC);

ALTER TABLE payout_batch_rows ADD COLUMN part smallint NOT NULL DEFAULT 1;

ALTER TABLE bank_transfers
  ALTER COLUMN created_by DROP NOT NULL,
  ADD COLUMN bank_file_id uuid REFERENCES bank_files,
  -- The bank's own name for it: the message of the day and the statement of its end tell of the same money.
  ADD COLUMN bank_reference text;
ALTER TABLE bank_transfers
  ADD CONSTRAINT bank_transfers_from CHECK (created_by IS NOT NULL OR bank_file_id IS NOT NULL) NOT VALID;
