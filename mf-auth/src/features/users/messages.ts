import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-auth.admin-users.title', description: 'Heading', defaultMessage: 'Användare', en: 'Users' },
  context: {
    id: 'mf-auth.admin-users.context',
    description: 'Under the heading',
    defaultMessage: 'Alla som arbetar för ett företag, en butik eller plattformen',
    en: 'Everyone who works for a company, a store or the platform',
  },
  parts: { id: 'mf-auth.admin-users.parts', description: 'Names the tabs', defaultMessage: 'Delar', en: 'Parts' },
  people: { id: 'mf-auth.admin-users.people', description: 'Tab', defaultMessage: 'Personer', en: 'People' },
  inviteAdmin: {
    id: 'mf-auth.admin-users.invite-admin',
    description: 'Main action',
    defaultMessage: 'Bjud in administratör',
    en: 'Invite administrator',
  },
  none: { id: 'mf-auth.admin-users.none', description: 'Empty list', defaultMessage: 'Inga användare', en: 'No users' },
  noInvitations: {
    id: 'mf-auth.admin-users.no-invitations',
    description: 'Empty list',
    defaultMessage: 'Inga inbjudningar',
    en: 'No invitations',
  },
  noInvitationsText: {
    id: 'mf-auth.admin-users.no-invitations-text',
    description: 'When that changes',
    defaultMessage: 'Här syns alla som bjudits in, av företagen och av oss.',
    en: 'Everyone who was invited is shown here, by companies and by us.',
  },
})
