-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS provider_identities_check ON provider_identities (check_at) WHERE access_token IS NOT NULL;
