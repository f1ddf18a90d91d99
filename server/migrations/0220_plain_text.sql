-- Text as it is compared with what people type, on any keyboard: small letters without marks, as plainText of @samspel/api.
CREATE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(translate(regexp_replace(normalize(lower($1), NFD), '[\u0300-\u036f]+', '', 'g'), 'øđł', 'odl'), 'æ', 'ae'), 'ß', 'ss')
$$;

CREATE OR REPLACE FUNCTION search_plain(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT translate(plain_text($1), '@#._-/\:&''()!?,;"<>|*', '                      ') $$;

-- Products have a title and a name of their own; `name` never existed.
CREATE OR REPLACE FUNCTION search_campaign_text(campaigns) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', $1.excerpt, $1.caption,
    (SELECT string_agg(concat_ws(' ', product ->> 'productTitle', product ->> 'productName', product ->> 'productDescription'), ' ')
      FROM jsonb_array_elements($1.products) AS product),
    (SELECT name FROM brands WHERE id = $1.brand_id))
$$;

-- One letter may be written as one sign or as two; the door composes them from now on.
UPDATE stores SET name = normalize(name), address = normalize(address), city = normalize(city)
  WHERE name IS NOT NFC NORMALIZED OR address IS NOT NFC NORMALIZED OR city IS NOT NFC NORMALIZED;
UPDATE brands SET name = normalize(name) WHERE name IS NOT NFC NORMALIZED;
UPDATE instagramers SET name = normalize(name), city = normalize(city) WHERE name IS NOT NFC NORMALIZED OR city IS NOT NFC NORMALIZED;

UPDATE search_entries e SET body = left(search_campaign_text(c), 4000) FROM campaigns c WHERE e.kind = 'campaign' AND c.brand_id = e.brand_id AND c.id = e.id;
-- The words of a row are made anew when it is written.
UPDATE search_entries SET title = title WHERE kind <> 'campaign';
