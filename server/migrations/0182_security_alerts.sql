-- What an account was told about its own safety, each with a link by which its owner can say that it was not them.
CREATE TABLE security_alerts (
  token_hash bytea PRIMARY KEY,
  user_id uuid REFERENCES users,
  instagramer_id uuid REFERENCES instagramers,
  kind text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CHECK (num_nonnulls(user_id, instagramer_id) = 1)
);
CREATE INDEX security_alerts_user ON security_alerts (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX security_alerts_instagramer ON security_alerts (instagramer_id) WHERE instagramer_id IS NOT NULL;

-- Somebody else may have changed where the money goes: nothing is paid out until the account is given again.
ALTER TABLE instagramers ADD COLUMN payouts_held_at timestamptz;
