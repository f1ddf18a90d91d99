-- outside a transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS bank_transfers_bank_reference ON bank_transfers (bank_reference);
