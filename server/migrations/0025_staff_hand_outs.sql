-- Why staff handed out without a code; null where the counter read one, or the creator confirmed.
ALTER TABLE store_participations ADD COLUMN hand_out_reason text;
