-- What browsers tell of the shell and the remotes (decision 0024). Nothing in here is about a person.

-- Counters, one row for each hour × remote × version × channel, upserted with each report.
CREATE TABLE remote_hours (
  hour timestamptz NOT NULL,
  remote text NOT NULL,
  version text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('live', 'canary', 'override')),
  -- Loads that succeeded; those that did not are load_failures. What failed after the load is in failures alone.
  loads integer NOT NULL DEFAULT 0,
  load_failures integer NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0,
  fallbacks integer NOT NULL DEFAULT 0,
  -- Histogram of load times; the bounds are in modules/platform/load-times.ts.
  times integer[] NOT NULL,
  demo boolean NOT NULL DEFAULT false,
  PRIMARY KEY (hour, remote, version, channel)
);

-- The same for releases on trial, by minute: a trial begins at a minute, not at a full hour.
CREATE TABLE canary_minutes (
  remote text NOT NULL,
  version text NOT NULL,
  minute timestamptz NOT NULL,
  loads integer NOT NULL DEFAULT 0,
  load_failures integer NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0,
  PRIMARY KEY (remote, version, minute)
);
CREATE INDEX canary_minutes_minute ON canary_minutes (minute);

-- Failures with their detail, kept for 30 days.
CREATE TABLE remote_reports (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  remote text NOT NULL,
  version text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('live', 'canary', 'override')),
  phase text,
  fallback boolean NOT NULL DEFAULT false,
  browser text NOT NULL,
  code text,
  message text NOT NULL,
  stack text,
  path text
);
CREATE INDEX remote_reports_newest ON remote_reports (at DESC, id DESC);
CREATE INDEX remote_reports_remote ON remote_reports (remote, at DESC, id DESC);

-- Trials that the canary watch ended, with the figures that made it do so. The row is also what lets one instance act only.
CREATE TABLE canary_stops (
  remote text NOT NULL,
  version text NOT NULL,
  since timestamptz NOT NULL,
  stopped_at timestamptz NOT NULL,
  loads integer NOT NULL,
  failures integer NOT NULL,
  compared_version text,
  compared_loads integer,
  compared_failures integer,
  PRIMARY KEY (remote, version, since)
);
