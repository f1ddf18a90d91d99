-- How the last run of each scheduled job went, of all instances. A job that runs more often than twice a minute writes at most that often.
CREATE TABLE job_runs (
  name text PRIMARY KEY,
  every_ms bigint NOT NULL,
  ended_at timestamptz NOT NULL,
  took_ms integer NOT NULL,
  failing_since timestamptz
);
