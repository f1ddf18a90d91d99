-- Where a team is told that a release of its remote fails (docs/decisions/0332). The secret is sealed.
CREATE TABLE remote_alarms (
  remote text PRIMARY KEY,
  url text NOT NULL,
  secret text NOT NULL,
  -- Team and name of the token; no account.
  set_by text NOT NULL,
  set_at timestamptz NOT NULL
);

-- What was told, and what waits for another try.
CREATE TABLE remote_alarm_calls (
  id uuid PRIMARY KEY,
  remote text NOT NULL REFERENCES remote_alarms ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('remote.failing', 'remote.recovered', 'remote.test')),
  version text,
  channel text,
  facts jsonb NOT NULL,
  happened_at timestamptz NOT NULL,
  -- Of a failing release: when it was over.
  ended_at timestamptz,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT now(),
  tried_at timestamptz,
  status integer,
  fault text,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- A release that fails is told once, whichever instance sees it first.
CREATE UNIQUE INDEX remote_alarm_calls_running ON remote_alarm_calls (remote, version, channel)
  WHERE kind = 'remote.failing' AND ended_at IS NULL;
CREATE INDEX remote_alarm_calls_log ON remote_alarm_calls (remote, created_at DESC, id DESC);
CREATE INDEX remote_alarm_calls_open ON remote_alarm_calls (next_at) WHERE state = 'waiting';
CREATE INDEX remote_alarm_calls_age ON remote_alarm_calls (created_at);
