-- Who a creator is by law, as tax, payouts and the yearly report on sellers need it (decision 0299). Empty until the creator fills it in.
-- The Swedish personal id stands with the payment details; here is what others have in its place.
CREATE TABLE creator_papers (
  instagramer_id uuid PRIMARY KEY REFERENCES instagramers,
  first_name text,
  last_name text,
  street text,
  postal_code text,
  town text,
  -- Where the creator is taxed; none means the country of the account.
  tax_country text CHECK (tax_country IN ('SE', 'NO', 'DK', 'FI', 'GB')),
  -- Sealed, as personal ids are.
  birth_date text,
  tax_number text,
  -- The personal id of an account that was deleted, sealed as it stood there: the report of its last year names it.
  kept_personal_id text,
  vat_number text,
  -- What the register of the EU says of the number; 'unchecked' while it has not answered.
  vat_state text CHECK (vat_state IN ('valid', 'invalid', 'unchecked')),
  vat_checked_at timestamptz,
  vat_asked_at timestamptz,
  updated_at timestamptz NOT NULL,
  CHECK ((vat_number IS NULL) = (vat_state IS NULL))
);
CREATE INDEX creator_papers_vat_unchecked ON creator_papers (vat_asked_at) WHERE vat_state = 'unchecked';

-- What was changed when, from what to what. Of what is sealed there stands only that it was changed.
CREATE TABLE creator_paper_changes (
  id uuid PRIMARY KEY,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  field text NOT NULL,
  from_value text,
  to_value text,
  changed_at timestamptz NOT NULL
);
CREATE INDEX creator_paper_changes_instagramer ON creator_paper_changes (instagramer_id, changed_at DESC, id DESC);
