-- What a brand and a creator have both said yes to, one row for each version. What it says never changes.
CREATE SEQUENCE agreement_numbers START 1001;

CREATE TABLE agreements (
  brand_id uuid NOT NULL REFERENCES brands,
  id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  participation_id uuid,
  store_participation_id uuid,
  number text NOT NULL,
  version integer NOT NULL CHECK (version >= 1),
  cause text NOT NULL CHECK (cause IN ('approved', 'change', 'parcel', 'before')),
  facts jsonb NOT NULL,
  creator_name text NOT NULL,
  company_name text NOT NULL,
  creator_agreed_at timestamptz,
  brand_agreed_at timestamptz,
  brand_agreed_by uuid REFERENCES users ON DELETE SET NULL,
  reason text NOT NULL DEFAULT '',
  hash text NOT NULL,
  created_at timestamptz NOT NULL,
  superseded_at timestamptz,
  PRIMARY KEY (brand_id, id),
  UNIQUE (number, version),
  FOREIGN KEY (brand_id, participation_id) REFERENCES participations (brand_id, id) ON DELETE CASCADE,
  FOREIGN KEY (brand_id, store_participation_id) REFERENCES store_participations (brand_id, id) ON DELETE CASCADE,
  CHECK (num_nonnulls(participation_id, store_participation_id) = 1)
);
CREATE UNIQUE INDEX agreements_of_participation ON agreements (brand_id, participation_id) WHERE superseded_at IS NULL;
CREATE UNIQUE INDEX agreements_of_pass ON agreements (brand_id, store_participation_id) WHERE superseded_at IS NULL;
CREATE INDEX agreements_participation ON agreements (participation_id) WHERE participation_id IS NOT NULL;
CREATE INDEX agreements_pass ON agreements (store_participation_id) WHERE store_participation_id IS NOT NULL;
CREATE INDEX agreements_instagramer ON agreements (instagramer_id);

-- Only that another version took its place, and what is erased with an account, is ever written to a row.
CREATE FUNCTION keep_agreements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  open_columns text[] := '{superseded_at,creator_name,reason,brand_agreed_by}';
BEGIN
  IF to_jsonb(NEW) - open_columns <> to_jsonb(OLD) - open_columns
    OR (OLD.superseded_at IS NOT NULL AND NEW.superseded_at IS DISTINCT FROM OLD.superseded_at) THEN
    RAISE EXCEPTION 'agreements are not changed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER agreements_kept BEFORE UPDATE ON agreements FOR EACH ROW EXECUTE FUNCTION keep_agreements();

-- The brand's question whether the version that holds may become another.
CREATE TABLE agreement_changes (
  brand_id uuid NOT NULL,
  id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'lapsed')),
  proposal jsonb NOT NULL,
  -- The deal as it would be.
  facts jsonb NOT NULL,
  reason text NOT NULL DEFAULT '',
  answer_by date NOT NULL,
  asked_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  answered_at timestamptz,
  PRIMARY KEY (brand_id, id),
  FOREIGN KEY (brand_id, agreement_id) REFERENCES agreements ON DELETE CASCADE,
  CHECK ((state = 'open') = (answered_at IS NULL))
);
CREATE INDEX agreement_changes_id ON agreement_changes (id);
CREATE INDEX agreement_changes_instagramer ON agreement_changes (instagramer_id);
CREATE UNIQUE INDEX agreement_changes_open ON agreement_changes (brand_id, agreement_id) WHERE state = 'open';
CREATE INDEX agreement_changes_agreement ON agreement_changes (brand_id, agreement_id);
CREATE INDEX agreement_changes_due ON agreement_changes (answer_by) WHERE state = 'open';
