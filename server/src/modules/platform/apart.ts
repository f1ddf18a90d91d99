import type { PlatformStatus } from '@samspel/api'
import type { TrialRow } from './figures'
import { dueOf } from './ramp'
import type { RegistryCanary, RegistryFacts } from './registry-service'

/** Whom a canary is for, and where its ramp is. */
export const sharedOf = ({ to, ramp }: RegistryCanary) => ({
  ...(to && { to: { companies: to.companies ?? [], roles: to.roles ?? [] } }),
  ...(ramp && {
    ramp: {
      steps: ramp.steps,
      at: ramp.at,
      everyMinutes: ramp.everyMinutes,
      dueAt: dueOf(ramp),
      fact: ramp.fact ?? null,
      waits: ramp.waits?.slice(0, 500) ?? null,
    },
  }),
})

/** Remotes of which nothing is live: canaries of first releases, and retired ones. */
export const apartOf = (
  { remotes, first = {}, retired = {} }: RegistryFacts,
  trials: Map<string, TrialRow>,
): PlatformStatus['apart'] => [
  ...Object.entries(first).map(([name, canary]) => ({
    name,
    version: canary.release.version,
    at: canary.since,
    by: canary.by.slice(0, 200),
    percent: canary.percent,
    ...sharedOf(canary),
    loads: trials.get(name)?.loads ?? 0,
    failures: trials.get(name)?.failures ?? 0,
    reason: null,
  })),
  ...Object.entries(retired).flatMap(([name, { version, at, by, reason }]) =>
    remotes[name] || first[name]
      ? []
      : [
          {
            name,
            version,
            at,
            by: by.slice(0, 200),
            percent: null,
            loads: 0,
            failures: 0,
            reason: reason.slice(0, 500),
          },
        ],
  ),
]
