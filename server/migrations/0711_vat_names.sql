-- The name that the EU's register answers with a VAT number it calls valid; null where it gave none.
ALTER TABLE companies ADD COLUMN vat_name text;
ALTER TABLE creator_papers ADD COLUMN vat_name text;
