-- Instances of the API that have said lately that they run, for the status page.
CREATE TABLE instances (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  version text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  facts jsonb NOT NULL
);
