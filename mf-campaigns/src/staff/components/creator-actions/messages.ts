import { defineMessages } from '@samspel/i18n'

export const actMessages = defineMessages({
  inviteTitle: {
    id: 'mf-campaigns.acts.invite-title',
    description: 'Heading of the dialog',
    defaultMessage: '{n, plural, one {Bjud in {name}} other {Bjud in # kreatörer}}',
    en: '{n, plural, one {Invite {name}} other {Invite # creators}}',
  },
  inviteListTitle: {
    id: 'mf-campaigns.acts.invite-list-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Bjud in listan {name}',
    en: 'Invite the list {name}',
  },
  inviteListHelp: {
    id: 'mf-campaigns.acts.invite-list-help',
    description: 'Who of the list is invited',
    defaultMessage:
      '{n, plural, =0 {Listan har inga godkända medlemmar.} one {# godkänd medlem bjuds in.} other {# godkända medlemmar bjuds in.}}',
    en: '{n, plural, =0 {The list has no approved members.} one {# approved member is invited.} other {# approved members are invited.}}',
  },
  campaignHelp: {
    id: 'mf-campaigns.acts.campaign-help',
    description: 'Help under the field',
    defaultMessage: 'Kampanjer på marknadsplatsen tar emot ansökningar.',
    en: 'Campaigns in the marketplace accept applications.',
  },
  noCampaigns: {
    id: 'mf-campaigns.acts.no-campaigns',
    description: 'No campaign is open',
    defaultMessage: 'Inga kampanjer tar emot ansökningar just nu.',
    en: 'No campaign is accepting applications right now.',
  },
  noCampaignsText: {
    id: 'mf-campaigns.acts.no-campaigns-text',
    description: 'Under it: what to do',
    defaultMessage:
      'Inbjudningar går till kampanjer på marknadsplatsen. Skapa en, eller vänta tills en av era är godkänd.',
    en: 'Invitations go to campaigns in the marketplace. Create one, or wait until one of yours is approved.',
  },
  newCampaign: {
    id: 'mf-campaigns.acts.new-campaign',
    description: 'Button',
    defaultMessage: 'Ny kampanj',
    en: 'New campaign',
  },
  loading: {
    id: 'mf-campaigns.acts.loading',
    description: 'Read out while loading',
    defaultMessage: 'Laddar kampanjerna',
    en: 'Loading the campaigns',
  },
  chooseCampaign: {
    id: 'mf-campaigns.acts.choose-campaign',
    description: 'Why nothing can be sent',
    defaultMessage: 'Välj en kampanj.',
    en: 'Choose a campaign.',
  },
  chooseList: {
    id: 'mf-campaigns.acts.choose-list',
    description: 'Why nothing can be sent',
    defaultMessage: 'Välj en lista.',
    en: 'Choose a list.',
  },
  nameList: {
    id: 'mf-campaigns.acts.name-list',
    description: 'Why nothing can be sent',
    defaultMessage: 'Skriv listans namn.',
    en: 'Write the name of the list.',
  },
  search: {
    id: 'mf-campaigns.acts.search',
    description: 'Placeholder',
    defaultMessage: 'Sök efter namn',
    en: 'Search by name',
  },
  message: { id: 'mf-campaigns.acts.message', description: 'Field', defaultMessage: 'Meddelande', en: 'Message' },
  messageHelp: {
    id: 'mf-campaigns.acts.message-help',
    description: 'Help under the field',
    defaultMessage: 'Kreatören läser det i inbjudan.',
    en: 'The creator reads it in the invitation.',
  },
  invite: { id: 'mf-campaigns.acts.invite', description: 'Button', defaultMessage: 'Bjud in', en: 'Invite' },
  invited: {
    id: 'mf-campaigns.acts.invited',
    description: 'Result',
    defaultMessage: '{n, plural, =0 {Ingen ny inbjuden} one {# inbjuden} other {# inbjudna}}',
    en: '{n, plural, =0 {No one new invited} one {# invited} other {# invited}}',
  },
  already: {
    id: 'mf-campaigns.acts.already',
    description: 'Result',
    defaultMessage: '{n, plural, one {# är redan inbjuden eller med} other {# är redan inbjudna eller med}}',
    en: '{n, plural, one {# is already invited or takes part} other {# are already invited or take part}}',
  },
  outside: {
    id: 'mf-campaigns.acts.outside',
    description: 'Result',
    defaultMessage:
      '{n, plural, one {# har för få eller för många följare} other {# har för få eller för många följare}}',
    en: '{n, plural, one {# has too few or too many followers} other {# have too few or too many followers}}',
  },
  toCampaign: {
    id: 'mf-campaigns.acts.to-campaign',
    description: 'Link after the invitation',
    defaultMessage: 'Öppna kampanjen',
    en: 'Open the campaign',
  },
  addTitle: {
    id: 'mf-campaigns.acts.add-title',
    description: 'Heading of the dialog',
    defaultMessage: '{n, plural, one {Lägg {name} i en lista} other {Lägg # kreatörer i en lista}}',
    en: '{n, plural, one {Add {name} to a list} other {Add # creators to a list}}',
  },
  list: { id: 'mf-campaigns.acts.list', description: 'Field', defaultMessage: 'Lista', en: 'List' },
  which: {
    id: 'mf-campaigns.acts.which',
    description: 'Names the choice',
    defaultMessage: 'Vilken lista?',
    en: 'Which list?',
  },
  existing: {
    id: 'mf-campaigns.acts.existing',
    description: 'Choice',
    defaultMessage: 'En som finns',
    en: 'An existing one',
  },
  newList: { id: 'mf-campaigns.acts.new-list', description: 'Choice', defaultMessage: 'En ny', en: 'A new one' },
  name: { id: 'mf-campaigns.acts.name', description: 'Field', defaultMessage: 'Listans namn', en: 'Name of the list' },
  note: { id: 'mf-campaigns.acts.note', description: 'Field', defaultMessage: 'Anteckning', en: 'Note' },
  noteHelp: {
    id: 'mf-campaigns.acts.note-help',
    description: 'Help under the field',
    defaultMessage: 'Syns för ditt team i listan.',
    en: 'Shown to your team in the list.',
  },
  add: { id: 'mf-campaigns.acts.add', description: 'Button', defaultMessage: 'Lägg i listan', en: 'Add to the list' },
  added: {
    id: 'mf-campaigns.acts.added',
    description: 'Result',
    defaultMessage: '{n, plural, =0 {Ingen ny i listan} one {# tillagd} other {# tillagda}}',
    en: '{n, plural, =0 {No one new in the list} one {# added} other {# added}}',
  },
  alreadyMembers: {
    id: 'mf-campaigns.acts.already-members',
    description: 'Result',
    defaultMessage: '{n, plural, one {# fanns redan i listan} other {# fanns redan i listan}}',
    en: '{n, plural, one {# was in the list already} other {# were in the list already}}',
  },
  toList: {
    id: 'mf-campaigns.acts.to-list',
    description: 'Link after creators were added',
    defaultMessage: 'Öppna listan',
    en: 'Open the list',
  },
})
