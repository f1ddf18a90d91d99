-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS brands_spelled_name ON brands USING gin (spelled_text(name) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS campaigns_spelled_name ON campaigns USING gin (spelled_text(name) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS companies_spelled_name ON companies USING gin (spelled_text(name) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_spelled_words ON users USING gin (spelled_text(name || ' ' || email::text) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS instagramers_spelled_words ON instagramers USING gin (spelled_text(username || ' ' || name || ' ' || coalesce(city, '')) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS stores_spelled_words ON stores USING gin (spelled_text(name || ' ' || city) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_spelled_body ON messages USING gin (spelled_text(body) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS search_entries_spelled_titles ON search_entries USING gin (spelled_text(title) gin_trgm_ops) WITH (fastupdate = off) WHERE kind <> 'message';
DROP INDEX CONCURRENTLY IF EXISTS search_entries_plain_titles;
DROP INDEX CONCURRENTLY IF EXISTS brands_plain_name;
DROP INDEX CONCURRENTLY IF EXISTS campaigns_plain_name;
DROP INDEX CONCURRENTLY IF EXISTS companies_plain_name;
DROP INDEX CONCURRENTLY IF EXISTS users_plain_words;
DROP INDEX CONCURRENTLY IF EXISTS instagramers_plain_words;
DROP INDEX CONCURRENTLY IF EXISTS stores_plain_words;
DROP INDEX CONCURRENTLY IF EXISTS messages_plain_body;
