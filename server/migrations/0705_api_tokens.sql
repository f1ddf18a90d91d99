-- Tokens by which a company's own systems call the API. Of the token the hash alone is kept, and its first characters to recognise it by.
CREATE TABLE api_tokens (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies,
  name text NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  prefix text NOT NULL,
  scopes text[] NOT NULL,
  -- Null: all brands of the company, also those that are added.
  brand_ids uuid[],
  created_by uuid REFERENCES users,
  created_at timestamptz NOT NULL,
  ends_on date NOT NULL,
  last_used_on date,
  revoked_at timestamptz
);
CREATE INDEX api_tokens_company_id_idx ON api_tokens (company_id, created_at DESC, id DESC);
CREATE INDEX api_tokens_created_by_idx ON api_tokens (created_by);
