-- Money on its way to brands' accounts, by card or by bank transfer (decision 0092). It is booked by the ledger when it has come; a payment
-- that came to nothing stays as what it was.
CREATE SEQUENCE payment_references START 7301440;

CREATE TABLE payments (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brands,
  account_id uuid NOT NULL REFERENCES accounts,
  method text NOT NULL CHECK (method IN ('card', 'transfer')),
  state text NOT NULL CHECK (state IN ('created', 'pending', 'paid', 'failed', 'cancelled', 'expired')),
  -- Öre, as asked for; what came may be another sum for a transfer.
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL DEFAULT 'SEK',
  -- Of a card: the checkout at the provider, and its page while it is open.
  provider text CHECK (provider IN ('stripe', 'sandbox')),
  session_id text UNIQUE,
  checkout_url text,
  intent_id text,
  card_last_four text,
  -- Of a transfer: digits with a check digit, which the payer writes.
  reference text UNIQUE,
  transaction_id uuid UNIQUE REFERENCES ledger_transactions,
  created_by uuid REFERENCES users,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  CHECK ((method = 'transfer') = (reference IS NOT NULL)),
  CHECK ((state = 'paid') = (transaction_id IS NOT NULL))
);
CREATE INDEX payments_account ON payments (account_id, created_at DESC, id DESC);
CREATE INDEX payments_waiting ON payments (created_at, id) WHERE state IN ('created', 'pending', 'failed');

-- What the provider told us, each once.
CREATE TABLE payment_events (
  id text PRIMARY KEY,
  kind text NOT NULL,
  payment_id uuid,
  outcome text NOT NULL,
  created_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL
);

-- What came to the platform's bank account, as platform staff read it on the statement.
CREATE TABLE bank_transfers (
  id uuid PRIMARY KEY,
  reference text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  sender text NOT NULL,
  received_on date NOT NULL,
  -- booked: on a brand's account; open: nobody knows yet whose it is; sent_back: to the sender.
  state text NOT NULL CHECK (state IN ('booked', 'open', 'sent_back')),
  payment_id uuid REFERENCES payments,
  account_id uuid REFERENCES accounts,
  transaction_id uuid UNIQUE REFERENCES ledger_transactions,
  created_by uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  settled_by uuid REFERENCES users,
  settled_at timestamptz,
  CHECK ((state = 'booked') = (transaction_id IS NOT NULL))
);
CREATE INDEX bank_transfers_newest ON bank_transfers (created_at DESC, id DESC);

-- The plan of a company, from the checkout that its sign-up came from (row C-17). A row without a plan says that the session was asked for
-- and is none of ours; no session counts for two companies.
CREATE TABLE company_plans (
  company_id uuid PRIMARY KEY REFERENCES companies,
  session_id text NOT NULL,
  plan text CHECK (plan IN ('small', 'medium', 'large')),
  monthly_fee bigint CHECK (monthly_fee > 0),
  started_on date,
  asked_at timestamptz NOT NULL,
  CHECK ((plan IS NULL) = (monthly_fee IS NULL)),
  CHECK ((plan IS NULL) = (started_on IS NULL))
);
CREATE UNIQUE INDEX company_plans_session ON company_plans (session_id) WHERE plan IS NOT NULL;

-- The provider that the sandbox plays: its own books.
CREATE TABLE sandbox_checkouts (
  id text PRIMARY KEY,
  payment_id uuid NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  title text NOT NULL,
  success_url text NOT NULL,
  cancel_url text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'expired')),
  intent_id text NOT NULL,
  card_last_four text,
  created_at timestamptz NOT NULL,
  paid_at timestamptz
);
