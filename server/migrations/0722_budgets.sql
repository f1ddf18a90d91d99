-- What a brand means to spend in a quarter, öre. The quarter is its first day.
CREATE TABLE budgets (
  brand_id uuid NOT NULL REFERENCES brands,
  quarter date NOT NULL CHECK (quarter = date_trunc('quarter', quarter)::date),
  amount bigint NOT NULL CHECK (amount >= 0),
  set_by uuid REFERENCES users,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, quarter)
);
