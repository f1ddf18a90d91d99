-- Accounts: confirmed addresses, sign-in by a provider, invitations, companies' requests, scheduled banners, deletion.

ALTER TABLE users
  ADD COLUMN email_confirmed_at timestamptz,
  ADD COLUMN terms_accepted_at timestamptz,
  ADD COLUMN deleted_at timestamptz;
ALTER TABLE instagramers
  ALTER COLUMN email DROP NOT NULL,
  ALTER COLUMN password_hash DROP NOT NULL,
  ADD COLUMN email_confirmed_at timestamptz,
  ADD COLUMN terms_accepted_at timestamptz,
  ADD COLUMN deleted_at timestamptz,
  -- The connected professional account: an Instagram account belongs to one creator.
  ADD COLUMN connected_account_id text,
  ADD COLUMN connected_ig_user_id text UNIQUE,
  ADD COLUMN connected_username text,
  ADD COLUMN connected_at timestamptz;
-- Whoever was here before confirmations existed goes on as before.
UPDATE users SET email_confirmed_at = created_at;
UPDATE instagramers SET email_confirmed_at = created_at;

ALTER TABLE companies ADD COLUMN state text NOT NULL DEFAULT 'approved' CHECK (state IN ('requested', 'approved', 'declined'));

CREATE TABLE company_requests (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies,
  brand_id uuid NOT NULL REFERENCES brands,
  user_id uuid NOT NULL REFERENCES users,
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'approved', 'declined')),
  reason text,
  decided_by_user_id uuid REFERENCES users,
  decided_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX company_requests_state ON company_requests (state, created_at, id);
-- One open request for each company.
CREATE UNIQUE INDEX company_requests_open ON company_requests (company_id) WHERE state = 'requested';

CREATE TABLE email_confirmations (
  token_hash bytea PRIMARY KEY,
  user_id uuid REFERENCES users,
  instagramer_id uuid REFERENCES instagramers,
  -- The address that the link was sent to: a link for an older address confirms nothing.
  email citext NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(user_id, instagramer_id) = 1)
);
CREATE INDEX email_confirmations_user ON email_confirmations (user_id) WHERE used_at IS NULL;
CREATE INDEX email_confirmations_instagramer ON email_confirmations (instagramer_id) WHERE used_at IS NULL;

CREATE TABLE invitations (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  email citext NOT NULL,
  role text NOT NULL CHECK (role IN ('admin', 'company', 'store_user')),
  company_id uuid REFERENCES companies,
  brand_ids uuid[] NOT NULL DEFAULT '{}',
  locale text CHECK (locale IN ('sv', 'en')),
  invited_by_user_id uuid NOT NULL REFERENCES users,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX invitations_company ON invitations (company_id, created_at DESC, id);
CREATE UNIQUE INDEX invitations_open ON invitations (email) WHERE accepted_at IS NULL AND revoked_at IS NULL;

ALTER TABLE sessions
  ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN browser text;

-- Who a creator is at a provider. The provider's token is kept encrypted.
CREATE TABLE provider_identities (
  provider text NOT NULL CHECK (provider IN ('facebook', 'instagram')),
  subject text NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  access_token bytea,
  token_expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, subject)
);
CREATE INDEX provider_identities_instagramer ON provider_identities (instagramer_id);

-- A way to the provider that somebody has set out on: its state is used once, by the browser that set out.
CREATE TABLE provider_flows (
  state_hash bytea PRIMARY KEY,
  provider text NOT NULL CHECK (provider IN ('facebook', 'instagram')),
  origin_url text NOT NULL,
  -- Set when a signed-in creator connects an account; else somebody signs in.
  instagramer_id uuid REFERENCES instagramers,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX provider_flows_expiry ON provider_flows (expires_at);

-- Lets the browser of a signed-in creator set out, without a session token in an address.
CREATE TABLE connection_tickets (
  ticket_hash bytea PRIMARY KEY,
  provider text NOT NULL CHECK (provider IN ('facebook', 'instagram')),
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

ALTER TABLE info_banners
  ADD COLUMN starts_at timestamptz,
  ADD COLUMN ends_at timestamptz,
  ADD CHECK (starts_at IS NULL OR ends_at IS NULL OR starts_at < ends_at);

CREATE INDEX users_company ON users (company_id);
CREATE INDEX users_search ON users USING gin ((name || ' ' || email::text) gin_trgm_ops);
CREATE INDEX companies_name_trgm ON companies USING gin (name gin_trgm_ops);
