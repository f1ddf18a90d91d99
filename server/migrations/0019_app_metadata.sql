-- The table of facts about this database itself, under a name that says so.
ALTER TABLE house RENAME TO app_metadata;
ALTER INDEX house_pkey RENAME TO app_metadata_pkey;
