-- What happened that concerns an account: written in the transaction of what it tells of. `facts` are what its text is made of, never the text.
CREATE TABLE notices (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users,
  instagramer_id uuid REFERENCES instagramers,
  account_id uuid NOT NULL GENERATED ALWAYS AS (coalesce(user_id, instagramer_id)) STORED,
  kind text NOT NULL,
  topic text NOT NULL,
  brand_id uuid,
  -- The record that it is about; whether a deed is left to do is read from that record.
  subject_id uuid NOT NULL,
  -- Notices of one kind and place within a day are one row of the list.
  place text NOT NULL,
  href text NOT NULL,
  facts jsonb NOT NULL DEFAULT '{}',
  -- At most one of it for an account.
  once_key text,
  -- False where the account wants this topic by mail or push alone.
  in_app boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  CHECK (num_nonnulls(user_id, instagramer_id) = 1)
);
CREATE INDEX notices_account ON notices (account_id, created_at DESC, id DESC);
CREATE INDEX notices_user ON notices (user_id);
CREATE INDEX notices_instagramer ON notices (instagramer_id);
CREATE INDEX notices_subject ON notices (kind, subject_id);
CREATE INDEX notices_unread ON notices (account_id) WHERE read_at IS NULL AND in_app;
CREATE UNIQUE INDEX notices_once ON notices (account_id, once_key) WHERE once_key IS NOT NULL;

-- What waits to be told away from the page: for the digest, for the end of quiet hours, for a message that may be read meanwhile.
CREATE TABLE notice_deliveries (
  id uuid PRIMARY KEY,
  notice_id uuid NOT NULL REFERENCES notices ON DELETE CASCADE,
  account_id uuid NOT NULL,
  channel text NOT NULL CHECK (channel IN ('mail', 'digest', 'push')),
  -- A letter that was written with what happened; absent: it is made of the notice.
  letter jsonb,
  due_at timestamptz NOT NULL
);
CREATE INDEX notice_deliveries_due ON notice_deliveries (due_at);
CREATE INDEX notice_deliveries_account ON notice_deliveries (account_id, channel);
CREATE INDEX notice_deliveries_notice ON notice_deliveries (notice_id);

CREATE TABLE notice_settings (
  account_id uuid PRIMARY KEY,
  user_id uuid REFERENCES users,
  instagramer_id uuid REFERENCES instagramers,
  -- What differs from the usual: {"applications": {"mail": "off"}}.
  choices jsonb NOT NULL DEFAULT '{}',
  digest_days text NOT NULL DEFAULT 'weekdays' CHECK (digest_days IN ('weekdays', 'daily', 'mondays')),
  digest_hour smallint NOT NULL DEFAULT 8 CHECK (digest_hour BETWEEN 0 AND 23),
  quiet boolean NOT NULL DEFAULT false,
  quiet_from smallint NOT NULL DEFAULT 21 CHECK (quiet_from BETWEEN 0 AND 23),
  quiet_to smallint NOT NULL DEFAULT 7 CHECK (quiet_to BETWEEN 0 AND 23),
  CHECK (num_nonnulls(user_id, instagramer_id) = 1)
);
CREATE INDEX notice_settings_user ON notice_settings (user_id);
CREATE INDEX notice_settings_instagramer ON notice_settings (instagramer_id);

-- A browser that takes push: its endpoint is the token, and messages to it are sealed with its keys.
ALTER TABLE devices ADD COLUMN name text, ADD COLUMN push_keys jsonb;
CREATE INDEX devices_user ON devices (user_id);
CREATE INDEX devices_instagramer ON devices (instagramer_id);

-- Where no push service is set, what would have been sent is kept to be looked at.
CREATE TABLE sandbox_pushes (
  id uuid PRIMARY KEY,
  device_id uuid NOT NULL,
  account_id uuid NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE sandbox_mails ADD COLUMN headers jsonb NOT NULL DEFAULT '{}';
