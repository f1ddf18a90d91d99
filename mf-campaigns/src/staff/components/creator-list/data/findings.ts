import type { Reducer } from '@reduxjs/toolkit'
import type { CreatorFinding } from '@samspel/api'
import { listInstagramers } from '../../../data'
import { listPotentialInstagramers } from './invitations'

/** What a list said of its creators, by the list's key, then by creator id: the same person fits one list better than another. */
export type CreatorFindings = Readonly<Record<string, Readonly<Record<string, CreatorFinding>>>>

export const findingsName = 'creatorFindings'

const none: CreatorFindings[string] = {}

export const selectFindings = (state: object, key: string): CreatorFindings[string] =>
  (state as { [findingsName]?: CreatorFindings })[findingsName]?.[key] ?? none

/** Mounted at `creatorFindings`. */
export const creatorFindings: Reducer<CreatorFindings> = (findings = {}, action) => {
  if (!listInstagramers.success.match(action) && !listPotentialInstagramers.success.match(action)) return findings
  const key = action.meta.list?.key
  const found = action.payload.data.findings as readonly CreatorFinding[] | undefined
  if (key === undefined || !found) return findings
  return {
    ...findings,
    [key]: { ...findings[key], ...Object.fromEntries(found.map((finding) => [finding.id, finding])) },
  }
}
