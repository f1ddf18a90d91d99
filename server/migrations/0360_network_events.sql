-- What a social network has told of posts and is still to be looked at; a row goes once it was (server/src/modules/social-events).
CREATE TABLE network_events (
  id uuid PRIMARY KEY,
  provider text NOT NULL,
  kind text NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers (id),
  external_id text NOT NULL,
  -- Of a story that has ended: its last figures, which cannot be asked for any more.
  figures jsonb,
  received_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  UNIQUE (instagramer_id, kind, external_id)
);
CREATE INDEX network_events_due ON network_events (due_at);
-- When the network was last asked to tell of the connected account.
ALTER TABLE instagramers ADD COLUMN webhooks_asked_at timestamptz;
