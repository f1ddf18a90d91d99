-- A creator has seen a picture in use after the right to it had ended.
CREATE TABLE right_uses (
  brand_id uuid NOT NULL REFERENCES brands,
  id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  -- Exactly one of the two is set: what was agreed on for a post, or what was bought.
  mention_id uuid,
  image_purchase_id uuid,
  link text NOT NULL DEFAULT '',
  words text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  UNIQUE (brand_id, mention_id),
  UNIQUE (brand_id, image_purchase_id),
  FOREIGN KEY (brand_id, mention_id) REFERENCES mentions (brand_id, id) ON DELETE CASCADE,
  FOREIGN KEY (brand_id, image_purchase_id) REFERENCES image_purchases (brand_id, id) ON DELETE CASCADE,
  CHECK (num_nonnulls(mention_id, image_purchase_id) = 1)
);
CREATE INDEX right_uses_id ON right_uses (id);
CREATE INDEX right_uses_instagramer ON right_uses (instagramer_id);
