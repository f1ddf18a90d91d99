import { mostRightsAtOnce } from '@samspel/api/terms'
import { useText } from '@samspel/i18n'
import { Button, CheckboxField, Row } from '@samspel/ui'
import { rightsMessages as m } from './messages'
import css from './Rights.module.css'
import type { ArchiveQuery, useOriginals } from './use-originals'

interface FetchBarProps {
  originals: ReturnType<typeof useOriginals>
  /** What the filter shows. */
  filter: ArchiveQuery
  chosen: ReadonlySet<string>
  /** What of this page can be chosen. */
  page: readonly string[]
  onChoose: (ids: readonly string[], isOn: boolean) => void
  onClear: () => void
}

/** Takes the chosen originals, or all that the filter shows, as one zip. */
export function FetchBar({ originals: { fetching, take }, filter, chosen, page, onChoose, onClear }: FetchBarProps) {
  const t = useText()
  const tooMany = chosen.size > mostRightsAtOnce
  return (
    <Row gap={8}>
      {page.length > 0 && (
        <CheckboxField
          label={t(m.chooseAll)}
          value={page.every((id) => chosen.has(id))}
          onChange={(isOn) => onChoose(page, isOn)}
        />
      )}
      {chosen.size > 0 && (
        <>
          <span role="status" className={css.chosen}>
            {tooMany ? t(m.tooMany, { most: mostRightsAtOnce }) : t(m.chosen, { n: chosen.size })}
          </span>
          <Button
            variant="main"
            size="sm"
            icon="download"
            disabled={tooMany}
            loading={fetching === 'chosen'}
            onClick={() => take('chosen', { ids: [...chosen] })}
          >
            {t(m.fetchChosen)}
          </Button>
          <Button size="sm" variant="quiet" onClick={onClear}>
            {t(m.unchoose)}
          </Button>
        </>
      )}
      {chosen.size === 0 && (
        <Button size="sm" icon="download" loading={fetching === 'all'} onClick={() => take('all', filter)}>
          {t(m.fetchAll)}
        </Button>
      )}
    </Row>
  )
}
