-- What the commands hold is held by the database too (decision 0089): a transaction has at least two sides, which sum to zero at its commit,
-- and nobody books in another currency than the account's.
ALTER TABLE accounts ADD CONSTRAINT accounts_id_currency UNIQUE (id, currency);
ALTER TABLE ledger_entries ADD COLUMN currency text NOT NULL DEFAULT 'SEK';
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_account_currency FOREIGN KEY (account_id, currency) REFERENCES accounts (id, currency);

CREATE FUNCTION check_ledger_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked uuid := CASE TG_TABLE_NAME WHEN 'ledger_entries' THEN (to_jsonb(NEW) ->> 'transaction_id')::uuid ELSE NEW.id END;
BEGIN
  IF (SELECT count(*) FROM ledger_entries WHERE transaction_id = checked) < 2 THEN
    RAISE EXCEPTION 'the ledger transaction % has fewer than two sides', checked USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM ledger_entries WHERE transaction_id = checked GROUP BY currency HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'the ledger transaction % does not sum to zero', checked USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER ledger_transactions_sum AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction();
CREATE CONSTRAINT TRIGGER ledger_entries_sum AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction();
