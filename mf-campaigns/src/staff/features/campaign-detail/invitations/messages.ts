import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  potential: {
    id: 'mf-campaigns.campaign-invitations.potential',
    description: 'Switch: creators who fit',
    defaultMessage: 'Passar kampanjen',
    en: 'Fit the campaign',
  },
  sent: {
    id: 'mf-campaigns.campaign-invitations.sent',
    description: 'Switch: invitations that were sent',
    defaultMessage: 'Inbjudna',
    en: 'Invited',
  },
  potentialText: {
    id: 'mf-campaigns.campaign-invitations.potential-text',
    description: 'Over the list',
    defaultMessage: '{n, plural, one {En kreatör} other {# kreatörer}} uppfyller kraven och är inte med än.',
    en: '{n, plural, one {One creator meets} other {# creators meet}} the requirements and {n, plural, one {is} other {are}} not taking part yet.',
  },
  notOpen: {
    id: 'mf-campaigns.campaign-invitations.not-open',
    description: 'Why nobody can be invited now',
    defaultMessage: 'Du kan bjuda in så länge kampanjen är på marknadsplatsen.',
    en: 'You can invite while the campaign is in the marketplace.',
  },
  cannotInvite: {
    id: 'mf-campaigns.invitations.cannot-invite',
    description: 'Heading where nobody can be invited now',
    defaultMessage: 'Det går inte att bjuda in just nu',
    en: 'Nobody can be invited right now',
  },
  showSent: {
    id: 'mf-campaigns.invitations.show-sent',
    description: 'Button to the invitations that were sent',
    defaultMessage: 'Visa skickade inbjudningar',
    en: 'Show sent invitations',
  },
  notPublished: {
    id: 'mf-campaigns.campaign-invitations.not-published',
    description: 'Why nobody can be invited yet',
    defaultMessage:
      'Du kan bjuda in när kampanjen är på marknadsplatsen. Listor som är valda i kampanjen bjuds in vid publiceringen.',
    en: 'You can invite when the campaign is in the marketplace. Lists that the campaign names are invited on publishing.',
  },
  loading: {
    id: 'mf-campaigns.campaign-invitations.loading',
    description: 'For screen readers',
    defaultMessage: 'Hämtar kreatörer',
    en: 'Loading creators',
  },
  nobody: {
    id: 'mf-campaigns.campaign-invitations.nobody',
    description: 'No creator fits',
    defaultMessage: 'Ingen fler kreatör uppfyller kraven',
    en: 'No more creators meet the requirements',
  },
  nobodyText: {
    id: 'mf-campaigns.campaign-invitations.nobody-text',
    description: 'When that changes',
    defaultMessage: 'Nya kreatörer som passar dyker upp här.',
    en: 'New creators who fit appear here.',
  },
  selectShown: {
    id: 'mf-campaigns.campaign-invitations.select-shown',
    description: 'Button',
    defaultMessage: 'Välj alla som visas',
    en: 'Select all shown',
  },
  selectNone: {
    id: 'mf-campaigns.campaign-invitations.select-none',
    description: 'Button',
    defaultMessage: 'Välj inga',
    en: 'Select none',
  },
  selected: {
    id: 'mf-campaigns.campaign-invitations.selected',
    description: 'How many',
    defaultMessage: '{n, plural, =0 {Ingen vald} one {En vald} other {# valda}}',
    en: '{n, plural, =0 {None selected} one {One selected} other {# selected}}',
  },
  most: {
    id: 'mf-campaigns.campaign-invitations.most',
    description: 'Limit of one call',
    defaultMessage: 'Högst 100 åt gången.',
    en: 'At most 100 at a time.',
  },
  chooseSomebody: {
    id: 'mf-campaigns.campaign-invitations.choose-somebody',
    description: 'Why the button does nothing',
    defaultMessage: 'Välj någon att bjuda in.',
    en: 'Choose someone to invite.',
  },
  invite: {
    id: 'mf-campaigns.campaign-invitations.invite',
    description: 'Button',
    defaultMessage: 'Bjud in {n, plural, =0 {} one {#} other {#}}',
    en: 'Invite {n, plural, =0 {} one {#} other {#}}',
  },
  inviteList: {
    id: 'mf-campaigns.campaign-invitations.invite-list',
    description: 'Button: everybody of the list',
    defaultMessage: 'Bjud in hela listan',
    en: 'Invite the whole list',
  },
  dialogTitle: {
    id: 'mf-campaigns.campaign-invitations.dialog-title',
    description: 'Heading',
    defaultMessage: 'Bjud in {n, plural, one {en kreatör} other {# kreatörer}}',
    en: 'Invite {n, plural, one {one creator} other {# creators}}',
  },
  dialogListTitle: {
    id: 'mf-campaigns.campaign-invitations.dialog-list-title',
    description: 'Heading',
    defaultMessage: 'Bjud in {name}',
    en: 'Invite {name}',
  },
  askAgainOn: {
    id: 'mf-campaigns.campaign-invitations.ask-again-on',
    description: 'Of a creator who declined',
    defaultMessage: 'Kan frågas igen från {date}',
    en: 'Can be asked again from {date}',
  },
  askAgainNow: {
    id: 'mf-campaigns.campaign-invitations.ask-again-now',
    description: 'Of a creator who declined longer ago than the pause',
    defaultMessage: 'Kan frågas igen',
    en: 'Can be asked again',
  },
  dialogListText: {
    id: 'mf-campaigns.campaign-invitations.dialog-list-text',
    description: 'What happens',
    defaultMessage:
      '{n, plural, one {Listans godkända medlem} other {Listans # godkända medlemmar}} bjuds in. De som redan är inbjudna eller med hoppas över.',
    en: '{n, plural, one {The list’s approved member is} other {The list’s # approved members are}} invited. Those who are invited or take part already are skipped.',
  },
  message: {
    id: 'mf-campaigns.campaign-invitations.message',
    description: 'Field',
    defaultMessage: 'Meddelande',
    en: 'Message',
  },
  messageHelp: {
    id: 'mf-campaigns.campaign-invitations.message-help',
    description: 'Help under the field',
    defaultMessage: 'Kreatören läser det med erbjudandet.',
    en: 'The creator reads it with the offer.',
  },
  send: {
    id: 'mf-campaigns.campaign-invitations.send',
    description: 'Button',
    defaultMessage: 'Skicka inbjudan',
    en: 'Send the invitation',
  },
  done: {
    id: 'mf-campaigns.campaign-invitations.done',
    description: 'Toast',
    defaultMessage:
      '{invited, plural, =0 {Ingen ny är inbjuden} one {En är inbjuden} other {# är inbjudna}}{already, plural, =0 {} one {, # var det redan} other {, # var det redan}}{outside, plural, =0 {} one {, # har fel antal följare} other {, # har fel antal följare}}.',
    en: '{invited, plural, =0 {No one new is invited} one {One is invited} other {# are invited}}{already, plural, =0 {} one {, # already were} other {, # already were}}{outside, plural, =0 {} one {, # have the wrong number of followers} other {, # have the wrong number of followers}}.',
  },
  noneSent: {
    id: 'mf-campaigns.campaign-invitations.none-sent',
    description: 'Nobody was invited',
    defaultMessage: 'Ingen är inbjuden än',
    en: 'No one is invited yet',
  },
  noneSentText: {
    id: 'mf-campaigns.campaign-invitations.none-sent-text',
    description: 'What to do',
    defaultMessage: 'Välj kreatörer som passar och skicka dem erbjudandet.',
    en: 'Choose creators who fit and send them the offer.',
  },
  toPotential: {
    id: 'mf-campaigns.campaign-invitations.to-potential',
    description: 'Button',
    defaultMessage: 'Se vilka som passar',
    en: 'See who fits',
  },
  takeBackTitle: {
    id: 'mf-campaigns.campaign-invitations.take-back-title',
    description: 'Heading of the question',
    defaultMessage: 'Ta tillbaka inbjudan till {name}?',
    en: 'Withdraw the invitation to {name}?',
  },
  takeBackText: {
    id: 'mf-campaigns.campaign-invitations.take-back-text',
    description: 'What happens',
    defaultMessage: 'Erbjudandet försvinner från kreatörens inbjudningar.',
    en: 'The offer disappears from the creator’s invitations.',
  },
  takenBack: {
    id: 'mf-campaigns.campaign-invitations.taken-back',
    description: 'Toast',
    defaultMessage: 'Inbjudan är tillbakatagen',
    en: 'The invitation is withdrawn',
  },
  invitedBy: {
    id: 'mf-campaigns.campaign-invitations.invited-by',
    description: 'Who invited, when',
    defaultMessage: '{name}, {date}',
    en: '{name}, {date}',
  },
  fromList: {
    id: 'mf-campaigns.campaign-invitations.from-list',
    description: 'By which list',
    defaultMessage: 'från {list}',
    en: 'from {list}',
  },
  older: {
    id: 'mf-campaigns.campaign-invitations.older',
    description: 'Button',
    defaultMessage: 'Visa äldre',
    en: 'Show older',
  },
  sentFailed: {
    id: 'mf-campaigns.campaign-invitations.sent-failed',
    description: 'Above the reason why a list is not there',
    defaultMessage: 'Inbjudningarna kunde inte hämtas.',
    en: 'The invitations could not be loaded.',
  },
})

export const invitationStates = defineMessages({
  sent: {
    id: 'mf-campaigns.campaign-invitations.state.sent',
    description: 'Chip: not answered yet',
    defaultMessage: 'Skickad',
    en: 'Sent',
  },
  applied: {
    id: 'mf-campaigns.campaign-invitations.state.applied',
    description: 'Chip: the creator applied',
    defaultMessage: 'Har ansökt',
    en: 'Applied',
  },
  declined: {
    id: 'mf-campaigns.campaign-invitations.state.declined',
    description: 'Chip: the creator said no',
    defaultMessage: 'Tackade nej',
    en: 'Declined',
  },
})
