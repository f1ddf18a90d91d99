-- Monthly fees that could not be booked on their day, because the account had too little. What was booked later is read from the ledger.
CREATE TABLE unpaid_fees (
  account_id uuid NOT NULL REFERENCES accounts,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  due_on date NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  found_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, month)
);
