import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  save: { id: 'forms.submit.save', description: 'Default label of the submit button', sv: 'Spara', en: 'Save' },
  unchanged: { id: 'forms.submit.unchanged', description: 'Why the button is disabled: nothing was changed', sv: 'Inget är ändrat ännu.', en: 'Nothing has been changed yet.' },
  invalid: {
    id: 'forms.submit.invalid',
    description: 'Why the button is disabled: fields are missing or wrong',
    sv: '{count, plural, one {Ett fält saknas eller behöver rättas.} other {# fält saknas eller behöver rättas.}}',
    en: '{count, plural, one {One field is missing or needs correcting.} other {# fields are missing or need correcting.}}',
  },
  validating: { id: 'forms.submit.validating', description: 'Why the button is disabled: a check is under way', sv: 'Kontrollerar…', en: 'Checking…' },
  leaveTitle: { id: 'forms.leave.title', description: 'Heading of the question when leaving', sv: 'Ändringar inte sparade', en: 'Changes not saved' },
  leave: {
    id: 'forms.leave.question',
    description: 'Asked when leaving a changed form; English in both languages by the specification',
    sv: 'The form contains unsaved changes, do you want to continue anyway?',
    en: 'The form contains unsaved changes, do you want to continue anyway?',
  },
  leaveYes: { id: 'forms.leave.yes', description: 'Leaves and loses the changes', sv: 'Lämna sidan', en: 'Leave the page' },
  leaveNo: { id: 'forms.leave.no', description: 'Stays in the form', sv: 'Stanna kvar', en: 'Stay' },
  restored: {
    id: 'forms.draft.restored',
    description: 'Values that were typed before the session ended or the page was reloaded are back',
    sv: 'Det du skrev är tillbaka. Spara för att behålla det.',
    en: 'What you wrote is back. Save to keep it.',
  },
  optional: { id: 'forms.field.optional', description: 'Mark of an optional field', sv: 'valfritt', en: 'optional' },
  counter: { id: 'forms.field.counter', description: 'Characters used', sv: '{count} av {max}', en: '{count} of {max}' },
  dropImage: { id: 'forms.image.drop', description: 'Drop zone of a picture', sv: 'Dra hit en bild eller välj från datorn', en: 'Drop a picture here or choose one' },
  dropHint: { id: 'forms.image.hint', description: 'What pictures are taken', sv: 'JPEG, PNG eller WebP, högst 8 MB', en: 'JPEG, PNG or WebP, at most 8 MB' },
  changeImage: { id: 'forms.image.change', description: 'Chooses another picture', sv: 'Byt bild', en: 'Change picture' },
  removeImage: { id: 'forms.image.remove', description: 'Takes the picture away', sv: 'Ta bort', en: 'Remove' },
  checkingSlug: { id: 'forms.slug.checking', description: 'A slug is being looked up', sv: 'Kontrollerar om adressen är ledig', en: 'Checking whether the address is free' },
  slugFree: { id: 'forms.slug.free', description: 'A slug is free', sv: 'Adressen är ledig', en: 'The address is free' },
  slugBad: { id: 'forms.slug.bad', description: 'A slug cannot be used', sv: 'Adressen går inte att använda', en: 'The address cannot be used' },
})
