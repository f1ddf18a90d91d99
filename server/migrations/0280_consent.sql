-- The sign-in that reads the connected account, and since when the network refuses it. What older releases have connected is read by the
-- creator's latest sign-in, as before.
ALTER TABLE instagramers
  ADD COLUMN connected_provider text CHECK (connected_provider IN ('facebook', 'instagram')),
  ADD COLUMN connected_subject text,
  ADD COLUMN consent_ended_at timestamptz;

ALTER TABLE provider_identities
  -- When the owner last said yes.
  ADD COLUMN consented_at timestamptz NOT NULL DEFAULT now(),
  -- When the long-lived token was issued or renewed; null for the short-lived one of a sign-in.
  ADD COLUMN exchanged_at timestamptz,
  -- The id by which Instagram names the person to this app alone.
  ADD COLUMN app_scoped_id text,
  ADD COLUMN check_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN check_failures smallint NOT NULL DEFAULT 0;
