-- contract: two kinds of decision more are allowed, which the release before neither writes nor refuses to read
-- Where a creator's parcels go: JSON, sealed like payment details.
CREATE TABLE delivery_addresses (
  instagramer_id uuid PRIMARY KEY REFERENCES instagramers,
  sealed text NOT NULL,
  updated_at timestamptz NOT NULL
);

ALTER TABLE campaigns ADD COLUMN send_by date;
ALTER TABLE participations ADD COLUMN choice_id text;
ALTER TABLE participations DROP CONSTRAINT participations_decision_kind_check,
  ADD CONSTRAINT participations_decision_kind_check
    CHECK (decision_kind IN ('approved', 'rejected', 'expired', 'removed', 'cancelled', 'ended', 'released', 'left')) NOT VALID;

-- One row for each parcel of a participation; the ones that were replaced stay.
CREATE TABLE parcels (
  brand_id uuid NOT NULL,
  id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  participation_id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  number integer NOT NULL DEFAULT 1 CHECK (number >= 1),
  order_number text NOT NULL,
  choice_id text,
  -- The brand's copy of the address; its town stands open for those who may not see the rest.
  sealed_address text,
  town text,
  greeting text NOT NULL DEFAULT '',
  carrier text,
  tracking_number text,
  send_by date NOT NULL,
  -- When its creator was first asked for what is missing, and when again.
  asked_at timestamptz,
  reminded_at timestamptz,
  sent_at timestamptz,
  sent_by uuid REFERENCES users,
  arrival_asked_at timestamptz,
  arrival_asked_again_at timestamptz,
  arrived_at timestamptz,
  arrived_by text CHECK (arrived_by IN ('creator', 'silence')),
  replaced_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  UNIQUE (brand_id, order_number),
  FOREIGN KEY (brand_id, participation_id) REFERENCES participations ON DELETE CASCADE,
  CHECK (arrived_at IS NULL OR sent_at IS NOT NULL),
  CHECK ((arrived_at IS NULL) = (arrived_by IS NULL)),
  CHECK (replaced_at IS NULL OR sent_at IS NOT NULL)
);
CREATE INDEX parcels_id ON parcels (id);
CREATE UNIQUE INDEX parcels_current ON parcels (brand_id, participation_id) WHERE replaced_at IS NULL;
CREATE INDEX parcels_campaign ON parcels (brand_id, campaign_id, choice_id);
CREATE INDEX parcels_participation ON parcels (brand_id, participation_id, number DESC);
CREATE INDEX parcels_instagramer ON parcels (instagramer_id);
CREATE INDEX parcels_under_way ON parcels (sent_at) WHERE sent_at IS NOT NULL AND arrived_at IS NULL AND replaced_at IS NULL;
CREATE INDEX parcels_with_address ON parcels (brand_id, campaign_id) WHERE sealed_address IS NOT NULL;

ALTER TABLE delivery_problems ADD COLUMN parcel_id uuid;
ALTER TABLE delivery_problems ADD COLUMN pictures text[] NOT NULL DEFAULT '{}';
ALTER TABLE delivery_problems ADD COLUMN wish text;
ALTER TABLE delivery_problems ADD COLUMN answer_by date;
