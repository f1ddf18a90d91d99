-- outside a transaction
-- Search asks for one kind at a time: an index of all titles finds those of the other kinds too, and each of them is read to be left out.
CREATE INDEX CONCURRENTLY IF NOT EXISTS search_entries_titles_of_campaigns ON search_entries USING gin (spelled_text(title) gin_trgm_ops) WITH (fastupdate = off) WHERE kind = 'campaign';
CREATE INDEX CONCURRENTLY IF NOT EXISTS search_entries_titles_of_products ON search_entries USING gin (spelled_text(title) gin_trgm_ops) WITH (fastupdate = off) WHERE kind = 'product';
CREATE INDEX CONCURRENTLY IF NOT EXISTS search_entries_titles_of_brands ON search_entries USING gin (spelled_text(title) gin_trgm_ops) WITH (fastupdate = off) WHERE kind = 'brand';
CREATE INDEX CONCURRENTLY IF NOT EXISTS search_entries_titles_of_stores ON search_entries USING gin (spelled_text(title) gin_trgm_ops) WITH (fastupdate = off) WHERE kind = 'store';
CREATE INDEX CONCURRENTLY IF NOT EXISTS search_entries_titles_of_creators ON search_entries USING gin (spelled_text(title) gin_trgm_ops) WITH (fastupdate = off) WHERE kind = 'creator';
CREATE INDEX CONCURRENTLY IF NOT EXISTS search_entries_titles_of_persons ON search_entries USING gin (spelled_text(title) gin_trgm_ops) WITH (fastupdate = off) WHERE kind = 'person';
DROP INDEX CONCURRENTLY IF EXISTS search_entries_spelled_titles;
