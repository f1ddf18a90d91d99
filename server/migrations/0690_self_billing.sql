-- Invoices that Samspel writes in a creator's name (decision 0306): what creators have said yes to, and what was issued.
CREATE TABLE self_billing_consents (
  id uuid PRIMARY KEY,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  -- Which words were read (shared/api/src/self-billing.ts).
  text_version integer NOT NULL CHECK (text_version > 0),
  given_at timestamptz NOT NULL,
  withdrawn_at timestamptz CHECK (withdrawn_at >= given_at),
  -- The first day of the month from which on nothing has been issued yet.
  issued_until date,
  looked_at timestamptz
);
CREATE UNIQUE INDEX self_billing_consents_one ON self_billing_consents (instagramer_id) WHERE withdrawn_at IS NULL;
CREATE INDEX self_billing_consents_instagramer ON self_billing_consents (instagramer_id, given_at DESC);

-- One series for each creator, without gaps: the row is locked until the transaction that took a number ends.
CREATE TABLE self_billing_series (
  instagramer_id uuid PRIMARY KEY REFERENCES instagramers,
  last_number integer NOT NULL CHECK (last_number > 0)
);

-- Seller and buyer stand as they were on the day of issue.
CREATE TABLE self_billed_invoices (
  id uuid PRIMARY KEY,
  instagramer_id uuid NOT NULL REFERENCES self_billing_series,
  number integer NOT NULL,
  company_id uuid NOT NULL REFERENCES companies,
  consent_id uuid NOT NULL REFERENCES self_billing_consents,
  -- A credit names the invoice that it takes back; its sums are below zero.
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit')),
  credits_id uuid UNIQUE REFERENCES self_billed_invoices,
  issued_on date NOT NULL,
  period_from date NOT NULL,
  period_to date NOT NULL,
  currency text NOT NULL DEFAULT 'SEK' CHECK (currency = 'SEK'),
  seller jsonb NOT NULL,
  buyer jsonb NOT NULL,
  vat_rule text NOT NULL CHECK (vat_rule IN ('domestic', 'reverse_charge', 'eu_without_number', 'outside', 'not_registered')),
  vat_rate integer NOT NULL CHECK (vat_rate IN (0, 6, 12, 25)),
  -- Öre.
  net bigint NOT NULL,
  vat bigint NOT NULL,
  total bigint NOT NULL,
  reason text,
  created_by uuid REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (instagramer_id, number),
  CHECK (net + vat = total),
  CHECK (sign(net) * sign(vat) >= 0),
  CHECK ((kind = 'credit') = (credits_id IS NOT NULL)),
  CHECK ((kind = 'credit') = (total < 0)),
  CHECK (vat_rate > 0 OR vat = 0),
  CHECK (period_to >= period_from)
);
CREATE INDEX self_billed_invoices_company ON self_billed_invoices (company_id, issued_on DESC, id DESC);
CREATE INDEX self_billed_invoices_consent ON self_billed_invoices (consent_id);

-- The fees of an invoice, each at most once in all.
CREATE TABLE self_billed_lines (
  invoice_id uuid NOT NULL REFERENCES self_billed_invoices,
  position integer NOT NULL CHECK (position > 0),
  entry_id uuid UNIQUE REFERENCES ledger_entries,
  title_sv text NOT NULL,
  title_en text NOT NULL,
  net bigint NOT NULL,
  vat bigint NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (invoice_id, position),
  CHECK (net + vat = total)
);

-- Months that could not be invoiced, and what they wait for.
CREATE TABLE self_billing_waits (
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  company_id uuid NOT NULL REFERENCES companies,
  month date NOT NULL,
  missing text[] NOT NULL,
  payer_missing text[] NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (instagramer_id, company_id, month)
);
CREATE INDEX self_billing_waits_company ON self_billing_waits (company_id);

CREATE TRIGGER self_billed_invoices_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON self_billed_invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_invoice_change();
CREATE TRIGGER self_billed_lines_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON self_billed_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_invoice_change();

-- A number is the next one of its creator, and an invoice has it by the end of the transaction.
CREATE FUNCTION check_self_billing_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.last_number = 1 THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND NEW.instagramer_id = OLD.instagramer_id AND NEW.last_number = OLD.last_number + 1 THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the numbers of invoices follow one another' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER self_billing_series_in_order BEFORE INSERT OR UPDATE OR DELETE ON self_billing_series
  FOR EACH ROW EXECUTE FUNCTION check_self_billing_number();
CREATE FUNCTION check_self_billed_of_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM self_billed_invoices WHERE instagramer_id = NEW.instagramer_id AND number = NEW.last_number) THEN
    RAISE EXCEPTION 'the number % of % has no invoice', NEW.last_number, NEW.instagramer_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER self_billing_series_whole AFTER INSERT OR UPDATE ON self_billing_series DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_self_billed_of_number();

-- The lines of an invoice are its sums.
CREATE FUNCTION check_self_billed_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM self_billed_lines l WHERE l.invoice_id = NEW.id
      HAVING sum(l.net) = NEW.net AND sum(l.vat) = NEW.vat AND sum(l.total) = NEW.total) THEN
    RAISE EXCEPTION 'the lines of the invoice % do not add up to it', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER self_billed_invoices_sums AFTER INSERT ON self_billed_invoices DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_self_billed_sums();
