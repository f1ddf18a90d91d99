-- What stands on a company's invoices. Empty until somebody of the company has filled it in.
ALTER TABLE companies
  ADD COLUMN legal_name text,
  ADD COLUMN organisation_number text,
  ADD COLUMN vat_number text,
  -- What the register of the EU says of the number; 'unchecked' while it has not answered.
  ADD COLUMN vat_state text CHECK (vat_state IN ('valid', 'invalid', 'unchecked')),
  -- When the register answered, and when it was last asked.
  ADD COLUMN vat_checked_at timestamptz,
  ADD COLUMN vat_asked_at timestamptz,
  ADD COLUMN street text,
  ADD COLUMN postal_code text,
  ADD COLUMN town text,
  ADD COLUMN invoice_email citext,
  ADD COLUMN reference text;

-- Who changed what of them, when, from what to what. Nothing is written here for the register's answers.
CREATE TABLE company_paper_changes (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  field text NOT NULL,
  from_value text,
  to_value text,
  -- Whoever changed it; none where it was given at the sign-up or by the system.
  user_id uuid REFERENCES users,
  changed_at timestamptz NOT NULL
);
CREATE INDEX company_paper_changes_company ON company_paper_changes (company_id, changed_at DESC, id DESC);
CREATE INDEX company_paper_changes_user ON company_paper_changes (user_id);
