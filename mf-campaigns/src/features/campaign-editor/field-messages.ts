import { defineMessages } from '@samspel/i18n'
import { fieldNames } from '../../components/field-names'

const id = (name: string) => `mf-campaigns.campaign-editor.field.${name}` as const

const texts = defineMessages({
  chooseBrand: { id: id('choose-brand'), description: 'Placeholder', sv: 'Välj varumärke', en: 'Choose a brand' },
  choose: { id: id('choose'), description: 'Placeholder', sv: 'Välj', en: 'Choose' },
  captionHelp: { id: id('caption-help'), description: 'Help', sv: 'Syns överst på kampanjens sida.', en: 'Shown at the top of the campaign’s page.' },
  isPublicHelp: { id: id('is-public-help'), description: 'Help', sv: 'Annars ser bara inbjudna kreatörer den.', en: 'Otherwise only invited creators see it.' },
  productImageHelp: { id: id('product-image-help'), description: 'Help', sv: 'Bilden på kortet i marknadsplatsen.', en: 'The picture on the card in the marketplace.' },
  variant: { id: id('variant'), description: 'Heading of one product', sv: 'Produkt {number}', en: 'Product {number}' },
  moveUp: { id: id('move-up'), description: 'Button without words', sv: 'Flytta upp produkt {number}', en: 'Move product {number} up' },
  moveDown: { id: id('move-down'), description: 'Button without words', sv: 'Flytta ner produkt {number}', en: 'Move product {number} down' },
  removeVariant: { id: id('remove-variant'), description: 'Button without words', sv: 'Ta bort produkt {number}', en: 'Remove product {number}' },
  addVariant: { id: id('add-variant'), description: 'Button', sv: 'Lägg till produkt', en: 'Add a product' },
  kr: { id: id('kr'), description: 'After an amount', sv: 'kr', en: 'SEK' },
  excerptHelp: { id: id('excerpt-help'), description: 'Help', sv: 'Syns på kortet i marknadsplatsen.', en: 'Shown on the card in the marketplace.' },
  standardText: { id: id('standard-text'), description: 'Button at the field', sv: 'Hämta standardtext', en: 'Use the standard text' },
  dueHelp: { id: id('due-help'), description: 'Help', sv: 'Utan datum: 14 dagar efter starten.', en: 'Without a date: 14 days after the start.' },
  packageReach: { id: id('package-reach'), description: 'On a card', sv: 'Når {reach}', en: 'Reaches {reach}' },
  packageProfiles: { id: id('package-profiles'), description: 'On a card', sv: '{count} kreatörer', en: '{count} creators' },
  packageFree: { id: id('package-free'), description: 'On a card', sv: 'Du väljer själv', en: 'You decide' },
  targetHelp: { id: id('target-help'), description: 'Help', sv: 'Så många kreatörer räcker lagret till.', en: 'The stock suffices for this many creators.' },
  paidHelp: { id: id('paid-help'), description: 'Help', sv: 'Reserveras när du godkänner en kreatör, betalas när inlägget är godkänt.', en: 'Held when you approve a creator, paid when the post is approved.' },
  enableTaxAddonHelp: { id: id('tax-addon-help'), description: 'Help', sv: 'Avgör vem som är uppdragsgivare.', en: 'Decides who the principal is.' },
  yes: { id: id('yes'), description: 'Card', sv: 'Ja', en: 'Yes' },
  no: { id: id('no'), description: 'Card', sv: 'Nej', en: 'No' },
  providerIsPrincipal: { id: id('provider-is-principal'), description: 'On the card Yes', sv: 'Samspel är uppdragsgivare', en: 'Samspel is the principal' },
  customerIsPrincipal: { id: id('customer-is-principal'), description: 'On the card No', sv: 'Ni är uppdragsgivare', en: 'You are the principal' },
})

/** Labels by field name, and help and buttons beside them. */
export const fields = { ...fieldNames, ...texts }
