-- What can be found, in one place. Triggers write it with what it tells of, so that it cannot fall behind; who may see a hit is asked of the
-- tables themselves. `words` holds the words as written, by Swedish and by English stems (A: title, B: the rest), and as marks the kind
-- and whose it is, so that one index answers "messages of these brands with this word".
CREATE FUNCTION search_plain(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT translate(lower($1), '@#._-/\:&''()!?,;"<>|*', '                      ') $$;

CREATE FUNCTION search_words(title text, body text, marks text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_remove(marks, NULL))
    || setweight(to_tsvector('simple', search_plain(title)) || to_tsvector('swedish', search_plain(title)) || to_tsvector('english', search_plain(title)), 'A')
    || setweight(to_tsvector('simple', search_plain(body)) || to_tsvector('swedish', search_plain(body)) || to_tsvector('english', search_plain(body)), 'B')
$$;

-- Every word must be found: by its beginning, or by its stem in either language.
CREATE FUNCTION search_query(typed text) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  word text;
  found tsquery;
BEGIN
  FOREACH word IN ARRAY (regexp_split_to_array(btrim(search_plain(left(typed, 200))), '\s+'))[1:8] LOOP
    CONTINUE WHEN word = '';
    found := CASE WHEN found IS NULL THEN one ELSE found && one END
      FROM (SELECT to_tsquery('simple', '''' || word || ''':*')
        || to_tsquery('swedish', '''' || word || '''') || to_tsquery('english', '''' || word || '''') AS one) AS each;
  END LOOP;
  RETURN found;
END $$;

CREATE TABLE search_entries (
  kind text NOT NULL CHECK (kind IN ('campaign', 'product', 'brand', 'store', 'creator', 'person', 'message')),
  id uuid NOT NULL,
  brand_id uuid,
  company_id uuid,
  instagramer_id uuid,
  title text NOT NULL,
  body text NOT NULL DEFAULT '',
  words tsvector NOT NULL GENERATED ALWAYS AS (search_words(title, body, ARRAY[
    'kind:' || kind, 'brand:' || brand_id::text, 'company:' || company_id::text, 'creator:' || instagramer_id::text])) STORED,
  PRIMARY KEY (kind, id)
);
-- Rows that wait in a list of their own would be read through by every search until a vacuum: the planner then prefers to read the table.
CREATE INDEX search_entries_words ON search_entries USING gin (words) WITH (fastupdate = off);
-- Near spellings of names; messages are not looked through for those.
CREATE INDEX search_entries_titles ON search_entries USING gin (lower(title) gin_trgm_ops) WITH (fastupdate = off) WHERE kind <> 'message';
CREATE INDEX search_entries_brand ON search_entries (brand_id) WHERE kind = 'campaign';

CREATE FUNCTION search_set(kind text, id uuid, title text, body text, brand uuid DEFAULT NULL, company uuid DEFAULT NULL, creator uuid DEFAULT NULL)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_entries (kind, id, title, body, brand_id, company_id, instagramer_id)
  VALUES (kind, id, coalesce(title, ''), left(coalesce(body, ''), 4000), brand, company, creator)
  ON CONFLICT ON CONSTRAINT search_entries_pkey DO UPDATE SET title = excluded.title, body = excluded.body, brand_id = excluded.brand_id,
    company_id = excluded.company_id, instagramer_id = excluded.instagramer_id
$$;

CREATE FUNCTION search_campaign_text(campaigns) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', $1.excerpt, $1.caption, (SELECT string_agg(product ->> 'name', ' ') FROM jsonb_array_elements($1.products) AS product),
    (SELECT name FROM brands WHERE id = $1.brand_id))
$$;

CREATE FUNCTION search_forget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE kind = TG_ARGV[0] AND id = OLD.id;
  RETURN NULL;
END $$;

CREATE FUNCTION search_campaign() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_set('campaign', NEW.id, NEW.name, search_campaign_text(NEW), brand => NEW.brand_id);
  RETURN NULL;
END $$;
CREATE TRIGGER search_campaign AFTER INSERT OR UPDATE OF name, excerpt, caption, products ON campaigns FOR EACH ROW EXECUTE FUNCTION search_campaign();
CREATE TRIGGER search_campaign_gone AFTER DELETE ON campaigns FOR EACH ROW EXECUTE FUNCTION search_forget('campaign');

CREATE FUNCTION search_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_set('brand', NEW.id, NEW.name, NEW.description, brand => NEW.id);
  IF TG_OP = 'UPDATE' AND OLD.name <> NEW.name THEN
    PERFORM search_set('campaign', c.id, c.name, search_campaign_text(c), brand => c.brand_id) FROM campaigns c WHERE c.brand_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_brand AFTER INSERT OR UPDATE OF name, description ON brands FOR EACH ROW EXECUTE FUNCTION search_brand();
CREATE TRIGGER search_brand_gone AFTER DELETE ON brands FOR EACH ROW EXECUTE FUNCTION search_forget('brand');

CREATE FUNCTION search_store() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_set('store', NEW.id, NEW.name, concat_ws(' ', NEW.address, NEW.city), brand => NEW.brand_id);
  RETURN NULL;
END $$;
CREATE TRIGGER search_store AFTER INSERT OR UPDATE OF name, address, city ON stores FOR EACH ROW EXECUTE FUNCTION search_store();
CREATE TRIGGER search_store_gone AFTER DELETE ON stores FOR EACH ROW EXECUTE FUNCTION search_forget('store');

CREATE FUNCTION search_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.archived_at IS NULL THEN PERFORM search_set('product', NEW.id, NEW.name, '', brand => NEW.brand_id);
  ELSE DELETE FROM search_entries WHERE kind = 'product' AND id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_product AFTER INSERT OR UPDATE OF name, archived_at ON store_products FOR EACH ROW EXECUTE FUNCTION search_product();
CREATE TRIGGER search_product_gone AFTER DELETE ON store_products FOR EACH ROW EXECUTE FUNCTION search_forget('product');

CREATE FUNCTION search_creator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.deleted_at IS NULL THEN PERFORM search_set('creator', NEW.id, NEW.name || ' ' || NEW.username, concat_ws(' ', NEW.city, NEW.bio));
  ELSE DELETE FROM search_entries WHERE kind = 'creator' AND id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_creator AFTER INSERT OR UPDATE OF name, username, city, bio, deleted_at ON instagramers FOR EACH ROW EXECUTE FUNCTION search_creator();
CREATE TRIGGER search_creator_gone AFTER DELETE ON instagramers FOR EACH ROW EXECUTE FUNCTION search_forget('creator');

CREATE FUNCTION search_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.deleted_at IS NULL THEN PERFORM search_set('person', NEW.id, NEW.name, NEW.email::text, company => NEW.company_id);
  ELSE DELETE FROM search_entries WHERE kind = 'person' AND id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_person AFTER INSERT OR UPDATE OF name, email, company_id, deleted_at ON users FOR EACH ROW EXECUTE FUNCTION search_person();
CREATE TRIGGER search_person_gone AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION search_forget('person');

CREATE FUNCTION search_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_set('message', NEW.id, NEW.author_name, NEW.body, brand => NEW.brand_id, creator => NEW.instagramer_id);
  RETURN NULL;
END $$;
CREATE TRIGGER search_message AFTER INSERT OR UPDATE OF author_name, body ON messages FOR EACH ROW WHEN (NEW.notice IS NULL) EXECUTE FUNCTION search_message();
CREATE TRIGGER search_message_gone AFTER DELETE ON messages FOR EACH ROW EXECUTE FUNCTION search_forget('message');

INSERT INTO search_entries (kind, id, title, body, brand_id) SELECT 'campaign', id, name, left(search_campaign_text(c), 4000), brand_id FROM campaigns c;
INSERT INTO search_entries (kind, id, title, body, brand_id) SELECT 'brand', id, name, left(description, 4000), id FROM brands;
INSERT INTO search_entries (kind, id, title, body, brand_id) SELECT 'store', id, name, concat_ws(' ', address, city), brand_id FROM stores;
INSERT INTO search_entries (kind, id, title, brand_id) SELECT 'product', id, name, brand_id FROM store_products WHERE archived_at IS NULL;
INSERT INTO search_entries (kind, id, title, body) SELECT 'creator', id, name || ' ' || username, left(concat_ws(' ', city, bio), 4000) FROM instagramers WHERE deleted_at IS NULL;
INSERT INTO search_entries (kind, id, title, body, company_id) SELECT 'person', id, name, email::text, company_id FROM users WHERE deleted_at IS NULL;
INSERT INTO search_entries (kind, id, title, body, brand_id, instagramer_id)
  SELECT 'message', id, author_name, left(body, 4000), brand_id, instagramer_id FROM messages WHERE notice IS NULL;
