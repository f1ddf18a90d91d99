-- Addresses to which a shared report is mailed on Mondays, and the day on which it last was.
ALTER TABLE report_links ADD COLUMN mail_to text[] NOT NULL DEFAULT '{}';
ALTER TABLE report_links ADD COLUMN mailed_on date;
