-- contract: a kind of movement more is allowed, which the release before neither writes nor refuses to read
-- What Stripe tells of a plan's months: the invoices of its subscription, each booked once it is paid.
CREATE TABLE plan_invoices (
  id text PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies (id),
  amount bigint NOT NULL CHECK (amount >= 0),
  state text NOT NULL CHECK (state IN ('open', 'paid', 'void')),
  intent_id text,
  period_from date NOT NULL,
  period_to date NOT NULL,
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  CHECK ((state = 'paid') = (paid_at IS NOT NULL))
);
CREATE INDEX plan_invoices_company ON plan_invoices (company_id, period_from);
CREATE INDEX plan_invoices_intent ON plan_invoices (intent_id);

-- Money that goes back to a card: refunds and disputes as Stripe last told of them, with what the ledger has booked of each.
CREATE TABLE payment_reversals (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('refund', 'dispute')),
  payment_id uuid REFERENCES payments (id),
  invoice_id text REFERENCES plan_invoices (id),
  account_id uuid REFERENCES accounts (id),
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('pending', 'done', 'failed', 'open', 'won', 'lost')),
  reason text,
  -- From the account; owed by it, because it had too little; what Stripe has withdrawn for a dispute.
  taken bigint NOT NULL DEFAULT 0 CHECK (taken >= 0),
  lacking bigint NOT NULL DEFAULT 0 CHECK (lacking >= 0),
  withdrawn bigint NOT NULL DEFAULT 0,
  -- How many movements Stripe had told of.
  moves integer NOT NULL DEFAULT 0,
  created_by uuid REFERENCES users (id),
  created_at timestamptz NOT NULL,
  CHECK (num_nonnulls(payment_id, invoice_id) = 1),
  CHECK ((payment_id IS NULL) = (account_id IS NULL))
);
CREATE INDEX payment_reversals_payment ON payment_reversals (payment_id);
CREATE INDEX payment_reversals_lacking ON payment_reversals (account_id, created_at) WHERE lacking > 0;

ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_kind_check,
  ADD CONSTRAINT ledger_transactions_kind_check
    CHECK (kind IN ('deposit', 'hold', 'return', 'fee', 'earning', 'payout', 'refund', 'adjustment', 'dispute')) NOT VALID;

-- `processing`: paid in a way whose answer comes later.
ALTER TABLE payments DROP CONSTRAINT payments_state_check,
  ADD CONSTRAINT payments_state_check
    CHECK (state IN ('created', 'pending', 'processing', 'paid', 'failed', 'cancelled', 'expired')) NOT VALID;
ALTER TABLE payments ADD COLUMN checkout_tries integer NOT NULL DEFAULT 0;
-- How it was paid, as Stripe names it: card, swish, klarna.
ALTER TABLE payments ADD COLUMN paid_with text;

-- A plan that is paid by a subscription follows it; `synced_at` is when Stripe was last asked.
ALTER TABLE company_plans ADD COLUMN state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'past_due', 'ended'));
ALTER TABLE company_plans ADD COLUMN past_due_since timestamptz;
ALTER TABLE company_plans ADD COLUMN paid_until date;
ALTER TABLE company_plans ADD COLUMN ends_on date;
ALTER TABLE company_plans ADD COLUMN ended_on date;
ALTER TABLE company_plans ADD COLUMN invoice_url text;
ALTER TABLE company_plans ADD COLUMN synced_at timestamptz;
