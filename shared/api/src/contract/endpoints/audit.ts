import { Type } from 'typebox'
import { auditKinds } from '../../audit'
import { brandStaff, platformStaff } from '../actors'
import { endpoint } from '../endpoint'
import { AuditEntry } from '../entities'
import { Id, IdParams, listOf, OneOf, Optional, paged, Shape, Text } from '../primitives'

const tag = 'audit'
const filter = { ...paged, kind: Optional(OneOf(auditKinds)), personId: Optional(Id) }
const response = Shape({
  ...listOf('auditEntries', AuditEntry).properties,
  people: Type.Array(Shape({ id: Id, name: Text(120) })),
})

/** Who did what, in order and not to be changed. */
export const auditEndpoints = {
  listCompanyAudit: endpoint({
    method: 'GET',
    path: '/companies/:id/audit',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary:
      'What was done in a company, newest first, for its owners and platform staff; by kind, or by whoever did it or was concerned. `people` are those who have done something.',
    params: IdParams,
    query: Shape(filter),
    response,
  }),
  listAudit: endpoint({
    method: 'GET',
    path: '/audit',
    actors: platformStaff,
    tag,
    summary: 'What was done in all companies and on the platform, newest first.',
    query: Shape(filter),
    response,
  }),
}
