-- contract: a kind of booking more is allowed, which the release before neither writes nor refuses to read
-- Money that moves between the accounts of one company's brands: one transaction with a side at each.
ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_kind_check,
  ADD CONSTRAINT ledger_transactions_kind_check
    CHECK (kind IN ('deposit', 'hold', 'return', 'fee', 'earning', 'payout', 'refund', 'adjustment', 'dispute', 'move')) NOT VALID;
