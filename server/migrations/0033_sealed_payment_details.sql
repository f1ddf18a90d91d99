-- Bank accounts and personal ids are sealed by the API (decision 0086): their text is checked before, and says nothing here.
ALTER TABLE instagramers DROP CONSTRAINT instagramers_personal_id_check,
  ADD COLUMN bank_account_last_four text;
UPDATE instagramers SET bank_account_last_four = right(regexp_replace(bank_account_number, '\D', '', 'g'), 4)
  WHERE bank_account_number IS NOT NULL;
ALTER TABLE instagramers
  ADD CONSTRAINT instagramers_bank_account_last_four_check CHECK (bank_account_last_four ~ '^[0-9]{1,4}$'),
  ADD CONSTRAINT instagramers_bank_account_whole CHECK ((bank_account_number IS NULL) = (bank_account_last_four IS NULL));
