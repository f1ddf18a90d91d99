import { expect, test } from '@jest/globals'
import { isPlainRead } from './plain-read'

test.each([
  'SELECT updated_at, deleted_at FROM campaigns WHERE id = $1',
  ' select 1',
  '(SELECT 1) UNION ALL (SELECT 2)',
  'WITH found AS (SELECT id FROM brands) SELECT count(*) FROM found',
])('%s changes nothing', (text) => {
  expect(isPlainRead(text)).toBe(true)
})

test.each([
  'begin',
  'start transaction isolation level serializable',
  'INSERT INTO brands VALUES ($1)',
  'WITH gone AS (DELETE FROM brands RETURNING id) SELECT id FROM gone',
  'SELECT * FROM brands WHERE id = $1 FOR UPDATE',
  'select * from brands for no key update',
  'SELECT * FROM brands FOR SHARE SKIP LOCKED',
  'SELECT id INTO copies FROM brands',
  "SELECT nextval('numbers')",
  "SELECT set_config('a', 'b', true)",
  "SELECT pg_notify('live', $1)",
  'SELECT pg_advisory_xact_lock($1)',
  'SELECT pg_try_advisory_lock($1)',
  'LISTEN live',
  'SET LOCAL synchronous_commit = off',
  'SAVEPOINT one',
])('%s is no plain read', (text) => {
  expect(isPlainRead(text)).toBe(false)
})
