-- What a creator wants to be paid where the terms let them name it (öre), and the other fee that the brand has answered with. An answer that is
-- null is still to come.
ALTER TABLE participations
  ADD COLUMN proposed_fee integer,
  ADD COLUMN proposed_at timestamptz,
  ADD COLUMN counter_fee integer,
  ADD COLUMN counter_at timestamptz,
  ADD COLUMN counter_by uuid REFERENCES users ON DELETE SET NULL,
  ADD COLUMN counter_accepted boolean;
ALTER TABLE store_participations
  ADD COLUMN proposed_fee integer,
  ADD COLUMN proposed_at timestamptz,
  ADD COLUMN counter_fee integer,
  ADD COLUMN counter_at timestamptz,
  ADD COLUMN counter_by uuid REFERENCES users ON DELETE SET NULL,
  ADD COLUMN counter_accepted boolean;
