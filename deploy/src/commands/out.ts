import type { Registry } from '@samspel/federation/registry'
import { checkFit, pass } from '../gate/check'
import type { Finding } from '../gate/finding'
import { checkLeaving } from '../gate/leaving'
import { mustBeLive } from '../registry/change'
import { mustBeRetired, restored, retired, switchedOff, switchedOn } from '../registry/out'
import { Refused } from '../registry/refused'
import type { HistoryEntry, Storage } from '../storage/storage'
import { actor } from './actor'
import { checkCompanies } from './audience'
import type { By } from './record'
import { changeAndRecord } from './record'

/** Result of switching a remote off or on, of taking it out or bringing it back. */
export interface Turned {
  name: string
  action: Extract<HistoryEntry['action'], 'off' | 'on' | 'retire' | 'restore'>
  /** The release that is off, on, taken out or live again. */
  version: string
  /** Companies for whose people it was switched; for everybody when absent. */
  companies?: readonly string[]
  revision: number
  /** False if it already was in that state. */
  changed: boolean
  /** Warnings about those that used it. */
  findings?: Finding[]
}

/** Options of {@link switchOff} and {@link switchOn}. */
export interface SwitchOptions extends By {
  /** Ids of companies; for everybody when none is given. */
  companies?: readonly string[]
}

function reasonOf(reason: string | undefined, what: string): string {
  if (!reason?.trim()) throw new Refused(`${what} needs a reason, for whoever meets it`, 'usage')
  return reason.trim()
}

const named = (companies: readonly string[]) => (companies.length > 0 ? { companies: [...new Set(companies)] } : {})

/**
 * Switches a remote off for everybody, or for the people of some companies: out of navigation, routes and slots of every page that is opened
 * from now on. Its release stays at hand. Needs a reason. Throws {@link Refused}.
 */
export async function switchOff(
  storage: Storage,
  name: string,
  { companies = [], reason: given, by = actor(), ...rest }: SwitchOptions,
): Promise<Turned> {
  const reason = reasonOf(given, 'switching off')
  checkCompanies(companies)
  const done = await changeAndRecord(
    storage,
    name,
    { ...rest, by, reason },
    (registry, attribution) => switchedOff(registry, name, { ...attribution, reason }, companies),
    (_before, after) => ({ action: 'off', to: mustBeLive(after, name).version, ...named(companies) }),
  )
  return turned(name, 'off', done)
}

/** Switches a remote on again, for everybody or for some companies. Throws {@link Refused}. */
export async function switchOn(
  storage: Storage,
  name: string,
  { companies = [], ...by }: SwitchOptions = {},
): Promise<Turned> {
  checkCompanies(companies)
  const done = await changeAndRecord(
    storage,
    name,
    by,
    (registry, attribution) => switchedOn(registry, name, attribution, companies),
    (_before, after) => ({ action: 'on', to: mustBeLive(after, name).version, ...named(companies) }),
  )
  return turned(name, 'on', done)
}

/**
 * Takes a remote out for good: out of navigation, routes and slots; links to its paths lead to a page that says so. Needs a reason. The
 * findings name those that listened to its facts or filled its slots. Throws {@link Refused}.
 */
export async function retire(
  storage: Storage,
  name: string,
  { reason: given, by = actor(), ...rest }: By,
): Promise<Turned> {
  const reason = reasonOf(given, 'retiring')
  let findings: Finding[] = []
  const change = (registry: Registry, attribution: { by: string; at: string }) => {
    findings = checkLeaving(registry, name)
    return retired(registry, name, { ...attribution, reason })
  }
  const done = await changeAndRecord(storage, name, { ...rest, by, reason }, change, (_before, after) => ({
    action: 'retire',
    from: after.retired![name]!.version,
  }))
  return { ...turned(name, 'retire', { ...done, to: done.from }), findings }
}

/** Brings a retired remote back with the release that was live, if it still fits what is live now. Throws {@link Refused}. */
export async function restore(storage: Storage, name: string, by: By = {}): Promise<Turned> {
  const { version } = mustBeRetired(await storage.readRegistry(), name)
  const record = await storage.readRelease(name, version)
  if (!record) throw new Refused(`${name}@${version} is no longer stored; publish it anew`, 'never_published')
  const change = (registry: Registry, attribution: { by: string; at: string }) => {
    const next = restored(registry, record, attribution)
    pass(`${name}@${version}`, checkFit(registry, record), false)
    return next
  }
  const done = await changeAndRecord(storage, name, by, change, () => ({ action: 'restore', to: version }))
  return turned(name, 'restore', done)
}

const turned = (
  name: string,
  action: Turned['action'],
  { to, companies, revision, changed }: Pick<HistoryEntry, 'to' | 'companies'> & { revision: number; changed: boolean },
): Turned => ({ name, action, version: to!, ...(companies && { companies }), revision, changed })
