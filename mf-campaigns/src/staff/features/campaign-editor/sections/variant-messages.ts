import { defineMessages } from '@samspel/i18n'

export const variantMessages = defineMessages({
  row: {
    id: 'mf-campaigns.campaign-editor.variant.row',
    description: 'Name of a row for screen readers',
    defaultMessage: 'Val {number}',
    en: 'Choice {number}',
  },
  size: {
    id: 'mf-campaigns.campaign-editor.variant.size',
    description: 'Column: size of the product',
    defaultMessage: 'Storlek',
    en: 'Size',
  },
  colour: {
    id: 'mf-campaigns.campaign-editor.variant.colour',
    description: 'Column: colour of the product',
    defaultMessage: 'Färg',
    en: 'Colour',
  },
  stock: {
    id: 'mf-campaigns.campaign-editor.variant.stock',
    description: 'Column: how many there are; may be left empty',
    defaultMessage: 'Antal',
    en: 'Number',
  },
  remove: {
    id: 'mf-campaigns.campaign-editor.variant.remove',
    description: 'Button at a row',
    defaultMessage: 'Ta bort val {number}',
    en: 'Remove choice {number}',
  },
  add: {
    id: 'mf-campaigns.campaign-editor.variant.add',
    description: 'Adds the first row',
    defaultMessage: 'Låt kreatören välja storlek eller färg',
    en: 'Let the creator choose size or colour',
  },
  addMore: {
    id: 'mf-campaigns.campaign-editor.variant.add-more',
    description: 'Adds another row',
    defaultMessage: 'Lägg till ett val',
    en: 'Add a choice',
  },
  most: {
    id: 'mf-campaigns.campaign-editor.variant.most',
    description: 'Why no row can be added',
    defaultMessage: 'Högst {n} val.',
    en: 'At most {n} choices.',
  },
  help: {
    id: 'mf-campaigns.campaign-editor.variant.help',
    description: 'Under the rows',
    defaultMessage: 'Kreatören väljer när hen ansöker. Tomt antal betyder att det inte räknas.',
    en: 'The creator chooses when applying. An empty number means that it is not counted.',
  },
})
