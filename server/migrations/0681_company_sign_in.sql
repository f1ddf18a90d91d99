-- Sign-in by a company's own issuer (OpenID Connect). The secret is sealed; of states and browsers the hash alone is kept.
CREATE TABLE company_sign_ins (
  company_id uuid PRIMARY KEY REFERENCES companies ON DELETE CASCADE,
  issuer text NOT NULL,
  client_id text NOT NULL,
  client_secret text NOT NULL,
  -- Everybody of the company but its owners comes in by it.
  required boolean NOT NULL DEFAULT false,
  issuer_does_second_step boolean NOT NULL DEFAULT false,
  -- Since when a trial has shown that it works, as it is set now.
  tried_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- A domain leads to one company.
CREATE TABLE company_sign_in_domains (
  domain text PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES company_sign_ins ON DELETE CASCADE
);
CREATE INDEX company_sign_in_domains_company_id_idx ON company_sign_in_domains (company_id);

CREATE TABLE company_sign_in_flows (
  state_hash bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  company_id uuid NOT NULL REFERENCES company_sign_ins ON DELETE CASCADE,
  -- Set for a trial, which opens no session.
  tried_by uuid REFERENCES users ON DELETE CASCADE,
  used_at timestamptz,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX company_sign_in_flows_company_id_idx ON company_sign_in_flows (company_id);
CREATE INDEX company_sign_in_flows_tried_by_idx ON company_sign_in_flows (tried_by);

-- Whom the issuer means by a subject: bound at the first sign-in.
CREATE TABLE company_sign_in_subjects (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES company_sign_ins ON DELETE CASCADE,
  subject text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (company_id, subject)
);
