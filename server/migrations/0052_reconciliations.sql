-- What was seen each time the books were held against what stands beside them: each night, and when platform staff ask.
CREATE TABLE reconciliations (
  id uuid PRIMARY KEY,
  -- The night in Stockholm that it is of; null where somebody asked for it.
  night date UNIQUE,
  started_by uuid REFERENCES users,
  ran_at timestamptz NOT NULL,
  differences integer NOT NULL,
  result jsonb NOT NULL,
  CHECK ((night IS NULL) = (started_by IS NOT NULL))
);
CREATE INDEX reconciliations_newest ON reconciliations (ran_at DESC, id DESC);
