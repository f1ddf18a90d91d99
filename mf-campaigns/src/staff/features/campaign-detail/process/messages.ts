import type { Campaign } from '@samspel/api'
import type { PersonalMove } from '@samspel/api/campaign-rules'
import { defineMessages, type Message } from '@samspel/i18n'

/** Texts of an action: button, confirmation, effect and success. */
interface MoveWords {
  label: Message
  question: Message
  text: Message
  done: Message
}

export type CampaignAction = PersonalMove['act'] | 'delete' | 'promote' | 'unpromote' | 'duplicate'

export const moveNames: Record<CampaignAction, MoveWords> = {
  request: defineMessages({
    label: {
      id: 'mf-campaigns.campaign-process.request.label',
      description: 'Act on a campaign: label',
      defaultMessage: 'Skicka för granskning',
      en: 'Send for review',
    },
    question: {
      id: 'mf-campaigns.campaign-process.request.question',
      description: 'Act on a campaign: question',
      defaultMessage: 'Skicka för granskning?',
      en: 'Send for review?',
    },
    text: {
      id: 'mf-campaigns.campaign-process.request.text',
      description: 'Act on a campaign: text',
      defaultMessage: 'Vi granskar kampanjen innan den publiceras.',
      en: 'We review the campaign before it is published.',
    },
    done: {
      id: 'mf-campaigns.campaign-process.request.done',
      description: 'Act on a campaign: done',
      defaultMessage: 'Kampanjen är skickad för granskning',
      en: 'The campaign is sent for review',
    },
  }),
  withdraw: defineMessages({
    label: {
      id: 'mf-campaigns.campaign-process.withdraw.label',
      description: 'Act on a campaign: label',
      defaultMessage: 'Ta tillbaka',
      en: 'Withdraw',
    },
    question: {
      id: 'mf-campaigns.campaign-process.withdraw.question',
      description: 'Act on a campaign: question',
      defaultMessage: 'Ta tillbaka från granskning?',
      en: 'Withdraw from review?',
    },
    text: {
      id: 'mf-campaigns.campaign-process.withdraw.text',
      description: 'Act on a campaign: text',
      defaultMessage: 'Kampanjen blir ett utkast igen och kan ändras.',
      en: 'The campaign becomes a draft again and can be changed.',
    },
    done: {
      id: 'mf-campaigns.campaign-process.withdraw.done',
      description: 'Act on a campaign: done',
      defaultMessage: 'Kampanjen är ett utkast igen',
      en: 'The campaign is a draft again',
    },
  }),
  return: defineMessages({
    label: {
      id: 'mf-campaigns.campaign-process.return.label',
      description: 'Act on a campaign: label',
      defaultMessage: 'Skicka tillbaka',
      en: 'Send back',
    },
    question: {
      id: 'mf-campaigns.campaign-process.return.question',
      description: 'Act on a campaign: question',
      defaultMessage: 'Skicka tillbaka?',
      en: 'Send back?',
    },
    text: {
      id: 'mf-campaigns.campaign-process.return.text',
      description: 'Act on a campaign: text',
      defaultMessage: 'Kampanjen blir ett utkast igen.',
      en: 'The campaign becomes a draft again.',
    },
    done: {
      id: 'mf-campaigns.campaign-process.return.done',
      description: 'Act on a campaign: done',
      defaultMessage: 'Kampanjen är tillbaka hos varumärket',
      en: 'The campaign is back with the brand',
    },
  }),
  confirm: defineMessages({
    label: {
      id: 'mf-campaigns.campaign-process.confirm.label',
      description: 'Act on a campaign: label',
      defaultMessage: 'Godkänn och publicera',
      en: 'Approve and publish',
    },
    question: {
      id: 'mf-campaigns.campaign-process.confirm.question',
      description: 'Act on a campaign: question',
      defaultMessage: 'Godkänn och publicera kampanjen?',
      en: 'Approve and publish the campaign?',
    },
    text: {
      id: 'mf-campaigns.campaign-process.confirm.text',
      description: 'Act on a campaign: text',
      defaultMessage: 'Kampanjen syns på marknadsplatsen.',
      en: 'The campaign is shown in the marketplace.',
    },
    done: {
      id: 'mf-campaigns.campaign-process.confirm.done',
      description: 'Act on a campaign: done',
      defaultMessage: 'Kampanjen är på marknadsplatsen',
      en: 'The campaign is in the marketplace',
    },
  }),
  close: defineMessages({
    label: {
      id: 'mf-campaigns.campaign-process.close.label',
      description: 'Act on a campaign: label',
      defaultMessage: 'Stäng ansökningar',
      en: 'Close applications',
    },
    question: {
      id: 'mf-campaigns.campaign-process.close.question',
      description: 'Act on a campaign: question',
      defaultMessage: 'Stäng ansökningar?',
      en: 'Close applications?',
    },
    text: {
      id: 'mf-campaigns.campaign-process.close.text',
      description: 'Act on a campaign: text',
      defaultMessage: 'Ingen kan ansöka längre. Leveransen börjar.',
      en: 'No one can apply any more. Delivery begins.',
    },
    done: {
      id: 'mf-campaigns.campaign-process.close.done',
      description: 'Act on a campaign: done',
      defaultMessage: 'Ansökningarna är stängda',
      en: 'Applications are closed',
    },
  }),
  start: defineMessages({
    label: {
      id: 'mf-campaigns.campaign-process.start.label',
      description: 'Act on a campaign: label',
      defaultMessage: 'Starta nu',
      en: 'Start now',
    },
    question: {
      id: 'mf-campaigns.campaign-process.start.question',
      description: 'Act on a campaign: question',
      defaultMessage: 'Starta kampanjen?',
      en: 'Start the campaign?',
    },
    text: {
      id: 'mf-campaigns.campaign-process.start.text',
      description: 'Act on a campaign: text',
      defaultMessage: 'Kampanjen räknas som pågående från nu.',
      en: 'The campaign is ongoing from now.',
    },
    done: {
      id: 'mf-campaigns.campaign-process.start.done',
      description: 'Act on a campaign: done',
      defaultMessage: 'Kampanjen pågår',
      en: 'The campaign is ongoing',
    },
  }),
  finish: defineMessages({
    label: {
      id: 'mf-campaigns.campaign-process.finish.label',
      description: 'Act on a campaign: label',
      defaultMessage: 'Avsluta',
      en: 'Finish',
    },
    question: {
      id: 'mf-campaigns.campaign-process.finish.question',
      description: 'Act on a campaign: question',
      defaultMessage: 'Avsluta kampanjen?',
      en: 'Finish the campaign?',
    },
    text: {
      id: 'mf-campaigns.campaign-process.finish.text',
      description: 'Act on a campaign: text',
      defaultMessage: 'Kampanjen flyttas till Avslutade.',
      en: 'The campaign moves to Finished.',
    },
    done: {
      id: 'mf-campaigns.campaign-process.finish.done',
      description: 'Act on a campaign: done',
      defaultMessage: 'Kampanjen är avslutad',
      en: 'The campaign is finished',
    },
  }),
  archive: defineMessages({
    label: {
      id: 'mf-campaigns.campaign-process.archive.label',
      description: 'Act on a campaign: label',
      defaultMessage: 'Arkivera',
      en: 'Archive',
    },
    question: {
      id: 'mf-campaigns.campaign-process.archive.question',
      description: 'Act on a campaign: question',
      defaultMessage: 'Arkivera kampanjen?',
      en: 'Archive the campaign?',
    },
    text: {
      id: 'mf-campaigns.campaign-process.archive.text',
      description: 'Act on a campaign: text',
      defaultMessage: 'Den finns kvar under Arkiverade och kan återställas.',
      en: 'It stays under Archived and can be restored.',
    },
    done: {
      id: 'mf-campaigns.campaign-process.archive.done',
      description: 'Act on a campaign: done',
      defaultMessage: 'Kampanjen är arkiverad',
      en: 'The campaign is archived',
    },
  }),
  restore: defineMessages({
    label: {
      id: 'mf-campaigns.campaign-process.restore.label',
      description: 'Act on a campaign: label',
      defaultMessage: 'Återställ',
      en: 'Restore',
    },
    question: {
      id: 'mf-campaigns.campaign-process.restore.question',
      description: 'Act on a campaign: question',
      defaultMessage: 'Återställ kampanjen?',
      en: 'Restore the campaign?',
    },
    text: {
      id: 'mf-campaigns.campaign-process.restore.text',
      description: 'Act on a campaign: text',
      defaultMessage: 'Den flyttas tillbaka till Avslutade.',
      en: 'It moves back to Finished.',
    },
    done: {
      id: 'mf-campaigns.campaign-process.restore.done',
      description: 'Act on a campaign: done',
      defaultMessage: 'Kampanjen är återställd',
      en: 'The campaign is restored',
    },
  }),
  cancel: defineMessages({
    label: {
      id: 'mf-campaigns.campaign-process.cancel.label',
      description: 'Act on a campaign: label',
      defaultMessage: 'Ställ in',
      en: 'Cancel the campaign',
    },
    question: {
      id: 'mf-campaigns.campaign-process.cancel.question',
      description: 'Act on a campaign: question',
      defaultMessage: 'Ställ in kampanjen?',
      en: 'Cancel the campaign?',
    },
    text: {
      id: 'mf-campaigns.campaign-process.cancel.text',
      description: 'Act on a campaign: text',
      defaultMessage: 'Kampanjen arkiveras. Det går inte att ångra.',
      en: 'The campaign is archived. This cannot be undone.',
    },
    done: {
      id: 'mf-campaigns.campaign-process.cancel.done',
      description: 'Act on a campaign: done',
      defaultMessage: 'Kampanjen är inställd',
      en: 'The campaign is cancelled',
    },
  }),
  delete: defineMessages({
    label: {
      id: 'mf-campaigns.campaign-process.delete.label',
      description: 'Act on a campaign: label',
      defaultMessage: 'Ta bort utkast',
      en: 'Delete draft',
    },
    question: {
      id: 'mf-campaigns.campaign-process.delete.question',
      description: 'Act on a campaign: question',
      defaultMessage: 'Ta bort utkastet?',
      en: 'Delete the draft?',
    },
    text: {
      id: 'mf-campaigns.campaign-process.delete.text',
      description: 'Act on a campaign: text',
      defaultMessage: 'Det går inte att ångra.',
      en: 'This cannot be undone.',
    },
    done: {
      id: 'mf-campaigns.campaign-process.delete.done',
      description: 'Act on a campaign: done',
      defaultMessage: 'Utkastet är borttaget',
      en: 'The draft is deleted',
    },
  }),
  promote: defineMessages({
    label: {
      id: 'mf-campaigns.campaign-process.promote.label',
      description: 'Act on a campaign: label',
      defaultMessage: 'Lyft fram',
      en: 'Feature',
    },
    question: {
      id: 'mf-campaigns.campaign-process.promote.question',
      description: 'Act on a campaign: question',
      defaultMessage: 'Lyft fram kampanjen?',
      en: 'Feature the campaign?',
    },
    text: {
      id: 'mf-campaigns.campaign-process.promote.text',
      description: 'Act on a campaign: text',
      defaultMessage: 'Den står först på marknadsplatsen.',
      en: 'It is first in the marketplace.',
    },
    done: {
      id: 'mf-campaigns.campaign-process.promote.done',
      description: 'Act on a campaign: done',
      defaultMessage: 'Kampanjen står först på marknadsplatsen',
      en: 'The campaign is first in the marketplace',
    },
  }),
  unpromote: defineMessages({
    label: {
      id: 'mf-campaigns.campaign-process.unpromote.label',
      description: 'Act on a campaign: label',
      defaultMessage: 'Sluta lyfta fram',
      en: 'Stop featuring',
    },
    question: {
      id: 'mf-campaigns.campaign-process.unpromote.question',
      description: 'Act on a campaign: question',
      defaultMessage: 'Sluta lyfta fram kampanjen?',
      en: 'Stop featuring the campaign?',
    },
    text: {
      id: 'mf-campaigns.campaign-process.unpromote.text',
      description: 'Act on a campaign: text',
      defaultMessage: 'Den tar sin vanliga plats på marknadsplatsen.',
      en: 'It takes its usual place in the marketplace.',
    },
    done: {
      id: 'mf-campaigns.campaign-process.unpromote.done',
      description: 'Act on a campaign: done',
      defaultMessage: 'Kampanjen har sin vanliga plats igen',
      en: 'The campaign has its usual place again',
    },
  }),
  duplicate: defineMessages({
    label: {
      id: 'mf-campaigns.campaign-process.duplicate.label',
      description: 'Act on a campaign: label',
      defaultMessage: 'Gör en kopia',
      en: 'Duplicate',
    },
    question: {
      id: 'mf-campaigns.campaign-process.duplicate.question',
      description: 'Act on a campaign: question',
      defaultMessage: 'Gör en kopia?',
      en: 'Duplicate the campaign?',
    },
    text: {
      id: 'mf-campaigns.campaign-process.duplicate.text',
      description: 'Act on a campaign: text',
      defaultMessage: 'Ett nytt utkast med samma fält, utan datum.',
      en: 'A new draft with the same fields, without dates.',
    },
    done: {
      id: 'mf-campaigns.campaign-process.duplicate.done',
      description: 'Act on a campaign: done',
      defaultMessage: 'Kopian är ett utkast',
      en: 'The copy is a draft',
    },
  }),
}

