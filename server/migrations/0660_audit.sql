-- Who did what, in order: written once with the deed and never changed. `number` counts up and orders what happened in one moment. Names stay
-- as they were; `browser` is the words that the session keeps, and no address is kept.
CREATE TABLE audit_entries (
  id uuid PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  company_id uuid REFERENCES companies,
  kind text NOT NULL,
  actor_id uuid,
  actor_name text NOT NULL,
  subject_id uuid,
  subject_name text,
  facts jsonb NOT NULL DEFAULT '{}',
  browser text,
  created_at timestamptz NOT NULL
);
CREATE INDEX audit_entries_company ON audit_entries (company_id, number DESC);
CREATE INDEX audit_entries_actor ON audit_entries (actor_id, number DESC);
CREATE INDEX audit_entries_subject ON audit_entries (subject_id, number DESC) WHERE subject_id IS NOT NULL;

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log is append only';
END $$;
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
