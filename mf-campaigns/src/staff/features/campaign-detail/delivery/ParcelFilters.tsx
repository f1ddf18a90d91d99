import type { ResponseOf } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, Icon, Menu, SelectField, useIsMobile } from '@samspel/ui'
import { FilterFold } from '../../../components/filter-fold'
import { staffWords } from '../../../components/words'
import css from './Delivery.module.css'
import { fileMessages } from './file-messages'
import { messages as m } from './messages'
import type { Files } from './use-files'
import { type ParcelFilter, type ShownKind, shownKinds } from './use-parcels'

const names = {
  problem: m.problem,
  address: m.noAddress,
  choice: m.noChoice,
  to_pack: m.toPack,
  sent: m.sent,
  arrived: m.arrived,
} as const

/** Search and filters, which are in the address; files at a desk; who sees the addresses. */
export function ParcelFilters({
  filter,
  answer: { choices, seesAddresses, addressDays, counts },
  files,
  onImport,
}: {
  filter: ParcelFilter
  answer: Pick<ResponseOf<'listParcels'>, 'choices' | 'seesAddresses' | 'addressDays' | 'counts'>
  files: Files
  /** Undefined for those who may not write. */
  onImport: (() => void) | undefined
}) {
  const t = useText()
  const isMobile = useIsMobile()
  const blocked = !seesAddresses ? t(fileMessages.noRight) : counts.packable === 0 ? t(fileMessages.nothing) : undefined
  const off = blocked ? { disabled: true, detail: blocked } : {}
  return (
    <FilterFold
      search={t(m.search)}
      searchShort={t(m.search)}
      inUse={[filter.kind, filter.choiceId].filter(Boolean).length}
      className={css.filters}
      searchClass={css.search}
      foldClass={css.selects}
      end={
        <>
          {!isMobile && onImport && (
            <Menu
              trigger={<Button iconAfter="chevron-down">{t(m.files)}</Button>}
              align="start"
              items={[
                { label: t(fileMessages.import), icon: 'upload', onClick: onImport },
                { label: t(staffWords.downloadCsv), icon: 'download', ...off, onClick: () => void files.table() },
                {
                  label: t(fileMessages.packingList),
                  icon: 'file-text',
                  ...off,
                  onClick: () => void files.paper('list'),
                },
                { label: t(fileMessages.labels), icon: 'tag', ...off, onClick: () => void files.paper('labels') },
              ]}
            />
          )}
          <span className={css.privacy}>
            <Icon name="lock" size={14} />
            {seesAddresses ? t(m.privacy, { n: addressDays }) : t(m.townsOnly)}
          </span>
        </>
      }
    >
      <SelectField<ShownKind>
        hideLabel={!isMobile}
        clearable
        label={t(commonMessages.state)}
        placeholder={t(m.anyState)}
        value={filter.kind ?? null}
        onChange={filter.setKind}
        options={shownKinds.map((value) => ({ value, label: t(names[value]) }))}
      />
      {choices.length > 1 && (
        <SelectField
          hideLabel={!isMobile}
          clearable
          label={t(m.byChoice)}
          placeholder={t(m.anyChoice)}
          value={filter.choiceId ?? null}
          onChange={filter.setChoice}
          options={choices.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </FilterFold>
  )
}
