-- Which companies somebody belongs to, with their limit there (öre; null is none). `users.company_id` and `users.approval_limit` stay for the
-- release before, which writes and reads them alone; the trigger carries over what it writes.
CREATE TABLE company_users (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES companies (id),
  approval_limit bigint CHECK (approval_limit >= 0),
  joined_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, company_id)
);
CREATE INDEX company_users_company ON company_users (company_id, user_id);
INSERT INTO company_users (user_id, company_id, approval_limit, joined_at)
  SELECT id, company_id, approval_limit, created_at FROM users WHERE company_id IS NOT NULL;

CREATE FUNCTION company_of_user() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.company_id IS NOT NULL THEN
    INSERT INTO company_users (user_id, company_id, approval_limit) VALUES (NEW.id, NEW.company_id, NEW.approval_limit)
      ON CONFLICT (user_id, company_id) DO UPDATE SET approval_limit = excluded.approval_limit
        WHERE company_users.approval_limit IS DISTINCT FROM excluded.approval_limit;
  ELSIF TG_OP = 'UPDATE' AND OLD.company_id IS NOT NULL THEN
    DELETE FROM company_users WHERE user_id = NEW.id AND company_id = OLD.company_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER company_of_user AFTER INSERT OR UPDATE OF company_id, approval_limit ON users
  FOR EACH ROW EXECUTE FUNCTION company_of_user();

-- The company that a session acts for. Null, as the release before opens them: the one of the user's row.
ALTER TABLE sessions ADD COLUMN company_id uuid REFERENCES companies (id);
