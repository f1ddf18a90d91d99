-- Held money is booked (decision 0090): each brand account has an account of what is held of it. `balance` of a brand's account stays all that
-- belongs to it, what is held included, and `held` what of it is held; the ledger alone moves both.

ALTER TABLE accounts
  -- Of an account of held money: whose it is, in the same currency.
  ADD COLUMN holds_of uuid UNIQUE,
  -- Nothing is booked on it any more.
  ADD COLUMN closed_at timestamptz,
  ADD CONSTRAINT accounts_holds_of FOREIGN KEY (holds_of, currency) REFERENCES accounts (id, currency),
  DROP CONSTRAINT accounts_owner_type_check,
  ADD CONSTRAINT accounts_owner_type_check CHECK (owner_type IN ('brand', 'instagramer', 'platform', 'hold')),
  ADD CONSTRAINT accounts_hold_account CHECK ((owner_type = 'hold') = (holds_of IS NOT NULL));
-- The account whose money it is.
ALTER TABLE accounts ADD COLUMN main_id uuid GENERATED ALWAYS AS (coalesce(holds_of, id)) STORED;
CREATE INDEX accounts_main ON accounts (main_id);

ALTER TABLE ledger_transactions
  DROP CONSTRAINT ledger_transactions_kind_check,
  ADD CONSTRAINT ledger_transactions_kind_check
    CHECK (kind IN ('deposit', 'hold', 'return', 'fee', 'earning', 'payout', 'refund', 'adjustment')),
  -- The hold that it begins, pays or gives back.
  ADD COLUMN hold_id uuid,
  ADD CONSTRAINT ledger_transactions_hold FOREIGN KEY (brand_id, hold_id) REFERENCES holds DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT ledger_transactions_names_hold CHECK (kind NOT IN ('hold', 'return') OR hold_id IS NOT NULL),
  -- What outside it was booked for: one payment is booked once, however often it is told.
  ADD COLUMN reference text;
CREATE UNIQUE INDEX ledger_transactions_reference ON ledger_transactions (reference) WHERE reference IS NOT NULL;
CREATE INDEX ledger_transactions_of_hold ON ledger_transactions (brand_id, hold_id) WHERE hold_id IS NOT NULL;

-- What is held is booked now; what was paid or went back before stays as it was booked.
INSERT INTO accounts (id, owner_type, purpose, name, currency, holds_of)
  SELECT gen_random_uuid(), 'hold', 'holds', name, currency, id FROM accounts WHERE owner_type = 'brand';
CREATE TEMP TABLE held_before ON COMMIT DROP AS
  SELECT gen_random_uuid() AS transaction_id, h.brand_id, h.id AS hold_id, h.campaign_id, h.participation_id, h.store_participation_id,
    h.account_id, own.id AS hold_account_id, own.currency, h.amount, c.name AS title, i.name AS creator
  FROM holds h JOIN accounts own ON own.holds_of = h.account_id JOIN campaigns c ON c.brand_id = h.brand_id AND c.id = h.campaign_id
  JOIN instagramers i ON i.id = h.instagramer_id WHERE h.state = 'held';
INSERT INTO ledger_transactions (id, kind, title, brand_id, campaign_id, participation_id, store_participation_id, hold_id)
  SELECT transaction_id, 'hold', title, brand_id, campaign_id, participation_id, store_participation_id, hold_id FROM held_before;
INSERT INTO ledger_entries (id, transaction_id, account_id, amount, currency, counterpart)
  SELECT gen_random_uuid(), transaction_id, account_id, -amount, currency, creator FROM held_before
  UNION ALL SELECT gen_random_uuid(), transaction_id, hold_account_id, amount, currency, creator FROM held_before;
UPDATE accounts SET balance = booked.amount
  FROM (SELECT hold_account_id, sum(amount)::bigint AS amount FROM held_before GROUP BY hold_account_id) booked WHERE booked.hold_account_id = accounts.id;

