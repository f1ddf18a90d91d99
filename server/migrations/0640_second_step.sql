-- The second step of signing in: an app with codes, passkeys, codes for when both are gone, browsers that are remembered, and sign-ins under way.
ALTER TABLE users
  ADD COLUMN second_step_at timestamptz,
  ADD COLUMN second_step_due_on date;
ALTER TABLE companies ADD COLUMN second_step_required_from date;

-- `pending_secret` waits for its first code; `secret` is the one that holds. Both are sealed. `used_step`: the time of the last code that was taken.
CREATE TABLE second_step_apps (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  secret text,
  pending_secret text,
  used_step bigint,
  confirmed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE recovery_codes (
  code_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX recovery_codes_user_id_idx ON recovery_codes (user_id);

CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL,
  last_used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);

-- Whoever has typed the right password and still has to show the second step. `challenge` is what a passkey signs, once.
CREATE TABLE second_step_sign_ins (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  challenge text,
  wrong_tries integer NOT NULL DEFAULT 0,
  used_at timestamptz,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX second_step_sign_ins_user_id_idx ON second_step_sign_ins (user_id, created_at);

-- What a new passkey signs, once: one at a time for each account.
CREATE TABLE passkey_challenges (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE remembered_devices (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  browser text,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX remembered_devices_user_id_idx ON remembered_devices (user_id);
