import type { CampaignMove } from '@samspel/api'
import { defineMessages, type Message } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.campaign-process.${name}` as const

/** Words of a move: on the button, in the question, what it does, and that it is done. */
interface MoveWords { label: Message; question: Message; text: Message; done: Message }

const words = (act: string, sv: [string, string, string, string], en: [string, string, string, string]): MoveWords => {
  const parts = ['label', 'question', 'text', 'done'] as const
  return Object.fromEntries(parts.map((part, index) => [part, { id: id(`${act}.${part}`), description: `Move of a campaign: ${part}`, sv: sv[index]!, en: en[index]! }])) as unknown as MoveWords
}

export const moveNames: Record<CampaignMove['act'] | 'delete', MoveWords> = {
  request: words('request', ['Skicka för granskning', 'Skicka för granskning?', 'Vi granskar kampanjen innan den publiceras.', 'Kampanjen är skickad för granskning'], ['Send for review', 'Send for review?', 'We review the campaign before it is published.', 'The campaign is sent for review']),
  withdraw: words('withdraw', ['Ta tillbaka', 'Ta tillbaka från granskning?', 'Kampanjen blir ett utkast igen.', 'Kampanjen är ett utkast igen'], ['Withdraw', 'Withdraw from review?', 'The campaign becomes a draft again.', 'The campaign is a draft again']),
  return: words('return', ['Skicka tillbaka', 'Skicka tillbaka?', 'Kampanjen blir ett utkast igen.', 'Kampanjen är tillbaka hos varumärket'], ['Send back', 'Send back?', 'The campaign becomes a draft again.', 'The campaign is back with the brand']),
  confirm: words('confirm', ['Bekräfta', 'Bekräfta kampanjen?', 'Kampanjen syns på marknadsplatsen.', 'Kampanjen är på marknadsplatsen'], ['Confirm', 'Confirm the campaign?', 'The campaign shows in the marketplace.', 'The campaign is in the marketplace']),
  close: words('close', ['Stäng ansökningar', 'Stäng ansökningar?', 'Ingen kan ansöka längre. Leveransen börjar.', 'Ansökningarna är stängda'], ['Close applications', 'Close applications?', 'Nobody can apply any more. Delivery begins.', 'Applications are closed']),
  start: words('start', ['Starta nu', 'Starta kampanjen?', 'Kampanjen räknas som pågående från nu.', 'Kampanjen pågår'], ['Start now', 'Start the campaign?', 'The campaign counts as ongoing from now.', 'The campaign is ongoing']),
  finish: words('finish', ['Avsluta', 'Avsluta kampanjen?', 'Inlägg kan fortfarande granskas.', 'Kampanjen är avslutad'], ['Finish', 'Finish the campaign?', 'Posts can still be reviewed.', 'The campaign is finished']),
  archive: words('archive', ['Arkivera', 'Arkivera kampanjen?', 'Den finns kvar under Arkiverade.', 'Kampanjen är arkiverad'], ['Archive', 'Archive the campaign?', 'It stays under Archived.', 'The campaign is archived']),
  restore: words('restore', ['Återställ', 'Återställ kampanjen?', 'Den flyttas tillbaka till Avslutade.', 'Kampanjen är återställd'], ['Restore', 'Restore the campaign?', 'It moves back to Finished.', 'The campaign is restored']),
  cancel: words('cancel', ['Ställ in', 'Ställ in kampanjen?', 'Reserverade pengar går tillbaka och kreatörerna får besked. Det går inte att ångra.', 'Kampanjen är inställd'], ['Cancel the campaign', 'Cancel the campaign?', 'Held money goes back and the creators are told. This cannot be undone.', 'The campaign is cancelled']),
  delete: words('delete', ['Ta bort utkast', 'Ta bort utkastet?', 'Det går inte att ångra.', 'Utkastet är borttaget'], ['Delete draft', 'Delete the draft?', 'This cannot be undone.', 'The draft is deleted']),
}

export const eventNames = defineMessages({
  created: { id: id('event.created'), description: 'What happened', sv: 'Skapade kampanjen', en: 'Created the campaign' },
  edited: { id: id('event.edited'), description: 'What happened', sv: 'Ändrade kampanjen', en: 'Changed the campaign' },
  request: { id: id('event.request'), description: 'What happened', sv: 'Skickade för granskning', en: 'Sent for review' },
  withdraw: { id: id('event.withdraw'), description: 'What happened', sv: 'Tog tillbaka från granskning', en: 'Withdrew from review' },
  return: { id: id('event.return'), description: 'What happened', sv: 'Skickade tillbaka', en: 'Sent back' },
  confirm: { id: id('event.confirm'), description: 'What happened', sv: 'Bekräftade kampanjen', en: 'Confirmed the campaign' },
  close: { id: id('event.close'), description: 'What happened', sv: 'Stängde ansökningar', en: 'Closed applications' },
  start: { id: id('event.start'), description: 'What happened', sv: 'Kampanjen startade', en: 'The campaign started' },
  finish: { id: id('event.finish'), description: 'What happened', sv: 'Kampanjen avslutades', en: 'The campaign finished' },
  archive: { id: id('event.archive'), description: 'What happened', sv: 'Arkiverade kampanjen', en: 'Archived the campaign' },
  restore: { id: id('event.restore'), description: 'What happened', sv: 'Återställde kampanjen', en: 'Restored the campaign' },
  cancel: { id: id('event.cancel'), description: 'What happened', sv: 'Ställde in kampanjen', en: 'Cancelled the campaign' },
  applied: { id: id('event.applied'), description: 'What happened', sv: 'Ansökte', en: 'Applied' },
  participation_approved: { id: id('event.participation-approved'), description: 'What happened', sv: 'Godkände en ansökan', en: 'Approved an application' },
  participation_rejected: { id: id('event.participation-rejected'), description: 'What happened', sv: 'Nekade en ansökan', en: 'Rejected an application' },
  participation_withdrawn: { id: id('event.participation-withdrawn'), description: 'What happened', sv: 'Tog tillbaka ansökan', en: 'Withdrew the application' },
  mention_created: { id: id('event.mention-created'), description: 'What happened', sv: 'Lämnade in ett inlägg', en: 'Handed in a post' },
  mention_approved: { id: id('event.mention-approved'), description: 'What happened', sv: 'Godkände ett inlägg', en: 'Approved a post' },
  mention_rejected: { id: id('event.mention-rejected'), description: 'What happened', sv: 'Nekade ett inlägg', en: 'Rejected a post' },
  mention_reset: { id: id('event.mention-reset'), description: 'What happened', sv: 'Ångrade ett beslut', en: 'Undid a decision' },
  promoted: { id: id('event.promoted'), description: 'What happened', sv: 'Lyfte fram kampanjen', en: 'Featured the campaign' },
  unpromoted: { id: id('event.unpromoted'), description: 'What happened', sv: 'Slutade lyfta fram kampanjen', en: 'Stopped featuring the campaign' },
  duplicated: { id: id('event.duplicated'), description: 'What happened', sv: 'Gjorde en kopia', en: 'Made a copy' },
  invited: { id: id('event.invited'), description: 'What happened', sv: 'Bjöd in kreatörer', en: 'Invited creators' },
  participation_expired: { id: id('event.participation-expired'), description: 'What happened', sv: 'En ansökan fick inget svar i tid', en: 'An application got no answer in time' },
  participation_removed: { id: id('event.participation-removed'), description: 'What happened', sv: 'Tog bort en kreatör från kampanjen', en: 'Took a creator out of the campaign' },
  delivery_reported: { id: id('event.delivery-reported'), description: 'What happened', sv: 'Anmälde ett leveransproblem', en: 'Reported a delivery problem' },
  delivery_resolved: { id: id('event.delivery-resolved'), description: 'What happened', sv: 'Löste ett leveransproblem', en: 'Resolved a delivery problem' },
  mention_changes_requested: { id: id('event.mention-changes-requested'), description: 'What happened', sv: 'Bad om ändringar i ett inlägg', en: 'Asked for changes to a post' },
  mention_resubmitted: { id: id('event.mention-resubmitted'), description: 'What happened', sv: 'Lämnade in ett ändrat inlägg', en: 'Handed in a changed post' },
  image_requested: { id: id('event.image-requested'), description: 'What happened', sv: 'Frågade efter en bild', en: 'Asked for a picture' },
  image_approved: { id: id('event.image-approved'), description: 'What happened', sv: 'Köpte en bild', en: 'Bought a picture' },
  image_declined: { id: id('event.image-declined'), description: 'What happened', sv: 'Ett bildköp blev inte av', en: 'A picture was not bought' },
  report_shared: { id: id('event.report-shared'), description: 'What happened', sv: 'Delade rapporten', en: 'Shared the report' },
})
