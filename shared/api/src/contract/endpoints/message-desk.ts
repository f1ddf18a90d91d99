import { Type } from 'typebox'
import { messageLimits } from '../../message-limits'
import { companyStaff, creators, platformStaff } from '../actors'
import { endpoint } from '../endpoint'
import { BulkRecipient, Message, MessageBulk, MessageReport, MessageTemplate } from '../entities'
import { FilledText, Id, IdParams, listOf, OneOf, Optional, paged, Shape, Text } from '../primitives'

const tag = 'messages'
const Template = Shape({ name: FilledText(80), body: FilledText(messageLimits.bodyLength) })
const Filter = OneOf(['all', 'without_post', 'pending', 'not_picked_up'])

export const messageDeskEndpoints = {
  listMessageTemplates: endpoint({
    method: 'GET',
    path: '/brands/:id/message_templates',
    actors: companyStaff,
    beforeLetIn: 'drafts',
    tag,
    summary: "A brand's templates by name.",
    params: IdParams,
    response: Shape({ messageTemplates: Type.Array(MessageTemplate) }),
  }),
  createMessageTemplate: endpoint({
    method: 'POST',
    path: '/brands/:id/message_templates',
    actors: companyStaff,
    beforeLetIn: 'drafts',
    tag,
    summary: 'Adds a template; its text may name variables such as `{first_name}`.',
    params: IdParams,
    body: Shape({ messageTemplate: Template }),
    response: Shape({ messageTemplate: MessageTemplate }),
  }),
  updateMessageTemplate: endpoint({
    method: 'PATCH',
    path: '/message_templates/:id',
    actors: companyStaff,
    beforeLetIn: 'drafts',
    tag,
    summary: 'Changes a template.',
    params: IdParams,
    body: Shape({ messageTemplate: Template }),
    response: Shape({ messageTemplate: MessageTemplate }),
  }),
  deleteMessageTemplate: endpoint({
    method: 'DELETE',
    path: '/message_templates/:id',
    actors: companyStaff,
    beforeLetIn: 'drafts',
    tag,
    summary: 'Removes a template.',
    params: IdParams,
  }),
  listBulkRecipients: endpoint({
    method: 'GET',
    path: '/campaigns/:id/message_recipients',
    actors: companyStaff,
    tag,
    summary: 'Participants of a campaign that a message to many would reach, with what the variables stand for.',
    params: IdParams,
    query: Shape({ filter: Optional(Filter) }),
    response: Shape({ recipients: Type.Array(BulkRecipient) }),
  }),
  createMessageBulk: endpoint({
    method: 'POST',
    path: '/campaigns/:id/message_bulks',
    actors: companyStaff,
    tag,
    summary:
      'Writes to participants of a campaign, to each in their own thread, when ten seconds have passed. 422 at `body` (`required`) when a variable has no value for somebody.',
    rateLimit: { max: 10, minutes: 10, per: 'caller' },
    params: IdParams,
    idempotent: 'required',
    body: Shape({
      messageBulk: Shape({
        name: Optional(Text(80)),
        body: FilledText(messageLimits.bodyLength),
        filter: Optional(Filter),
        instagramerIds: Type.Array(Id, { minItems: 1, maxItems: messageLimits.bulkRecipients }),
      }),
    }),
    response: Shape({ messageBulk: MessageBulk }),
  }),
  listMessageBulks: endpoint({
    method: 'GET',
    path: '/message_bulks',
    actors: companyStaff,
    tag,
    summary: "Messages to many of the caller's brands that wait to be sent.",
    query: Shape({ brandId: Optional(Id) }),
    response: Shape({ messageBulks: Type.Array(MessageBulk) }),
  }),
  getMessageBulk: endpoint({
    method: 'GET',
    path: '/message_bulks/:id',
    actors: companyStaff,
    tag,
    summary: 'A message to many, and the seconds left to call it off.',
    params: IdParams,
    response: Shape({ messageBulk: MessageBulk }),
  }),
  cancelMessageBulk: endpoint({
    method: 'POST',
    path: '/message_bulks/:id/cancel',
    actors: companyStaff,
    tag,
    summary: 'Calls a message to many off while it waits; 409 `already_decided` when it has been sent.',
    params: IdParams,
    response: Shape({ messageBulk: MessageBulk }),
  }),
  sendMessageBulk: endpoint({
    method: 'POST',
    path: '/message_bulks/:id/send',
    actors: companyStaff,
    tag,
    summary: 'Sends a message to many at once that waits.',
    params: IdParams,
    response: Shape({ messageBulk: MessageBulk }),
  }),
  reportThread: endpoint({
    method: 'POST',
    path: '/messages/reports',
    actors: [...companyStaff, ...creators],
    tag,
    summary: 'Reports a thread, or one message of it, to the platform; one report of a side at a time.',
    rateLimit: { max: 10, minutes: 60, per: 'caller' },
    body: Shape({
      report: Shape({
        brandId: Id,
        instagramerId: Optional(Id),
        messageId: Optional(Id),
        reason: OneOf(['spam', 'rude', 'fraud', 'other']),
        text: Optional(Text(2_000)),
      }),
    }),
  }),
  listMessageReports: endpoint({
    method: 'GET',
    path: '/message_reports',
    actors: platformStaff,
    tag,
    summary: 'What was reported of threads, newest first.',
    query: Shape({ ...paged, state: Optional(OneOf(['open', 'decided'])) }),
    response: listOf('messageReports', MessageReport),
  }),
  getMessageReport: endpoint({
    method: 'GET',
    path: '/message_reports/:id',
    actors: platformStaff,
    tag,
    summary: 'A report, and who of the platform has opened its conversation.',
    params: IdParams,
    response: Shape({ messageReport: MessageReport }),
  }),
  openMessageReport: endpoint({
    method: 'POST',
    path: '/message_reports/:id/open',
    actors: platformStaff,
    tag,
    summary:
      'Lets the caller read the reported conversation for an hour. Who did, when and why is recorded, and is in the export of those who wrote in it.',
    rateLimit: { max: 30, minutes: 60, per: 'caller' },
    params: IdParams,
    body: Shape({ reason: FilledText(500) }),
    response: Shape({ messageReport: MessageReport }),
  }),
  listReportedMessages: endpoint({
    method: 'GET',
    path: '/message_reports/:id/messages',
    actors: platformStaff,
    tag,
    summary:
      'The reported conversation, newest first, and nothing in it becomes read. 403 unless the caller has opened it within the last hour.',
    params: IdParams,
    query: Shape(paged),
    response: listOf('messages', Message),
  }),
  decideMessageReport: endpoint({
    method: 'POST',
    path: '/message_reports/:id/decide',
    actors: platformStaff,
    tag,
    summary:
      'Dismisses a report, or closes the thread for the side that was reported; 409 `already_decided` when it is decided.',
    params: IdParams,
    body: Shape({ decision: OneOf(['dismissed', 'closed']), note: Optional(Text(2_000)) }),
    response: Shape({ messageReport: MessageReport }),
  }),
}
