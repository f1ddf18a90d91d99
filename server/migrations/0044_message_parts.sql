-- Files of messages; those without a message wait to be sent, and are removed after a day.
CREATE TABLE message_files (
  brand_id uuid NOT NULL REFERENCES brands,
  id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  message_id uuid,
  -- Which side sent it, and who of it.
  author text NOT NULL CHECK (author IN ('user', 'instagramer')),
  author_user_id uuid REFERENCES users,
  position integer NOT NULL DEFAULT 0,
  name text NOT NULL,
  type text NOT NULL CHECK (type IN ('image/webp', 'application/pdf')),
  bytes integer NOT NULL,
  width integer,
  height integer,
  key text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, id),
  FOREIGN KEY (brand_id, message_id) REFERENCES messages
);
CREATE INDEX message_files_message ON message_files (brand_id, message_id) WHERE message_id IS NOT NULL;
CREATE INDEX message_files_pair ON message_files (brand_id, instagramer_id, created_at DESC) WHERE message_id IS NOT NULL;
CREATE INDEX message_files_unsent ON message_files (created_at) WHERE message_id IS NULL;

-- Texts that a brand writes often.
CREATE TABLE message_templates (
  brand_id uuid NOT NULL REFERENCES brands,
  id uuid NOT NULL,
  name text NOT NULL,
  body text NOT NULL,
  updated_by uuid REFERENCES users,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, id)
);
CREATE UNIQUE INDEX message_templates_name ON message_templates (brand_id, lower(name));

-- One text to many participants, each in their own thread. It waits until send_at, and can be called off until then.
CREATE TABLE message_bulks (
  brand_id uuid NOT NULL REFERENCES brands,
  id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  name text NOT NULL,
  user_id uuid NOT NULL REFERENCES users,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'cancelled', 'sent')),
  send_at timestamptz NOT NULL,
  sent_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, id),
  FOREIGN KEY (brand_id, campaign_id) REFERENCES campaigns
);
CREATE INDEX message_bulks_waiting ON message_bulks (send_at) WHERE state = 'waiting';
CREATE TABLE message_bulk_recipients (
  brand_id uuid NOT NULL,
  bulk_id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  body text NOT NULL,
  PRIMARY KEY (brand_id, bulk_id, instagramer_id),
  FOREIGN KEY (brand_id, bulk_id) REFERENCES message_bulks ON DELETE CASCADE
);

-- What somebody reports of a thread, for platform staff to decide.
CREATE TABLE message_reports (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL,
  thread_id uuid NOT NULL,
  message_id uuid,
  reporter text NOT NULL CHECK (reporter IN ('user', 'instagramer')),
  reporter_user_id uuid REFERENCES users,
  reporter_name text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('spam', 'rude', 'fraud', 'other')),
  text text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'dismissed', 'closed')),
  decided_by uuid REFERENCES users,
  decided_at timestamptz,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (brand_id, thread_id) REFERENCES threads,
  FOREIGN KEY (brand_id, message_id) REFERENCES messages
);
CREATE INDEX message_reports_open ON message_reports (created_at DESC) WHERE state = 'open';
CREATE UNIQUE INDEX message_reports_once ON message_reports (brand_id, thread_id, reporter) WHERE state = 'open';
-- A thread that platform staff have closed takes no messages from the side that was reported.
ALTER TABLE threads ADD COLUMN closed_for text CHECK (closed_for IN ('user', 'instagramer'));
