-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS brands_plain_name ON brands USING gin (plain_text(name) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS campaigns_plain_name ON campaigns USING gin (plain_text(name) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS companies_plain_name ON companies USING gin (plain_text(name) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_plain_words ON users USING gin (plain_text(name || ' ' || email::text) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS instagramers_plain_words ON instagramers USING gin (plain_text(username || ' ' || name || ' ' || coalesce(city, '')) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS stores_plain_words ON stores USING gin (plain_text(name || ' ' || city) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_plain_body ON messages USING gin (plain_text(body) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS search_entries_plain_titles ON search_entries USING gin (plain_text(title) gin_trgm_ops) WITH (fastupdate = off) WHERE kind <> 'message';
DROP INDEX CONCURRENTLY IF EXISTS brands_name_trgm;
DROP INDEX CONCURRENTLY IF EXISTS campaigns_name_trgm;
DROP INDEX CONCURRENTLY IF EXISTS companies_name_trgm;
DROP INDEX CONCURRENTLY IF EXISTS users_search;
DROP INDEX CONCURRENTLY IF EXISTS instagramers_search;
DROP INDEX CONCURRENTLY IF EXISTS stores_search;
DROP INDEX CONCURRENTLY IF EXISTS messages_body_trgm;
DROP INDEX CONCURRENTLY IF EXISTS search_entries_titles;
