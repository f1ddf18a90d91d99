-- Lists ask creators by address, several companies may invite one address, and a session knows when its owner was last asked for the password.

-- Creators whom a brand asked to join a list by importing their address. Its staff never reads it: who is behind an address is for them to tell.
CREATE TABLE community_invitations (
  brand_id uuid NOT NULL,
  list_id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  invited_by uuid REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  declined_at timestamptz,
  PRIMARY KEY (brand_id, list_id, instagramer_id),
  FOREIGN KEY (brand_id, list_id) REFERENCES community_lists ON DELETE CASCADE
);
CREATE INDEX community_invitations_instagramer ON community_invitations (instagramer_id, brand_id, created_at);

-- One open invitation of an address by each company; the platform counts as one.
DROP INDEX invitations_open;
CREATE UNIQUE INDEX invitations_open ON invitations (email, coalesce(company_id, '00000000-0000-0000-0000-000000000000')) WHERE accepted_at IS NULL AND revoked_at IS NULL;

-- When whoever holds the session last typed the password, or came in by a provider. Sessions of before are asked again.
ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz;
