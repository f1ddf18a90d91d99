const hour = (index: number) => new Date(Date.UTC(2026, 10, 20, 14 + index)).toISOString()
const flat = (value: number) => Array.from({ length: 24 }, () => value)

/** A part of the status answer in wire form. */
export const wirePart = (name: string, over: object = {}) => ({
  name,
  live: '1.3.2',
  live_since: '2026-11-12T09:00:00Z',
  previous: '1.3.1',
  canary: null,
  lock: null,
  loads: 7_420,
  failures: 3,
  loads_by_hour: flat(300),
  failures_by_hour: flat(0),
  p75_ms: 420,
  timed_loads: 7_000,
  state: 'good',
  versions: [{ version: '1.3.2', channel: 'live', loads: 7_420, failures: 3, fallbacks: 0 }],
  ...over,
})

/** A status answer in wire form. */
export const wireStatus = (over: object = {}) => ({
  platform_status: {
    environment: 'production',
    updated_at: '2026-11-21T13:32:08Z',
    revision: 7,
    hours: Array.from({ length: 24 }, (_, index) => hour(index)),
    instances: [
      {
        id: '0190aaaa-0000-7000-8000-000000000001',
        name: 'api-1',
        version: '1.4.0',
        started_at: '2026-11-20T08:00:00Z',
        seen_at: '2026-11-21T13:32:05Z',
        streams: 412,
        memory_mb: 231,
      },
    ],
    parts: [
      wirePart('shell'),
      wirePart('mf-stores', {
        canary: {
          version: '1.4.0',
          percent: 10,
          since: '2026-11-21T12:05:00Z',
          by: 'Elin Sjödin',
          loads: 74,
          failures: 23,
          live_loads: 80,
          live_failures: 1,
        },
        state: 'deviating',
        failures: 26,
      }),
      wirePart('mf-wallet', {
        previous: null,
        lock: { by: 'Omar Haddad', at: '2026-11-21T08:00:00Z', reason: 'Kampanjstart' },
      }),
    ],
    totals: {
      loads: 122_527,
      failures: 69,
      failures_last_hour: 17,
      p75_ms: 420,
      loads_by_hour: flat(5_000),
      failures_by_hour: [...flat(2).slice(1), 17],
      p75_by_hour: flat(420),
    },
    alarm: {
      name: 'mf-stores',
      version: '1.4.0',
      channel: 'canary',
      loads: 74,
      failures: 23,
      since: '2026-11-21T12:05:00Z',
      compared_with: { version: '1.3.2', loads: 7_346, failures: 3 },
      stopped_at: null,
    },
    demo: false,
    ...over,
  },
})

/** A line of the history in wire form. */
export const wireEvent = (id: string, over: object = {}) => ({
  id,
  at: '2026-11-21T12:05:00Z',
  by: 'Elin Sjödin',
  action: 'canary',
  name: 'mf-stores',
  from: '1.3.2',
  to: '1.4.0',
  percent: 10,
  revision: 7,
  forced: [],
  reason: null,
  automatic: false,
  ...over,
})

export const wireEvents = (events: object[], total = 1) => ({
  platform_events: events,
  meta: {
    current_page: 1,
    next_page: total > 1 ? 2 : null,
    prev_page: null,
    total_pages: total,
    total_count: events.length * total,
  },
})