-- What creators have asked for and the bank has not answered is on its way: on an account of its own, no longer on the bank's.
INSERT INTO accounts (id, owner_type, purpose, name) SELECT gen_random_uuid(), 'platform', 'payouts', 'Utbetalningar på väg'
  WHERE EXISTS (SELECT FROM payouts WHERE state = 'requested');
CREATE TEMP TABLE asked_before ON COMMIT DROP AS
  SELECT gen_random_uuid() AS transaction_id, p.amount, e.account_id AS bank_id, own.id AS payouts_id, own.currency, t.title, a.name AS creator
  FROM payouts p JOIN accounts a ON a.id = p.account_id JOIN ledger_transactions t ON t.id = p.transaction_id
  JOIN ledger_entries e ON e.transaction_id = t.id AND e.account_id <> p.account_id
  JOIN accounts own ON own.owner_type = 'platform' AND own.purpose = 'payouts' WHERE p.state = 'requested';
INSERT INTO ledger_transactions (id, kind, title) SELECT transaction_id, 'payout', title FROM asked_before;
INSERT INTO ledger_entries (id, transaction_id, account_id, amount, currency, counterpart)
  SELECT gen_random_uuid(), transaction_id, bank_id, -amount, currency, creator FROM asked_before
  UNION ALL SELECT gen_random_uuid(), transaction_id, payouts_id, amount, currency, creator FROM asked_before;
UPDATE accounts SET balance = balance + booked.amount FROM (
    SELECT payouts_id AS id, sum(amount)::bigint AS amount FROM asked_before GROUP BY payouts_id
    UNION ALL SELECT bank_id, -sum(amount)::bigint FROM asked_before GROUP BY bank_id) booked
  WHERE booked.id = accounts.id;
SET CONSTRAINTS ALL IMMEDIATE;
SET CONSTRAINTS ALL DEFERRED;
DO $$
DECLARE
  wrong text;
BEGIN
  SELECT string_agg(format('%s has %s held and %s booked', a.id, a.held, h.balance), ', ') INTO wrong
    FROM accounts a JOIN accounts h ON h.holds_of = a.id WHERE a.held <> h.balance;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'held is not the sum of the holds, nothing was changed: %', wrong;
  END IF;
END $$;

-- Balances follow from the entries; nobody else writes them.
CREATE FUNCTION keep_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE accounts SET balance = accounts.balance + change.amount, held = accounts.held + change.held
    FROM (
      SELECT id, sum(amount)::bigint AS amount, sum(held)::bigint AS held FROM (
        SELECT account_id AS id, amount, 0 AS held FROM booked
        UNION ALL SELECT a.holds_of, booked.amount, booked.amount FROM booked JOIN accounts a ON a.id = booked.account_id
          WHERE a.holds_of IS NOT NULL) moved
      GROUP BY id) change
    WHERE accounts.id = change.id;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_balances AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS booked
  FOR EACH STATEMENT EXECUTE FUNCTION keep_balances();

CREATE FUNCTION refuse_balance_by_hand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'balances are kept by the ledger' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER accounts_balance_by_ledger BEFORE UPDATE ON accounts FOR EACH ROW
  WHEN (NEW.balance <> OLD.balance OR NEW.held <> OLD.held) EXECUTE FUNCTION refuse_balance_by_hand();
CREATE TRIGGER accounts_begin_empty BEFORE INSERT ON accounts FOR EACH ROW
  WHEN (NEW.balance <> 0 OR NEW.held <> 0) EXECUTE FUNCTION refuse_balance_by_hand();

-- What moves the money of an account as its owner reads it: what is held and goes back moves nothing, what is paid leaves the account.
CREATE VIEW account_movements AS
  SELECT e.id, e.transaction_id, a.main_id AS account_id, e.amount, e.currency, e.counterpart, e.available_at, e.created_at
  FROM ledger_entries e JOIN accounts a ON a.id = e.account_id JOIN ledger_transactions t ON t.id = e.transaction_id
  WHERE t.kind NOT IN ('hold', 'return');
