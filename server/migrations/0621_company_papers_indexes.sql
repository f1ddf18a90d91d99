-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS companies_organisation_number ON companies (organisation_number)
  WHERE organisation_number IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS companies_vat_number ON companies (vat_number) WHERE vat_number IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS companies_vat_unchecked ON companies (vat_asked_at) WHERE vat_state = 'unchecked';
