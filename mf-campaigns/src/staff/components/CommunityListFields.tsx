import { Area, maxLength, required, type Schema, Select, Switch, TextInput } from '@samspel/forms'
import { commonMessages, defineMessages } from '@samspel/i18n'

const m = defineMessages({
  description: {
    id: 'mf-campaigns.list-fields.description',
    description: 'Field',
    defaultMessage: 'Beskrivning',
    en: 'Description',
  },
  descriptionHelp: {
    id: 'mf-campaigns.list-fields.description-help',
    description: 'Help under the field',
    defaultMessage: 'Kreatörer läser den om listan är öppen.',
    en: 'Creators read it if the list is open.',
  },
  isOpen: {
    id: 'mf-campaigns.list-fields.is-open',
    description: 'Switch',
    defaultMessage: 'Öppen lista',
    en: 'Open list',
  },
  isOpenHelp: {
    id: 'mf-campaigns.list-fields.is-open-help',
    description: 'Help under the switch',
    defaultMessage: 'Kreatörer kan be att få gå med från varumärkets sida. Ni godkänner.',
    en: 'Creators can ask to join from the brand’s page. You approve.',
  },
})

export interface CommunityListValues {
  brandId: string | null
  name: string
  description: string
  isOpen: boolean
}

export const communityListSchema: Schema = {
  brandId: required,
  name: [required, maxLength(120)],
  description: maxLength(1_000),
}

/** Fields of a community list; the brand can be chosen if the list is new and there are several. */
export function CommunityListFields({ brands = [] }: { brands?: readonly { value: string; label: string }[] }) {
  return (
    <>
      {brands.length > 1 && <Select name="brandId" label={commonMessages.brand} options={brands} />}
      <TextInput name="name" label={commonMessages.name} autoFocus />
      <Area name="description" label={m.description} help={m.descriptionHelp} minRows={2} optional />
      <Switch name="isOpen" label={m.isOpen} help={m.isOpenHelp} />
    </>
  )
}
