-- outside a transaction
-- Words of Stripe name the intent of a payment.
CREATE INDEX CONCURRENTLY IF NOT EXISTS payments_intent ON payments (intent_id) WHERE intent_id IS NOT NULL;
