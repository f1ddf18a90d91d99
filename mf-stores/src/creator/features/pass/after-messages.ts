import { defineMessages } from '@samspel/i18n'

export const afterMessages = defineMessages({
  draftText: {
    id: 'mf-stores.pass.draft-text',
    description: 'What comes next: a draft is shown to the brand before the post is published',
    defaultMessage: '{brand} ser ditt utkast innan du publicerar.',
    en: '{brand} sees your draft before you publish.',
  },
  pickedUp: { id: 'mf-stores.pass.picked-up', description: 'Heading', defaultMessage: 'Uthämtat', en: 'Picked up' },
  postBy: {
    id: 'mf-stores.pass.post-by',
    description: 'Over the day',
    defaultMessage: 'Publicera senast',
    en: 'Post by',
  },
  stepPost: {
    id: 'mf-stores.pass.step-post',
    description: 'Step',
    defaultMessage: 'Publicera ditt inlägg',
    en: 'Publish your post',
  },
  stepPostHelp: {
    id: 'mf-stores.pass.step-post-help',
    description:
      'Under the step: how the text of the post begins; {label} in the language of the store’s country; accounts as @name, or the brand',
    defaultMessage: 'Börja med ”{label} {accounts}”',
    en: 'Begin with “{label} {accounts}”',
  },
  stepSubmitHelp: {
    id: 'mf-stores.pass.step-submit-help',
    description: 'Under the step',
    defaultMessage: 'Välj det bland dina inlägg eller klistra in länken',
    en: 'Choose it among your posts, or paste its link',
  },
  calendar: {
    id: 'mf-stores.pass.calendar',
    description: 'Button: saves the last day as a file for the calendar',
    defaultMessage: 'Lägg i kalendern',
    en: 'Add to calendar',
  },
  calendarTitle: {
    id: 'mf-stores.pass.calendar-title',
    description: 'Title of the entry in the calendar',
    defaultMessage: 'Publicera för {brand}: {name}',
    en: 'Post for {brand}: {name}',
  },
  stepSubmit: {
    id: 'mf-stores.pass.step-submit',
    description: 'Step',
    defaultMessage: 'Lämna in inlägget här',
    en: 'Submit the post here',
  },
  stepReview: {
    id: 'mf-stores.pass.step-review',
    description: 'Step',
    defaultMessage: '{brand} granskar',
    en: '{brand} reviews it',
  },
  whatToShow: {
    id: 'mf-stores.pass.what-to-show',
    description: 'Main button: opens what the post must have',
    defaultMessage: 'Läs vad du ska visa',
    en: 'Read what to show',
  },
  submit: {
    id: 'mf-stores.pass.submit',
    description: 'Main button after the pick-up',
    defaultMessage: 'Lämna in inlägg',
    en: 'Submit post',
  },
  done: {
    id: 'mf-stores.pass.done',
    description: 'Closes the screen',
    defaultMessage: 'Klar för nu',
    en: 'Done for now',
  },
  another: {
    id: 'mf-stores.pass.another',
    description: 'Sends one more post',
    defaultMessage: 'Lämna in ett inlägg till',
    en: 'Submit another post',
  },
  pickedUpAt: {
    id: 'mf-stores.pass.picked-up-at',
    description: 'Store, day and hour of the pick-up',
    defaultMessage: 'Hämtat i {where}',
    en: 'Picked up at {where}',
  },
  changesText: {
    id: 'mf-stores.pass.changes-text',
    description: 'What is next',
    defaultMessage: '{brand} vill att du ändrar ditt inlägg.',
    en: '{brand} wants you to change your post.',
  },
  review: {
    id: 'mf-stores.pass.review',
    description: 'State: waits for the brand',
    defaultMessage: 'Granskas',
    en: 'In review',
  },
  reviewText: {
    id: 'mf-stores.pass.review-text',
    description: 'What is next',
    defaultMessage: '{brand} granskar ditt inlägg.',
    en: '{brand} is reviewing your post.',
  },
  approved: {
    id: 'mf-stores.pass.approved-post',
    description: 'State: done',
    defaultMessage: 'Godkänt',
    en: 'Approved',
  },
  approvedText: {
    id: 'mf-stores.pass.approved-text',
    description: 'What is next',
    defaultMessage: 'Klart! {brand} har godkänt ditt inlägg.',
    en: 'Done! {brand} has approved your post.',
  },
  closed: {
    id: 'mf-stores.pass.closed',
    description: 'State: no posts are taken',
    defaultMessage: 'Stängt',
    en: 'Closed',
  },
  closedText: {
    id: 'mf-stores.pass.closed-text',
    description: 'What is next',
    defaultMessage: 'Kampanjen tar inte emot fler inlägg.',
    en: 'The campaign takes no more posts.',
  },
})
