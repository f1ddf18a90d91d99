-- Swedish creators who are approved for F-tax pay their own tax and contributions (decision 0101). No row: not recorded.
CREATE TABLE tax_registrations (
  instagramer_id uuid PRIMARY KEY REFERENCES instagramers,
  f_tax_since date NOT NULL,
  recorded_at timestamptz NOT NULL
);
