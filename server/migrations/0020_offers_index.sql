-- The marketplace and the public lists of offers: in their own order, and counted from the index alone.
CREATE INDEX campaigns_offers ON campaigns ((promoted_at IS NULL), created_at DESC, id DESC)
  INCLUDE (brand_id, due_at, end_at, promoted_at) WHERE state = 'confirmed' AND is_public;
