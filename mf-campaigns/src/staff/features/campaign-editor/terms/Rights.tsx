import { useRef } from 'react'
import type { Terms } from '@samspel/api'
import { Num, useBoundField, useFormValues } from '@samspel/forms'
import { useLocale, useText } from '@samspel/i18n'
import { useEntities, useQuery } from '@samspel/store'
import { CheckboxField, FieldError, SwitchField } from '@samspel/ui'
import { channelNames } from '../../../../shared/components/terms-names'
import { listProfileCategories } from '../data/actions'
import type { EditorValues } from '../data/values'
import { Choice } from './fields'
import { Group } from './Group'
import { termsMessages as messages } from './messages'
import css from './Terms.module.css'

type Rights = NonNullable<Terms['rights']>
const channels = ['own', 'web', 'ads', 'print'] as const satisfies readonly Rights['channels'][number][]
const usualMonths = [1, 3, 6, 12, 24, 36]

/** Where the pictures may be used and how long; nowhere is nothing at all. */
export function Usage() {
  const t = useText()
  const { field } = useBoundField<Rights | null>({ name: 'terms.rights', label: messages.rights }, { empty: null })
  const rights = field.value
  // Whoever takes the last box away and ticks another one gets the time back that was chosen.
  const months = useRef(rights?.months ?? 3)
  if (rights) months.current = rights.months
  const chosen: readonly string[] = rights?.channels ?? []
  const toggle = (channel: Rights['channels'][number], isOn: boolean) => {
    const next = channels.filter((one) => (one === channel ? isOn : chosen.includes(one)))
    field.onChange(next.length > 0 ? { channels: next, months: months.current } : null)
  }
  const lengths = [...new Set([...usualMonths, rights?.months ?? 1])].sort((a, b) => a - b)
  return (
    <Group name="rights" title={messages.rights}>
      <div className={css.line}>
        {channels.map((channel) => (
          <CheckboxField
            key={channel}
            label={t(channelNames[channel])}
            value={chosen.includes(channel)}
            onChange={(isOn) => toggle(channel, isOn)}
          />
        ))}
      </div>
      {rights && (
        <div className={css.line}>
          <span>{t(messages.for)}</span>
          <Choice
            name="terms.rights.months"
            label={t(messages.monthsLabel)}
            className={css.short}
            options={lengths.map((value) => ({ value, label: t(messages.months, { n: value }) }))}
          />
          <span>{t(messages.fromPost)}</span>
        </div>
      )}
      {field.error && <FieldError>{field.error}</FieldError>}
      <p className={css.help}>{t(rights ? messages.rightsHelp : messages.noRights)}</p>
    </Group>
  )
}

const none: string[] = []

/** No other collaborations about the same kind of product, around the publication. */
export function Exclusivity() {
  const t = useText()
  const locale = useLocale()
  const { categories: own } = useFormValues<EditorValues>()
  const { field } = useBoundField<Terms['exclusivity']>(
    { name: 'terms.exclusivity', label: messages.exclusivity },
    { empty: null },
  )
  const exclusivity = field.value
  const { result } = useQuery(listProfileCategories())
  const categories = useEntities('profileCategories', result?.profileCategories ?? none)
  const latest = useRef(exclusivity)
  if (exclusivity) latest.current = exclusivity
  const first = categories.find(({ id }) => own.includes(id)) ?? categories[0]
  const usual = first && { categoryId: first.id, daysBefore: 0, daysAfter: 30 }
  return (
    <Group name="exclusivity" title={messages.exclusivity}>
      <div className={css.line}>
        <SwitchField
          label={t(exclusivity ? messages.none : messages.noExclusivity)}
          value={exclusivity !== null}
          // A category is part of it, so that it cannot be asked for before their names are here.
          disabled={!usual}
          onChange={(isOn) => field.onChange(isOn ? (latest.current ?? usual ?? null) : null)}
        />
        {exclusivity && (
          <Choice
            name="terms.exclusivity.categoryId"
            label={t(messages.category)}
            className={css.wide}
            options={categories.map(({ id, nameSv, nameEn }) => ({
              value: id,
              label: locale === 'sv' ? nameSv : nameEn,
            }))}
          />
        )}
      </div>
      {exclusivity && (
        <div className={css.line}>
          <Num name="terms.exclusivity.daysBefore" label={messages.daysBefore} hideLabel className={css.number} />
          <span>{t(messages.before)}</span>
          <Num name="terms.exclusivity.daysAfter" label={messages.daysAfter} hideLabel className={css.number} />
          <span>{t(messages.after)}</span>
        </div>
      )}
    </Group>
  )
}
