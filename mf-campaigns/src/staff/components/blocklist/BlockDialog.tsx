import { useState } from 'react'
import { ReasonDialog } from '@samspel/desk/reason'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify, SelectField } from '@samspel/ui'
import type { ChosenCreator } from '../../data'
import { useOwnBrands } from '../use-own-brands'
import { blockAnswers, blockCreator } from './calls'
import { blockMessages as m } from './messages'

/** Blocks a creator for one of the own brands, with a reason that only its people read. */
export function BlockDialog({ creator: { id, name }, onClose }: { creator: ChosenCreator; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { brandId, options } = useOwnBrands()
  const [chosen, setChosen] = useState<string>()
  const brand = chosen ?? brandId ?? options[0]?.value
  return (
    <ReasonDialog
      id={`block.${id}`}
      title={t(m.title, { name })}
      submit={m.block}
      help={m.reasonHelp}
      longest={500}
      waits={brand === undefined}
      onClose={onClose}
      onSend={async (reason) => {
        const outcome = await dispatch(
          blockCreator({ params: { id: brand ?? '', creatorId: id }, body: { blockedCreator: { reason } } }),
        )
        if (outcome.ok && outcome.data) {
          blockAnswers.forEach((stale) => dispatch(stale))
          notify({ kind: 'ok', message: t(m.done, { name, brand: outcome.data.blockedCreator.brandName }) })
        }
        return outcome
      }}
    >
      <span>{t(m.text, { name: name.split(' ')[0]! })}</span>
      {options.length > 1 && (
        <SelectField<string>
          label={t(m.brand)}
          value={brand ?? null}
          onChange={(next) => setChosen(next ?? undefined)}
          options={options}
        />
      )}
    </ReasonDialog>
  )
}
