import type { PersonalMove } from '@samspel/api/campaign-rules'
import { defineMessages, type Message } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.campaign-process.${name}` as const

/** Words of an act: on the button, in the question, what it does, and that it is done. */
interface MoveWords { label: Message; question: Message; text: Message; done: Message }

const words = (act: string, sv: [string, string, string, string], en: [string, string, string, string]): MoveWords => {
  const parts = ['label', 'question', 'text', 'done'] as const
  return Object.fromEntries(parts.map((part, index) => [part, { id: id(`${act}.${part}`), description: `Act on a campaign: ${part}`, sv: sv[index]!, en: en[index]! }])) as unknown as MoveWords
}

/** What can be done with a campaign as a whole. */
export type CampaignAct = PersonalMove['act'] | 'delete' | 'promote' | 'unpromote' | 'duplicate'

export const moveNames: Record<CampaignAct, MoveWords> = {
  request: words('request', ['Skicka för granskning', 'Skicka för granskning?', 'Vi granskar kampanjen innan den publiceras.', 'Kampanjen är skickad för granskning'], ['Send for review', 'Send for review?', 'We review the campaign before it is published.', 'The campaign is sent for review']),
  withdraw: words('withdraw', ['Ta tillbaka', 'Ta tillbaka från granskning?', 'Kampanjen blir ett utkast igen och kan ändras.', 'Kampanjen är ett utkast igen'], ['Withdraw', 'Withdraw from review?', 'The campaign becomes a draft again and can be changed.', 'The campaign is a draft again']),
  return: words('return', ['Skicka tillbaka', 'Skicka tillbaka?', 'Kampanjen blir ett utkast igen.', 'Kampanjen är tillbaka hos varumärket'], ['Send back', 'Send back?', 'The campaign becomes a draft again.', 'The campaign is back with the brand']),
  confirm: words('confirm', ['Bekräfta', 'Bekräfta kampanjen?', 'Kampanjen syns på marknadsplatsen.', 'Kampanjen är på marknadsplatsen'], ['Confirm', 'Confirm the campaign?', 'The campaign shows in the marketplace.', 'The campaign is in the marketplace']),
  close: words('close', ['Stäng ansökningar', 'Stäng ansökningar?', 'Ingen kan ansöka längre. Leveransen börjar.', 'Ansökningarna är stängda'], ['Close applications', 'Close applications?', 'Nobody can apply any more. Delivery begins.', 'Applications are closed']),
  start: words('start', ['Starta nu', 'Starta kampanjen?', 'Kampanjen räknas som pågående från nu.', 'Kampanjen pågår'], ['Start now', 'Start the campaign?', 'The campaign counts as ongoing from now.', 'The campaign is ongoing']),
  finish: words('finish', ['Avsluta', 'Avsluta kampanjen?', 'Kampanjen flyttas till Avslutade.', 'Kampanjen är avslutad'], ['Finish', 'Finish the campaign?', 'The campaign moves to Finished.', 'The campaign is finished']),
  archive: words('archive', ['Arkivera', 'Arkivera kampanjen?', 'Den finns kvar under Arkiverade och kan återställas.', 'Kampanjen är arkiverad'], ['Archive', 'Archive the campaign?', 'It stays under Archived and can be restored.', 'The campaign is archived']),
  restore: words('restore', ['Återställ', 'Återställ kampanjen?', 'Den flyttas tillbaka till Avslutade.', 'Kampanjen är återställd'], ['Restore', 'Restore the campaign?', 'It moves back to Finished.', 'The campaign is restored']),
  cancel: words('cancel', ['Ställ in', 'Ställ in kampanjen?', 'Kampanjen arkiveras. Det går inte att ångra.', 'Kampanjen är inställd'], ['Cancel the campaign', 'Cancel the campaign?', 'The campaign is archived. This cannot be undone.', 'The campaign is cancelled']),
  delete: words('delete', ['Ta bort utkast', 'Ta bort utkastet?', 'Det går inte att ångra.', 'Utkastet är borttaget'], ['Delete draft', 'Delete the draft?', 'This cannot be undone.', 'The draft is deleted']),
  promote: words('promote', ['Lyft fram', 'Lyft fram kampanjen?', 'Den står först på marknadsplatsen.', 'Kampanjen står först på marknadsplatsen'], ['Feature', 'Feature the campaign?', 'It comes first in the marketplace.', 'The campaign comes first in the marketplace']),
  unpromote: words('unpromote', ['Sluta lyfta fram', 'Sluta lyfta fram kampanjen?', 'Den tar sin vanliga plats på marknadsplatsen.', 'Kampanjen har sin vanliga plats igen'], ['Stop featuring', 'Stop featuring the campaign?', 'It takes its usual place in the marketplace.', 'The campaign has its usual place again']),
  duplicate: words('duplicate', ['Gör en kopia', 'Gör en kopia?', 'Ett nytt utkast med samma fält, utan datum.', 'Kopian är ett utkast'], ['Duplicate', 'Duplicate the campaign?', 'A new draft with the same fields, without dates.', 'The copy is a draft']),
}

export const refusalNames = defineMessages({
  incomplete: { id: id('refusal.incomplete'), description: 'Why a move is not open', sv: 'Obligatoriska fält saknas. Fyll i dem i redigeraren.', en: 'Required fields are missing. Fill them in in the editor.' },
  no_participation: { id: id('refusal.no-participation'), description: 'Why a move is not open', sv: 'Ingen kreatör är godkänd än.', en: 'No creator is approved yet.' },
  days_passed: { id: id('refusal.days-passed'), description: 'Why a move is not open', sv: 'Kampanjens dagar har passerat. De måste ändras först.', en: 'The days of the campaign have passed. They have to be changed first.' },
  cancelled: { id: id('refusal.cancelled'), description: 'Why a move is not open', sv: 'En inställd kampanj återställs inte. Gör en kopia i stället.', en: 'A cancelled campaign is not restored. Duplicate it instead.' },
  company_not_approved: { id: id('refusal.company-not-approved'), description: 'Why a move is not open', sv: 'Företaget väntar på att bli insläppt.', en: 'The company waits to be let in.' },
  email_not_confirmed: { id: id('refusal.email-not-confirmed'), description: 'Why a move is not open', sv: 'Bekräfta din e-postadress först.', en: 'Confirm your email address first.' },
})

export const processMessages = defineMessages({
  title: { id: id('title'), description: 'Name of the steps', sv: 'Kampanjens väg', en: 'The way of the campaign' },
  step: { id: id('step'), description: 'On phones', sv: 'Steg {at} av {total}', en: 'Step {at} of {total}' },
  next: { id: id('next'), description: 'On phones: the step that follows', sv: 'Sedan {name}', en: 'Then {name}' },
  done: { id: id('done'), description: 'Read out: a step that is behind', sv: 'Klart', en: 'Done' },
  now: { id: id('now'), description: 'Read out: where the campaign is', sv: 'Här är kampanjen', en: 'The campaign is here' },
  missing: { id: id('missing'), description: 'Required fields that are empty', sv: 'Saknas: {fields}.', en: 'Missing: {fields}.' },
  passed: { id: id('passed'), description: 'Days that lie before today', sv: 'Har passerat: {fields}. Välj nya dagar i redigeraren.', en: 'In the past: {fields}. Choose new days in the editor.' },
  report: { id: id('report'), description: 'Link to the report', sv: 'Rapport', en: 'Report' },
  toCopy: { id: id('to-copy'), description: 'Button of the toast', sv: 'Öppna kopian', en: 'Open the copy' },
  promoted: { id: id('promoted'), description: 'Chip: stands first in the marketplace', sv: 'Framlyft', en: 'Featured' },
  counting: { id: id('counting'), description: 'While numbers are asked for', sv: 'Räknar vad som händer', en: 'Counting what happens' },
})
