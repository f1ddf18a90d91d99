import { Type } from 'typebox'
import { platformStaff } from '../actors'
import { endpoint } from '../endpoint'
import {
  PartName,
  PlatformEvent,
  PlatformJob,
  PlatformStatus,
  RemoteFailureReport,
  RemoteSettings,
  SettingChange,
  Version,
} from '../entities'
import { listOf, OneOf, Optional, paged, Shape } from '../primitives'

const tag = 'platform'
const NameParams = Shape({ name: PartName })
const StatusAnswer = Shape({ platformStatus: PlatformStatus })
const SettingsAnswer = Shape({ remoteSettings: RemoteSettings })

export const platformEndpoints = {
  getPlatformStatus: endpoint({
    method: 'GET',
    path: '/platform/status',
    actors: platformStaff,
    tag,
    summary:
      'What runs, as canary and before, with loads, failures and load times by hour; 503 not_set_up without a registry.',
    query: Shape({ hours: Optional(Type.Integer({ minimum: 1, maximum: 168, default: 24 })) }),
    response: StatusAnswer,
  }),
  listPlatformEvents: endpoint({
    method: 'GET',
    path: '/platform/events',
    actors: platformStaff,
    tag,
    summary: "The registry's history, newest first, at most the last 1 000 lines.",
    query: Shape({ ...paged, name: Optional(PartName) }),
    response: listOf('platformEvents', PlatformEvent),
  }),
  listPlatformJobs: endpoint({
    method: 'GET',
    path: '/platform/jobs',
    actors: platformStaff,
    tag,
    summary: 'How the last run of each scheduled job went: failing ones first, then late ones, then by name.',
    response: Shape({ platformJobs: Type.Array(PlatformJob) }),
  }),
  listRemoteFailures: endpoint({
    method: 'GET',
    path: '/platform/failures',
    actors: platformStaff,
    tag,
    summary: 'Failures that browsers told of in the last 30 days, newest first.',
    query: Shape({ ...paged, name: Optional(PartName), version: Optional(Version) }),
    response: listOf('remoteFailures', RemoteFailureReport),
  }),
  stopCanary: endpoint({
    method: 'POST',
    path: '/platform/remotes/:name/stop',
    actors: platformStaff,
    tag,
    summary: 'Ends the canary of this version; 409 not_running when it no longer runs, 409 locked.',
    params: NameParams,
    body: Shape({ version: Version }),
    response: StatusAnswer,
  }),
  turnRemote: endpoint({
    method: 'POST',
    path: '/platform/remotes/:name/turn',
    actors: platformStaff,
    tag,
    summary:
      'Switches a remote off or on for everybody, takes it out or brings it back; 409 locked, 409 does_not_fit, 409 not_running when it already is otherwise.',
    params: NameParams,
    body: Shape({
      turn: OneOf(['off', 'on', 'retire', 'restore']),
      reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
    }),
    response: StatusAnswer,
  }),
  rollBackRemote: endpoint({
    method: 'POST',
    path: '/platform/remotes/:name/rollback',
    actors: platformStaff,
    tag,
    summary:
      'Takes back the version that is canary or live: 409 not_running when another one is, 409 nothing_to_go_back_to, 409 locked.',
    params: NameParams,
    body: Shape({ version: Version }),
    response: StatusAnswer,
  }),
  getRemoteSettings: endpoint({
    method: 'GET',
    path: '/platform/remotes/:name/settings',
    actors: platformStaff,
    tag,
    summary: 'The settings of a remote with the values that are set for everybody, for companies and for roles.',
    params: NameParams,
    response: SettingsAnswer,
  }),
  changeRemoteSetting: endpoint({
    method: 'POST',
    path: '/platform/remotes/:name/settings/:key',
    actors: platformStaff,
    tag,
    summary:
      'Sets a value for everybody, for a company or for a role, or takes it away; 422 when the live release or the canary does not allow it, 404 when they have no such setting. Open pages take it within seconds.',
    params: Shape({ name: PartName, key: Type.String({ pattern: '^[A-Za-z0-9]{1,40}$' }) }),
    body: SettingChange,
    response: SettingsAnswer,
  }),
}
