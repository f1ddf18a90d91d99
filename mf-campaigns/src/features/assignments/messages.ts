import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-campaigns.assignments.title', description: 'Heading of the page', sv: 'Uppdrag', en: 'Assignments' },
  tabs: { id: 'mf-campaigns.assignments.tabs', description: 'Names the tabs', sv: 'Uppdrag efter läge', en: 'Assignments by state' },
  pending: { id: 'mf-campaigns.assignments.pending', description: 'Tab', sv: 'Väntar', en: 'Pending' },
  approved: { id: 'mf-campaigns.assignments.approved', description: 'Tab', sv: 'Godkända', en: 'Approved' },
  rejected: { id: 'mf-campaigns.assignments.rejected', description: 'Tab', sv: 'Nekade', en: 'Declined' },
  all: { id: 'mf-campaigns.assignments.all', description: 'Tab', sv: 'Alla', en: 'All' },
  waitsForAnswer: { id: 'mf-campaigns.assignments.waits-for-answer', description: 'Next step', sv: 'Väntar på svar från varumärket', en: 'Waiting for the brand to answer' },
  post: { id: 'mf-campaigns.assignments.post', description: 'Next step', sv: 'Lägg upp ditt inlägg', en: 'Add your post' },
  postBy: { id: 'mf-campaigns.assignments.post-by', description: 'Next step with deadline', sv: 'Lägg upp ditt inlägg senast {date}', en: 'Add your post by {date}' },
  postLate: { id: 'mf-campaigns.assignments.post-late', description: 'Next step after the deadline', sv: 'Inlägget skulle ha lagts upp {date}', en: 'The post was due {date}' },
  inReview: { id: 'mf-campaigns.assignments.in-review', description: 'Next step', sv: 'Inlägget granskas', en: 'The post is being reviewed' },
  done: { id: 'mf-campaigns.assignments.done', description: 'Next step', sv: 'Klart, inlägget är godkänt', en: 'Done, the post is approved' },
  ended: { id: 'mf-campaigns.assignments.ended', description: 'Nothing more to do', sv: 'Kampanjen är slut', en: 'The campaign has ended' },
  declined: { id: 'mf-campaigns.assignments.declined', description: 'No reason was given', sv: 'Varumärket valde någon annan den här gången', en: 'The brand chose someone else this time' },
  noneTitle: { id: 'mf-campaigns.assignments.none.title', description: 'Empty state', sv: 'Inga uppdrag här', en: 'No assignments here' },
  noneText: { id: 'mf-campaigns.assignments.none.text', description: 'Empty state', sv: 'Hitta ett erbjudande som passar dig och ansök.', en: 'Find an offer that suits you and apply.' },
  discover: { id: 'mf-campaigns.assignments.discover', description: 'Link to the marketplace', sv: 'Upptäck erbjudanden', en: 'Discover offers' },
})