export const refusalNames = defineMessages<NonNullable<Campaign['refusals']>[number]['reason']>({
  incomplete: {
    id: 'mf-campaigns.campaign-process.refusal.incomplete',
    description: 'Why a move is not open',
    defaultMessage: 'Obligatoriska fält saknas. Fyll i dem i redigeraren.',
    en: 'Required fields are missing. Fill them in in the editor.',
  },
  no_participation: {
    id: 'mf-campaigns.campaign-process.refusal.no-participation',
    description: 'Why a move is not open',
    defaultMessage: 'Ingen kreatör är godkänd än.',
    en: 'No creator is approved yet.',
  },
  days_passed: {
    id: 'mf-campaigns.campaign-process.refusal.days-passed',
    description: 'Why a move is not open',
    defaultMessage: 'Kampanjens dagar har passerat. De måste ändras först.',
    en: 'The campaign dates have passed. Change them first.',
  },
  cancelled: {
    id: 'mf-campaigns.campaign-process.refusal.cancelled',
    description: 'Why a move is not open',
    defaultMessage: 'En inställd kampanj återställs inte. Gör en kopia i stället.',
    en: 'A cancelled campaign cannot be restored. Duplicate it instead.',
  },
  company_not_approved: {
    id: 'mf-campaigns.campaign-process.refusal.company-not-approved',
    description: 'Why a move is not open',
    defaultMessage: 'Företaget väntar på att bli godkänt.',
    en: 'The company is waiting for approval.',
  },
  email_not_confirmed: {
    id: 'mf-campaigns.campaign-process.refusal.email-not-confirmed',
    description: 'Why a move is not open',
    defaultMessage: 'Bekräfta din e-postadress först.',
    en: 'Confirm your email address first.',
  },
  work_waiting: {
    id: 'mf-campaigns.campaign-process.refusal.work-waiting',
    description: 'Why a move is not open',
    defaultMessage: 'Inlägg eller utkast väntar på svar. Granska dem först.',
    en: 'Posts or drafts are waiting for an answer. Review them first.',
  },
  work_underway: {
    id: 'mf-campaigns.campaign-process.refusal.work-underway',
    description: 'Why a move is not open',
    defaultMessage: 'Kreatörer med reserverat arvode har fortfarande tid att lämna in.',
    en: 'Creators whose fee is on hold still have time to submit.',
  },
})

