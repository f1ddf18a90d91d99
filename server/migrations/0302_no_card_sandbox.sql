-- contract: payments by card are played by a program of its own, and what the sandbox took is Stripe's like all else
UPDATE payments SET provider = 'stripe' WHERE provider = 'sandbox';
DROP TABLE sandbox_checkouts;
