-- outside a transaction
-- Keys of writes are thrown away by their age (decision 123); the table is large where Samspel has run for long.
CREATE INDEX CONCURRENTLY IF NOT EXISTS idempotency_keys_created ON idempotency_keys (created_at);
