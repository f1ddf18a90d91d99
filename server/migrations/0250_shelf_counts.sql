-- contract: fewer may stand on a shelf than are booked, so what is free may fall below zero; no release before this one writes such a number.

ALTER TABLE store_stock DROP CONSTRAINT store_stock_quantity_check;
ALTER TABLE stock_changes DROP CONSTRAINT stock_changes_quantity_check;

-- What stood on the shelf after it was counted or adjusted; null for what bookings did, and for what was counted before this.
ALTER TABLE stock_changes ADD COLUMN on_shelf integer;

-- A reservation takes one that is free, whoever writes it; whatever ends it gives that one back. Picked up keeps it. Fires after `store_participations_taken`.
CREATE OR REPLACE FUNCTION take_from_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := coalesce((NEW.state IN ('approved', 'picked_up'))::int, 0) - coalesce((OLD.state IN ('approved', 'picked_up'))::int, 0);
  store uuid;
  product uuid;
  last_kind text;
  quantity_left integer;
BEGIN
  IF change > 0 THEN
    SELECT store_id, store_product_id INTO store, product FROM store_campaigns WHERE brand_id = NEW.brand_id AND id = NEW.store_campaign_id;
    IF product IS NULL THEN
      RETURN NULL;
    END IF;
    UPDATE store_stock SET quantity = quantity - 1 WHERE brand_id = NEW.brand_id AND store_id = store AND store_product_id = product
      AND quantity > 0
      RETURNING quantity INTO quantity_left;
    IF NOT FOUND THEN
      RAISE check_violation USING MESSAGE = 'the store has none of the product free';
    END IF;
    INSERT INTO stock_changes (brand_id, store_id, store_product_id, kind, delta, quantity, user_id, instagramer_id, store_participation_id, created_at)
      VALUES (NEW.brand_id, store, product, 'reserve', -1, quantity_left, NEW.decided_by,
        CASE WHEN NEW.decided_by IS NULL THEN NEW.instagramer_id END, NEW.id, coalesce(NEW.decided_at, now()));
  ELSIF change < 0 THEN
    SELECT c.store_id, c.store_product_id, c.kind INTO store, product, last_kind FROM stock_changes c
      WHERE c.brand_id = OLD.brand_id AND c.store_participation_id = OLD.id ORDER BY c.seq DESC LIMIT 1;
    IF last_kind IS DISTINCT FROM 'reserve' THEN
      RETURN NULL;
    END IF;
    UPDATE store_stock SET quantity = quantity + 1 WHERE brand_id = OLD.brand_id AND store_id = store AND store_product_id = product
      RETURNING quantity INTO quantity_left;
    IF FOUND THEN
      INSERT INTO stock_changes (brand_id, store_id, store_product_id, kind, delta, quantity, user_id, instagramer_id, reason, store_participation_id, created_at)
        VALUES (OLD.brand_id, store, product, 'return', 1, quantity_left,
          CASE WHEN NEW.decision_kind IS NULL THEN NEW.decided_by END,
          CASE WHEN NEW.decision_kind = 'withdrawn' THEN NEW.instagramer_id END,
          NEW.decision_kind, OLD.id, coalesce(NEW.decided_at, now()));
    END IF;
  END IF;
  RETURN NULL;
END $$;
