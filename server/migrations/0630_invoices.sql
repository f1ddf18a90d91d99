-- Invoices for what Samspel sells (decision 0285). Their numbers have no gaps: a number is taken from its series, which is locked until the
-- transaction that made the invoice ends, and goes back with it.
CREATE TABLE invoice_series (
  year integer PRIMARY KEY CHECK (year BETWEEN 2000 AND 9999),
  last_number integer NOT NULL CHECK (last_number > 0)
);

-- What was issued. Seller and buyer stand as they were that day.
CREATE TABLE invoices (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies,
  brand_id uuid REFERENCES brands,
  series_year integer NOT NULL REFERENCES invoice_series (year),
  series_number integer NOT NULL,
  -- A credit names the invoice that it takes back, in whole or in part; its sums are below zero.
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit')),
  credits_id uuid REFERENCES invoices,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  period_from date,
  period_to date,
  currency text NOT NULL DEFAULT 'SEK' CHECK (currency = 'SEK'),
  seller jsonb NOT NULL,
  buyer jsonb NOT NULL,
  vat_rule text NOT NULL CHECK (vat_rule IN ('domestic', 'reverse_charge', 'eu_without_number', 'outside')),
  vat_rate integer NOT NULL CHECK (vat_rate IN (0, 6, 12, 25)),
  -- Öre.
  net bigint NOT NULL,
  vat bigint NOT NULL,
  total bigint NOT NULL,
  -- Digits with a check digit, which a payer writes.
  reference text NOT NULL UNIQUE,
  reason text,
  -- The month of a plan that is paid by card.
  plan_invoice_id text REFERENCES plan_invoices (id),
  -- What went back to a card, once.
  reversal_id text UNIQUE REFERENCES payment_reversals (id),
  created_by uuid REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (series_year, series_number),
  CHECK (net + vat = total),
  CHECK (sign(net) * sign(vat) >= 0),
  CHECK ((kind = 'credit') = (credits_id IS NOT NULL)),
  CHECK ((kind = 'credit') = (total < 0)),
  CHECK (vat_rate > 0 OR vat = 0),
  CHECK (due_on >= issued_on)
);
CREATE INDEX invoices_company ON invoices (company_id, issued_on DESC, series_number DESC);
CREATE INDEX invoices_credits ON invoices (credits_id) WHERE credits_id IS NOT NULL;
CREATE UNIQUE INDEX invoices_plan_invoice ON invoices (plan_invoice_id) WHERE kind = 'invoice';

CREATE TABLE invoice_lines (
  invoice_id uuid NOT NULL REFERENCES invoices,
  position integer NOT NULL CHECK (position > 0),
  kind text NOT NULL CHECK (kind IN ('plan', 'credit')),
  title_sv text NOT NULL,
  title_en text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  net bigint NOT NULL,
  vat bigint NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (invoice_id, position),
  CHECK (net + vat = total)
);

-- By which transactions of the ledger an invoice was paid, öre; less than nothing for what a dispute took back. The state follows from it.
CREATE TABLE invoice_payments (
  invoice_id uuid NOT NULL REFERENCES invoices,
  transaction_id uuid NOT NULL REFERENCES ledger_transactions,
  amount bigint NOT NULL CHECK (amount <> 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (invoice_id, transaction_id)
);
CREATE INDEX invoice_payments_transaction ON invoice_payments (transaction_id);

-- Where an invoice was mailed to; whether it left is known by the outbox.
CREATE TABLE invoice_mails (
  invoice_id uuid PRIMARY KEY REFERENCES invoices,
  address text NOT NULL,
  outbox_id uuid NOT NULL,
  created_at timestamptz NOT NULL
);

-- The accounts of a company's own books that its export names; what is not here has the suggested one.
CREATE TABLE company_book_accounts (
  company_id uuid NOT NULL REFERENCES companies,
  purpose text NOT NULL CHECK (purpose IN ('wallet', 'bank', 'creator_fees', 'subscription', 'vat', 'other')),
  account text NOT NULL CHECK (account ~ '^[1-9][0-9]{3}$'),
  PRIMARY KEY (company_id, purpose)
);

CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'invoices are never changed: a mistake is met by a credit' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER invoices_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_invoice_change();
CREATE TRIGGER invoice_lines_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON invoice_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_invoice_change();
CREATE TRIGGER invoice_payments_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON invoice_payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_invoice_change();

-- A number is the next one of its year, and an invoice has it by the end of the transaction: nobody leaves one out or goes back.
CREATE FUNCTION check_invoice_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.last_number = 1 THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND NEW.year = OLD.year AND NEW.last_number = OLD.last_number + 1 THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the numbers of invoices follow one another' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER invoice_series_in_order BEFORE INSERT OR UPDATE OR DELETE ON invoice_series FOR EACH ROW EXECUTE FUNCTION check_invoice_number();
CREATE FUNCTION check_invoice_of_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM invoices WHERE series_year = NEW.year AND series_number = NEW.last_number) THEN
    RAISE EXCEPTION 'the number % of % has no invoice', NEW.last_number, NEW.year USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER invoice_series_whole AFTER INSERT OR UPDATE ON invoice_series DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_invoice_of_number();

-- The lines of an invoice are its sums.
CREATE FUNCTION check_invoice_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM invoice_lines l WHERE l.invoice_id = NEW.id
      HAVING sum(l.net) = NEW.net AND sum(l.vat) = NEW.vat AND sum(l.total) = NEW.total) THEN
    RAISE EXCEPTION 'the lines of the invoice % do not add up to it', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER invoices_sums AFTER INSERT ON invoices DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_invoice_sums();
