-- What the clock has told once: money that may be withdrawn, days that come or have gone, accounts that hold too little.
CREATE TABLE notice_marks (
  kind text NOT NULL,
  subject_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (kind, subject_id)
);
CREATE INDEX ledger_entries_available ON ledger_entries (available_at) WHERE available_at IS NOT NULL;
