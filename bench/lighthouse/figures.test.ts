import { expect, test } from '@jest/globals'
import type { Figures } from './figures'
import { figuresOf, medianOf, rowOf, tableOf } from './figures'

const report = (score: number | null, lcp: number | undefined = 1_500) => ({
  categories: { performance: { score } },
  audits: {
    'first-contentful-paint': { numericValue: 900 },
    'largest-contentful-paint': lcp === undefined ? {} : { numericValue: lcp },
    'speed-index': { numericValue: 1_200 },
    'total-blocking-time': { numericValue: 80 },
    'cumulative-layout-shift': { numericValue: 0.0004 },
    'network-requests': { details: { items: [{ url: 'http://localhost/remotes/mf-x/1/remoteEntry.0a.js' }] } },
  },
})
const figures: Figures = figuresOf(report(0.956))

test('a report gives its score of 100 and its times', () => {
  expect(figures).toEqual({
    score: 96,
    firstPaint: 900,
    largestPaint: 1_500,
    speedIndex: 1_200,
    blocking: 80,
    shift: 0.0004,
  })
})

test('a run that did not load is no figure', () => {
  expect(() => figuresOf(report(null))).toThrow('no score')
  expect(() => figuresOf({ ...report(0.9), runtimeError: { code: 'NO_FCP', message: 'nothing was painted' } })).toThrow(
    'NO_FCP',
  )
  const { audits, ...rest } = report(0.9)
  expect(() => figuresOf({ ...rest, audits: { ...audits, 'largest-contentful-paint': {} } })).toThrow(
    'largest-contentful-paint',
  )
  expect(() => figuresOf({ ...rest, audits: { ...audits, 'network-requests': { details: { items: [] } } } })).toThrow(
    'did not load its remote',
  )
})

test('the median of an odd and of an even number of runs, each figure by itself', () => {
  const runs = [90, 70, 95].map((score, at) => ({ ...figures, score, largestPaint: [1, 3, 2][at]! }))
  expect(medianOf(runs)).toMatchObject({ score: 90, largestPaint: 2 })
  expect(medianOf(runs.slice(0, 2))).toMatchObject({ score: 80, largestPaint: 2 })
  expect(() => medianOf([])).toThrow()
})

test('the table has a line for each page, in columns', () => {
  const [head, line] = tableOf([rowOf('/login', figures, [figures, figures])]).split('\n')
  expect(line).toMatch(/^\/login {2}96 {5}96 96 {2}0\.90 s/)
  expect(head!.indexOf('largest paint')).toBe(line!.indexOf('1.50 s'))
})
