import { defineMessages, type Message } from '@samspel/i18n'
import { messages as shared } from '../../components/messages'

const messages = defineMessages({
  latitude: {
    id: 'mf-stores.store-import.column-latitude',
    description: 'Name of a column of the file',
    defaultMessage: 'Latitud',
    en: 'Latitude',
  },
  longitude: {
    id: 'mf-stores.store-import.column-longitude',
    description: 'Name of a column of the file',
    defaultMessage: 'Longitud',
    en: 'Longitude',
  },
  contactName: {
    id: 'mf-stores.store-import.column-contact-name',
    description: 'Name of a column of the file',
    defaultMessage: 'Kontaktperson',
    en: 'Contact person',
  },
  contactEmail: {
    id: 'mf-stores.store-import.column-contact-email',
    description: 'Name of a column of the file',
    defaultMessage: 'Kontaktens e-post',
    en: 'Contact’s email',
  },
  handoverNote: {
    id: 'mf-stores.store-import.column-handover-note',
    description: 'Name of a column of the file',
    defaultMessage: 'Anteckning vid utlämning',
    en: 'Hand-over note',
  },
})

/** The columns of a store file, by the server's names. */
export const columnNames: Partial<Record<string, Message>> = {
  name: shared.name,
  address: shared.address,
  postalCode: shared.postalCode,
  city: shared.city,
  countryCode: shared.country,
  phone: shared.phone,
  openingHours: shared.hours,
  ...messages,
}
