-- Clerks of single stores: whoever has a row here is at these stores alone, whoever has none at all stores of their brands.

CREATE TABLE store_staff (
  brand_id uuid NOT NULL,
  store_id uuid NOT NULL,
  user_id uuid NOT NULL,
  PRIMARY KEY (brand_id, store_id, user_id),
  FOREIGN KEY (brand_id, store_id) REFERENCES stores ON DELETE CASCADE,
  -- Ends with the work for the brand.
  FOREIGN KEY (brand_id, user_id) REFERENCES brand_users ON DELETE CASCADE
);
CREATE INDEX store_staff_user ON store_staff (user_id);

-- Stores at which somebody who is invited will be.
ALTER TABLE invitations ADD COLUMN store_ids uuid[] NOT NULL DEFAULT '{}';
