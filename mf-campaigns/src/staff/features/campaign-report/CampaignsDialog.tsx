import { useState } from 'react'
import type { CampaignState } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useEntities, useQuery } from '@samspel/store'
import { Button, CheckboxField, EmptyState, Modal, Row, SearchField, SegmentedControl, Stack } from '@samspel/ui'
import { PagePager } from '../../../shared/components/PagePager'
import { listCampaigns } from '../../../shared/data'
import { SearchedList } from '../../components/SearchedList'
import { campaignsMessages as m } from './campaigns-messages'

/** The first one and so many others. */
const most = 20
const perPage = 10
type Shown = Extract<CampaignState, 'finished' | 'ongoing'>

/** Chooses which other campaigns of the brand stand in the report. */
export function CampaignsDialog({
  first,
  brandId,
  others,
  onChange,
  onClose,
}: {
  first: string
  brandId: string
  others: readonly string[]
  onChange: (others: string[]) => void
  onClose: () => void
}) {
  const t = useText()
  const f = useFormats()
  const [chosen, setChosen] = useState<readonly string[]>(others)
  const [state, setState] = useState<Shown>('finished')
  const [words, setWords] = useState('')
  const [page, setPage] = useState(1)
  const found = useQuery(
    listCampaigns({ query: { brandId, state, page, perPage, sort: '-endAt', ...(words && { query: words }) } }),
  )
  const campaigns = useEntities('campaigns', found.result?.campaigns ?? []).filter(({ id }) => id !== first)
  const isFull = chosen.length >= most
  const look = (text: string) => {
    setWords(text)
    setPage(1)
  }
  return (
    <Modal open onClose={onClose} title={t(m.title)} closeLabel={t(commonMessages.close)}>
      <Stack gap={16}>
        <span>{t(isFull ? m.full : m.text, { n: most })}</span>
        <SegmentedControl<Shown>
          label={t(m.states)}
          options={[
            { value: 'finished', label: t(m.finished) },
            { value: 'ongoing', label: t(m.ongoing) },
          ]}
          value={state}
          onChange={(next) => {
            setState(next)
            setPage(1)
          }}
          fullWidth
        />
        <SearchField label={t(m.search)} value={words} onChange={look} />
        <SearchedList
          query={found}
          texts={m}
          isEmpty={campaigns.length === 0}
          words={words}
          onClear={() => look('')}
          empty={<EmptyState title={t(state === 'finished' ? m.noneFinished : m.noneOngoing)} />}
          skeleton={{ rows: 5, columns: 1 }}
        >
          <Stack gap={4} as="ul">
            {campaigns.map(({ id, name, endAt }) => (
              <li key={id}>
                <CheckboxField
                  label={name}
                  {...(endAt && { help: t(m.ends, { day: f.date(endAt) }) })}
                  value={chosen.includes(id)}
                  disabled={isFull && !chosen.includes(id)}
                  onChange={(isOn) => setChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
                />
              </li>
            ))}
          </Stack>
        </SearchedList>
        <PagePager meta={found.result?.meta} busy={found.status === 'refreshing'} onPage={setPage} />
        <Row justify="end" gap={8}>
          {chosen.length > 0 && (
            <Button variant="quiet" onClick={() => setChosen([])}>
              {t(m.onlyFirst)}
            </Button>
          )}
          <Button variant="main" onClick={() => onChange([...chosen])}>
            {t(m.show, { n: chosen.length + 1 })}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
