import { storePlace } from '@samspel/api/store-place'
import { useFormats, useText } from '@samspel/i18n'
import { MultiSelectField, SearchSelectField, Stack } from '@samspel/ui'
import { RadioCards } from '@samspel/ui/late'
import { type Choice, chosenOf, type StoreOption, townKeys, townsOf, withMode, withStore } from './choice'
import { messages } from './messages'

/** All stores, those in certain towns, or selected ones. */
export function WhichStores({
  choice,
  options,
  onChange,
}: {
  choice: Choice
  options: readonly StoreOption[]
  onChange: (choice: Choice) => void
}) {
  const t = useText()
  const f = useFormats()
  const towns = townsOf(options)
  const chosen = chosenOf(choice, options)
  const ids = new Set(chosen.map(({ store }) => store.id))
  return (
    <Stack gap={12}>
      <RadioCards
        label={t(messages.where)}
        value={choice.mode}
        onChange={(mode) => onChange(withMode(choice, mode, options))}
        options={[
          { value: 'all', label: t(messages.all), details: [t(messages.storesCount, { n: options.length })] },
          { value: 'places', label: t(messages.places), details: [t(messages.placesHelp)] },
          { value: 'manual', label: t(messages.manual), details: [t(messages.manualHelp)] },
        ]}
        min={126}
      />
      {choice.mode === 'places' && (
        <MultiSelectField
          label={t(messages.towns)}
          hideLabel
          placeholder={t(messages.addTown)}
          value={townKeys(choice)}
          options={towns.map(({ key, place, count }) => ({ value: key, label: `${place.city} ${f.number(count)}` }))}
          onChange={(keys) =>
            onChange({
              ...choice,
              places: keys.flatMap((key) => towns.find((town) => town.key === key)?.place ?? []),
            })
          }
        />
      )}
      {choice.mode === 'manual' && (
        <SearchSelectField
          label={t(messages.addStore)}
          hideLabel
          placeholder={t(messages.addStore)}
          value={null}
          options={options
            .filter(({ id }) => !ids.has(id))
            .map((store) => ({ value: store.id, label: storePlace(store) }))}
          onChange={(id) => id && onChange(withStore(choice, id, options))}
        />
      )}
    </Stack>
  )
}