export const processMessages = defineMessages({
  again: {
    id: 'mf-campaigns.campaign-process.again',
    description: 'Menu item: ask the people of a finished campaign once more',
    defaultMessage: 'Fråga igen',
    en: 'Ask again',
  },
  title: {
    id: 'mf-campaigns.campaign-process.title',
    description: 'Name of the steps',
    defaultMessage: 'Kampanjens gång',
    en: 'Campaign progress',
  },
  step: {
    id: 'mf-campaigns.campaign-process.step',
    description: 'On phones',
    defaultMessage: 'Steg {at} av {total}',
    en: 'Step {at} of {total}',
  },
  next: {
    id: 'mf-campaigns.campaign-process.next',
    description: 'On phones: the step that follows',
    defaultMessage: 'Nästa steg: {name}',
    en: 'Next step: {name}',
  },
  done: {
    id: 'mf-campaigns.campaign-process.done',
    description: 'Read out: a step that is behind',
    defaultMessage: 'Klart',
    en: 'Done',
  },
  now: {
    id: 'mf-campaigns.campaign-process.now',
    description: 'Read out: where the campaign is',
    defaultMessage: 'Här är kampanjen',
    en: 'The campaign is here now',
  },
  missing: {
    id: 'mf-campaigns.campaign-process.missing',
    description: 'Required fields that are empty',
    defaultMessage: 'Saknas: {fields}.',
    en: 'Missing: {fields}.',
  },
  passed: {
    id: 'mf-campaigns.campaign-process.passed',
    description: 'Days that lie before today',
    defaultMessage: 'Har passerat: {fields}. Välj nya dagar i redigeraren.',
    en: 'In the past: {fields}. Choose new days in the editor.',
  },
  report: {
    id: 'mf-campaigns.campaign-process.report',
    description: 'Link to the report',
    defaultMessage: 'Rapport',
    en: 'Report',
  },
  links: {
    id: 'mf-campaigns.campaign-process.links',
    description: 'Link to the links and codes of the creators',
    defaultMessage: 'Länkar och koder',
    en: 'Links and codes',
  },
  toCopy: {
    id: 'mf-campaigns.campaign-process.to-copy',
    description: 'Button of the toast',
    defaultMessage: 'Öppna kopian',
    en: 'Open the copy',
  },
  promoted: {
    id: 'mf-campaigns.campaign-process.promoted',
    description: 'Chip: stands first in the marketplace',
    defaultMessage: 'Framlyft',
    en: 'Featured',
  },
  counting: {
    id: 'mf-campaigns.campaign-process.counting',
    description: 'While numbers are asked for',
    defaultMessage: 'Räknar vad som händer',
    en: 'Working out what will happen',
  },
})
