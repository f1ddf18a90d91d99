-- Reach by day is read from the approved mentions (decision 0058): a second copy of it could only differ.
DROP TABLE campaign_days;
