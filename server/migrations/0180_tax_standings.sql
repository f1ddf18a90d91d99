-- What Swedish tax goes by, from when it holds: where a creator lives, and since when they have said that they are approved for F-tax. A
-- change holds for what is paid and given after it, so that it moves nothing in a year that has ended.
CREATE TABLE tax_standings (
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  since timestamptz NOT NULL,
  country_code text NOT NULL,
  f_tax_from date,
  PRIMARY KEY (instagramer_id, since)
);

CREATE FUNCTION keep_tax_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tax_standings (instagramer_id, since, country_code) VALUES (NEW.id, '-infinity', NEW.country_code)
      ON CONFLICT DO NOTHING;
  ELSIF NEW.country_code <> OLD.country_code THEN
    INSERT INTO tax_standings (instagramer_id, since, country_code, f_tax_from)
      SELECT NEW.id, now(), NEW.country_code,
        (SELECT f_tax_from FROM tax_standings WHERE instagramer_id = NEW.id ORDER BY since DESC LIMIT 1)
      ON CONFLICT (instagramer_id, since) DO UPDATE SET country_code = EXCLUDED.country_code;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER instagramers_tax_standing AFTER INSERT OR UPDATE OF country_code ON instagramers
  FOR EACH ROW EXECUTE FUNCTION keep_tax_standing();

INSERT INTO tax_standings (instagramer_id, since, country_code) SELECT id, '-infinity', country_code FROM instagramers;
-- What was said counts from the day it was said.
INSERT INTO tax_standings (instagramer_id, since, country_code, f_tax_from)
  SELECT i.id, t.recorded_at, i.country_code, (t.recorded_at AT TIME ZONE 'Europe/Stockholm')::date
  FROM tax_registrations t JOIN instagramers i ON i.id = t.instagramer_id;
