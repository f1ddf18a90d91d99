import { expect, test } from '@jest/globals'
import { migrationFiles } from './migrate'
import { faultsOfMigration, statementsOf } from './migration-lint'

const faults = (sql: string, name = '0999_x.sql') => faultsOfMigration({ name, sql })

test('every migration can run while the release before still does', () => {
  expect(migrationFiles().flatMap(faultsOfMigration)).toEqual([])
})

test('what would break the release before is refused, and let pass where a file says that it contracts', () => {
  for (const sql of [
    'DROP TABLE a;',
    'ALTER TABLE a DROP COLUMN b;',
    'ALTER TABLE a RENAME COLUMN b TO c;',
    'ALTER TABLE a ALTER COLUMN b TYPE bigint;',
    'ALTER TABLE a\n  ALTER b SET NOT NULL;',
  ]) {
    expect(faults(sql)).toHaveLength(1)
    expect(faults(`-- contract: nothing has read it since release 12\n${sql}`)).toEqual([])
    expect(faults(`-- contract:\n${sql}`)).toHaveLength(1)
    expect(faults(sql, '0001_init.sql')).toEqual([])
  }
})

test('what holds up writes is refused in every file, but not for a table that the file makes', () => {
  for (const sql of [
    'ALTER TABLE a ADD COLUMN b text NOT NULL;',
    'ALTER TABLE a ADD CONSTRAINT c CHECK (b > 0);',
    'ALTER TABLE a ADD CONSTRAINT c FOREIGN KEY (b) REFERENCES d (id);',
    'CREATE INDEX c ON a (b);',
    'LOCK TABLE a;',
  ]) {
    expect(faults(sql)).toHaveLength(1)
    expect(faults(`-- contract: nothing has read it since release 12\n${sql}`)).toHaveLength(1)
  }
  for (const sql of [
    "ALTER TABLE a ADD COLUMN b text NOT NULL DEFAULT 'x; y';",
    'ALTER TABLE a ADD COLUMN b text;',
    'ALTER TABLE a ADD CONSTRAINT c CHECK (b > 0) NOT VALID;',
    'ALTER TABLE a VALIDATE CONSTRAINT c;',
    'CREATE TABLE a (b int);\nCREATE INDEX c ON a (b);\nALTER TABLE a ADD CONSTRAINT d CHECK (b > 0);',
    '-- outside a transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS c ON a (b);',
  ])
    expect([sql, faults(sql)]).toEqual([sql, []])
  expect(faults('-- outside a transaction\nUPDATE a SET b = 1;')).toHaveLength(1)
})

test('statements end where they end: not in texts and not in bodies of functions', () => {
  expect(statementsOf("SELECT ';'; -- a; b\nCREATE FUNCTION f() AS $$ BEGIN; END $$;\n-- c;\nSELECT 1")).toEqual([
    "SELECT ';'",
    'CREATE FUNCTION f() AS $$ BEGIN; END $$',
    'SELECT 1',
  ])
})
