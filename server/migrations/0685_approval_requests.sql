-- What somebody has the right to approve but not the room for, and so asks a colleague. One that is open for each thing.
CREATE TABLE approval_requests (
  brand_id uuid NOT NULL REFERENCES brands (id),
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('participation', 'store_participation', 'counter', 'image_purchase')),
  -- What it is about: a participation, what is picked up, or a purchase of a picture.
  subject_id uuid NOT NULL,
  campaign_id uuid,
  instagramer_id uuid NOT NULL REFERENCES instagramers (id),
  -- Öre.
  amount bigint NOT NULL CHECK (amount > 0),
  note text NOT NULL DEFAULT '',
  asked_by uuid NOT NULL REFERENCES users (id),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'declined', 'withdrawn', 'lapsed')),
  -- The last day on which it can be answered.
  lapses_on date NOT NULL,
  decided_at timestamptz,
  decided_by uuid REFERENCES users (id),
  reason text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  FOREIGN KEY (brand_id, campaign_id) REFERENCES campaigns (brand_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX approval_requests_open ON approval_requests (brand_id, subject_id) WHERE state = 'open';
CREATE INDEX approval_requests_due ON approval_requests (lapses_on) WHERE state = 'open';
CREATE INDEX approval_requests_asked_by ON approval_requests (asked_by, created_at);
CREATE INDEX approval_requests_decided_by ON approval_requests (decided_by);
CREATE INDEX approval_requests_instagramer ON approval_requests (instagramer_id);
CREATE INDEX approval_requests_campaign ON approval_requests (brand_id, campaign_id);
