-- How the calls to each service outside went last (server/src/services).
CREATE TABLE service_calls (
  name text PRIMARY KEY,
  worked_at timestamptz,
  deed text,
  count integer NOT NULL DEFAULT 0,
  failed_at timestamptz,
  -- In the service's own words, without addresses and keys.
  message text,
  tested_at timestamptz
);
-- Calls of services to us, refused ones too; they go after a day.
CREATE TABLE received_webhooks (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  service text NOT NULL,
  kind text,
  status integer NOT NULL,
  ms integer NOT NULL,
  accepted boolean NOT NULL
);
CREATE INDEX received_webhooks_at ON received_webhooks (at);
-- What ends at a service: read from time to time, because nobody tells us.
CREATE TABLE service_ends (
  kind text NOT NULL,
  name text NOT NULL,
  ends_at timestamptz NOT NULL,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (kind, name)
);
