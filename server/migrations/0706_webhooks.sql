-- Addresses of a company's own systems that are told of what happens. Secrets are sealed.
CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies,
  url text NOT NULL,
  kinds text[] NOT NULL,
  -- Null: all brands of the company, also those that are added.
  brand_ids uuid[],
  secret text NOT NULL,
  -- Signs beside the other one until then.
  former_secret text,
  former_until timestamptz,
  paused_as text CHECK (paused_as IN ('by_hand', 'failing', 'gone')),
  created_at timestamptz NOT NULL
);
CREATE INDEX webhooks_company_id_idx ON webhooks (company_id, created_at DESC, id DESC);

-- What is told to one address: made with the deed, sent after it, kept for a while as a log.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY,
  webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  kind text NOT NULL,
  brand_id uuid,
  -- What happened, by ids.
  facts jsonb NOT NULL,
  happened_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  -- Since when it is tried: an own beginning for what is sent again.
  begun_at timestamptz NOT NULL DEFAULT now(),
  next_at timestamptz NOT NULL DEFAULT now(),
  tried_at timestamptz,
  status integer,
  took_ms integer,
  answer text,
  fault text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX webhook_deliveries_log ON webhook_deliveries (webhook_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_open ON webhook_deliveries (next_at) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_age ON webhook_deliveries (created_at);

-- Tells the addresses that asked for it; in the transaction of the deed, whatever part of the server does it.
CREATE FUNCTION tell_webhooks(told_kind text, told_brand uuid, told_facts jsonb, told_at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (id, webhook_id, kind, brand_id, facts, happened_at)
  SELECT gen_random_uuid(), w.id, told_kind, told_brand, told_facts, coalesce(told_at, now())
  FROM webhooks w JOIN brands b ON b.company_id = w.company_id
  WHERE b.id = told_brand AND told_kind = ANY(w.kinds) AND (w.brand_ids IS NULL OR told_brand = ANY(w.brand_ids))
    AND (w.paused_as IS NULL OR w.paused_as = 'failing')
$$;

CREATE FUNCTION tell_of_participation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = (CASE WHEN TG_OP = 'UPDATE' THEN OLD.state END) THEN RETURN NULL; END IF;
  IF NEW.state = 'pending' AND TG_OP = 'UPDATE' THEN RETURN NULL; END IF;
  PERFORM tell_webhooks('application.' || CASE NEW.state WHEN 'pending' THEN 'made' ELSE NEW.state END, NEW.brand_id,
    jsonb_build_object('campaign_id', NEW.campaign_id, 'participation_id', NEW.id, 'creator_id', NEW.instagramer_id),
    CASE NEW.state WHEN 'pending' THEN NEW.created_at ELSE NEW.decided_at END);
  RETURN NULL;
END $$;
CREATE TRIGGER participations_tell_made AFTER INSERT ON participations FOR EACH ROW EXECUTE FUNCTION tell_of_participation();
CREATE TRIGGER participations_tell_decided AFTER UPDATE OF state ON participations FOR EACH ROW EXECUTE FUNCTION tell_of_participation();

CREATE FUNCTION tell_of_store_participation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told text := CASE NEW.state WHEN 'requested' THEN 'made' WHEN 'approved' THEN 'approved' WHEN 'declined' THEN 'rejected' END;
BEGIN
  IF told IS NULL OR NEW.state = (CASE WHEN TG_OP = 'UPDATE' THEN OLD.state END) THEN RETURN NULL; END IF;
  -- Undoing that something was handed out approves nobody anew.
  IF TG_OP = 'UPDATE' AND OLD.state = 'picked_up' THEN RETURN NULL; END IF;
  PERFORM tell_webhooks('application.' || told, NEW.brand_id,
    jsonb_build_object('store_campaign_id', NEW.store_campaign_id, 'store_participation_id', NEW.id, 'creator_id', NEW.instagramer_id),
    CASE NEW.state WHEN 'requested' THEN NEW.created_at ELSE NEW.decided_at END);
  RETURN NULL;
END $$;
CREATE TRIGGER store_participations_tell_made AFTER INSERT ON store_participations FOR EACH ROW EXECUTE FUNCTION tell_of_store_participation();
CREATE TRIGGER store_participations_tell_decided AFTER UPDATE OF state ON store_participations FOR EACH ROW EXECUTE FUNCTION tell_of_store_participation();

CREATE FUNCTION tell_of_mention() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = (CASE WHEN TG_OP = 'UPDATE' THEN OLD.state END) THEN RETURN NULL; END IF;
  IF NEW.state = 'pending' AND TG_OP = 'UPDATE' THEN RETURN NULL; END IF;
  PERFORM tell_webhooks('post.' || CASE NEW.state WHEN 'pending' THEN 'made' ELSE NEW.state END, NEW.brand_id,
    jsonb_strip_nulls(jsonb_build_object('campaign_id', NEW.campaign_id, 'participation_id', NEW.participation_id,
      'store_participation_id', NEW.store_participation_id, 'post_id', NEW.id, 'creator_id', NEW.instagramer_id)),
    CASE NEW.state WHEN 'pending' THEN NEW.created_at ELSE NEW.decided_at END);
  RETURN NULL;
END $$;
CREATE TRIGGER mentions_tell_made AFTER INSERT ON mentions FOR EACH ROW EXECUTE FUNCTION tell_of_mention();
CREATE TRIGGER mentions_tell_decided AFTER UPDATE OF state ON mentions FOR EACH ROW EXECUTE FUNCTION tell_of_mention();

CREATE FUNCTION tell_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> 'released' OR NEW.state = OLD.state THEN RETURN NULL; END IF;
  PERFORM tell_webhooks('payment.released', NEW.brand_id,
    jsonb_strip_nulls(jsonb_build_object('campaign_id', NEW.campaign_id, 'participation_id', NEW.participation_id,
      'store_participation_id', NEW.store_participation_id, 'creator_id', NEW.instagramer_id, 'hold_id', NEW.id, 'amount', NEW.amount)),
    NEW.settled_at);
  RETURN NULL;
END $$;
CREATE TRIGGER holds_tell_released AFTER UPDATE OF state ON holds FOR EACH ROW EXECUTE FUNCTION tell_of_payment();
