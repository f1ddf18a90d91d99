-- Bookings by hand obey the same limit as adjustments (decision 0191), and wait in the same list: what is booked once somebody approves it.
ALTER TABLE adjustments ADD COLUMN kind text NOT NULL DEFAULT 'adjustment' CHECK (kind IN ('adjustment', 'deposit', 'refund'));
