-- A text in every spelling that people type: without marks (`jarntorget`), and where it has letters that are also written as two, with
-- those (`jaerntorget`, `koebenhavn`), and æ as the a that other keyboards have. As spellingsOf of server/src/search.
CREATE FUNCTION spelled_text(text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  small text;
  spelled text;
BEGIN
  IF octet_length($1) = length($1) THEN RETURN lower($1); END IF;
  small := normalize(lower($1), NFC);
  spelled := small;
  IF small ~ '[åäöøü]' THEN
    spelled := spelled || ' ' || replace(replace(replace(replace(replace(small, 'å', 'aa'), 'ä', 'ae'), 'ö', 'oe'), 'ø', 'oe'), 'ü', 'ue');
  END IF;
  IF small LIKE '%æ%' THEN spelled := spelled || ' ' || replace(small, 'æ', 'a'); END IF;
  -- As plain_text, which cannot be called here: an index is built without our functions in sight.
  RETURN replace(replace(translate(regexp_replace(normalize(spelled, NFD), '[\u0300-\u036f]+', '', 'g'), 'øđł', 'odl'), 'æ', 'ae'), 'ß', 'ss');
END $$;

CREATE FUNCTION search_forms(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT translate(spelled_text($1), '@#._-/\:&''()!?,;"<>|*', '                      ') $$;

CREATE OR REPLACE FUNCTION search_words(title text, body text, marks text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_remove(marks, NULL))
    || setweight(to_tsvector('simple', search_forms(title)) || to_tsvector('swedish', search_forms(title)) || to_tsvector('english', search_forms(title)), 'A')
    || setweight(to_tsvector('simple', search_forms(body)) || to_tsvector('swedish', search_forms(body)) || to_tsvector('english', search_forms(body)), 'B')
$$;

-- The towns where a campaign is handed out are words of it.
CREATE OR REPLACE FUNCTION search_campaign_text(campaigns) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ',
    (SELECT string_agg(DISTINCT s.city, ' ') FROM store_campaigns sc JOIN stores s ON s.brand_id = sc.brand_id AND s.id = sc.store_id
      WHERE sc.brand_id = $1.brand_id AND sc.campaign_id = $1.id),
    (SELECT name FROM brands WHERE id = $1.brand_id), $1.excerpt, $1.caption,
    (SELECT string_agg(concat_ws(' ', product ->> 'productTitle', product ->> 'productName', product ->> 'productDescription'), ' ')
      FROM jsonb_array_elements($1.products) AS product))
$$;

-- Once for all stores that a statement adds or takes away.
CREATE FUNCTION search_campaign_towns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_set('campaign', c.id, c.name, search_campaign_text(c), brand => c.brand_id)
    FROM campaigns c WHERE (c.brand_id, c.id) IN (SELECT brand_id, campaign_id FROM changed);
  RETURN NULL;
END $$;
CREATE TRIGGER search_campaign_towns AFTER INSERT ON store_campaigns REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_campaign_towns();
CREATE TRIGGER search_campaign_towns_gone AFTER DELETE ON store_campaigns REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_campaign_towns();

CREATE OR REPLACE FUNCTION search_store() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_set('store', NEW.id, NEW.name, concat_ws(' ', NEW.address, NEW.city), brand => NEW.brand_id);
  IF TG_OP = 'UPDATE' AND OLD.city <> NEW.city THEN
    PERFORM search_set('campaign', c.id, c.name, search_campaign_text(c), brand => c.brand_id) FROM campaigns c
      WHERE c.brand_id = NEW.brand_id AND c.id IN (SELECT campaign_id FROM store_campaigns WHERE brand_id = NEW.brand_id AND store_id = NEW.id);
  END IF;
  RETURN NULL;
END $$;

-- The words of a row are made anew when it is written; those without marks stay as they are.
UPDATE search_entries SET title = title WHERE kind <> 'campaign' AND octet_length(title || body) <> length(title || body);
UPDATE search_entries e SET body = left(search_campaign_text(c), 4000) FROM campaigns c WHERE e.kind = 'campaign' AND c.brand_id = e.brand_id AND c.id = e.id;
