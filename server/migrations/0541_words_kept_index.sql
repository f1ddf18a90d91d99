-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS received_webhooks_word ON received_webhooks (word_hash) WHERE word IS NOT NULL;
