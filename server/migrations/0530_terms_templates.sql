-- Terms that a brand uses often, to begin a campaign with.
CREATE TABLE terms_templates (
  brand_id uuid NOT NULL REFERENCES brands,
  id uuid NOT NULL,
  name text NOT NULL,
  terms jsonb NOT NULL,
  updated_by uuid REFERENCES users ON DELETE SET NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id)
);
CREATE UNIQUE INDEX terms_templates_name ON terms_templates (brand_id, lower(name));
CREATE INDEX terms_templates_id ON terms_templates (id);
CREATE INDEX terms_templates_updated_by ON terms_templates (updated_by);
