-- Live facts of committed transactions on their way to Redis, where that carries them between instances.
CREATE TABLE live_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
