-- The day that a reservation or application was told to post by stays, whatever its campaign says later (decision 185).
ALTER TABLE store_participations ADD COLUMN promised_post_by date;

CREATE OR REPLACE FUNCTION keep_what_is_promised() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  due date;
BEGIN
  IF NEW.state IN ('requested', 'invited') THEN
    NEW.promised := NULL;
  ELSIF NEW.state IN ('approved', 'picked_up') AND (TG_OP = 'INSERT' OR OLD.state NOT IN ('approved', 'picked_up')) THEN
    NEW.promised := products_of_offer(NEW.brand_id, NEW.store_campaign_id);
  END IF;
  IF NEW.state IN ('requested', 'approved', 'picked_up') AND (TG_OP = 'INSERT' OR OLD.state IN ('invited', 'declined')
    OR OLD.state = 'requested' AND NEW.state <> 'requested') THEN
    SELECT c.due_at INTO due FROM store_campaigns sc JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id
      WHERE sc.brand_id = NEW.brand_id AND sc.id = NEW.store_campaign_id;
    NEW.promised_post_by := CASE WHEN TG_OP = 'UPDATE' AND OLD.state = 'requested'
      THEN greatest(OLD.promised_post_by, due) ELSE due END;
  END IF;
  RETURN NEW;
END $$;

-- Those from before this were told the date of their campaign.
UPDATE store_participations sp SET promised_post_by = c.due_at
  FROM store_campaigns sc JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id
  WHERE sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id AND sp.state IN ('requested', 'approved', 'picked_up');
