import { commonMessages, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { selectBrandId, useAppSelector } from '@samspel/store'
import { Button, EmptyState, Sheet, SkeletonDetail, SkeletonList, useIsMobile, useRootMark } from '@samspel/ui'
import { LoadError } from '../../../../shared/components/CreatorParts'
import { draftMessages } from '../../../../shared/components/drafts'
import { KeyBar, KeyHelp } from '../../../review-desk'
import { ChosenDraft } from './ChosenDraft'
import { draftListKey } from './data'
import { DraftBulkBar } from './DraftBulkBar'
import css from './DraftDesk.module.css'
import { DraftQuestions } from './DraftQuestions'
import { DraftRows } from './DraftRows'
import { draftDeskMessages as messages } from './messages'
import { mayAnswer, useChosenDraft, useDraftDesk } from './use-draft-desk'

/** Drafts that wait for an answer: their list, the chosen one, and the answers (drawing zd); on phones the chosen one is a sheet. */
export function DraftDesk() {
  const t = useText()
  const isMobile = useIsMobile()
  const [query, setQuery] = useQueryParams()
  const brandId = useAppSelector(selectBrandId)
  const desk = useDraftDesk(draftListKey({ campaignId: query.campaign, brandId }), isMobile)
  const { draft, status, error, retry } = useChosenDraft(desk)
  const { list, drafts, chosenId } = desk
  useRootMark('chosen-draft', !isMobile && chosenId !== undefined)
  if (list.status === 'loading') return <SkeletonList label={t(messages.loading)} />
  if (list.status === 'error')
    return <LoadError what={t(messages.loadFailed)} error={list.error} onRetry={list.retry} />
  if (drafts.length === 0 && chosenId === undefined)
    return (
      <>
        <EmptyState
          title={t(messages.empty)}
          text={t(messages.emptyText)}
          action={
            <Button variant="light" onClick={() => setQuery({ state: 'pending' })}>
              {t(messages.toPublished)}
            </Button>
          }
        />
        <DraftQuestions desk={desk} />
      </>
    )
  const at = drafts.findIndex(({ id }) => id === chosenId)
  const keys = (openHelp: () => void, isHelpOpen: boolean, closeHelp: () => void) => (
    <>
      {!isMobile && desk.selected.length === 0 && (
        <div className={css.keys}>
          <KeyBar
            {...(at >= 0 && { position: t(messages.position, { n: at + 1, of: desk.total }) })}
            browse={['J', 'K']}
            actions={['approve', 'changes', 'reject', 'compare', 'undo']}
            words={{ compare: t(messages.compare) }}
            onHelp={openHelp}
          />
        </div>
      )}
      {isHelpOpen && (
        <KeyHelp
          shape="list"
          actions={[
            'approve',
            'approveSelected',
            'changes',
            'reject',
            'compare',
            'undo',
            'select',
            'selectRange',
            'clear',
          ]}
          more={[
            [['Enter'], t(messages.keepKey)],
            [['Esc'], t(messages.dropKey)],
            [['←', '→', '↑', '↓'], t(messages.moveKey)],
          ]}
          onClose={closeHelp}
        />
      )}
    </>
  )
  const work = draft ? (
    <ChosenDraft key={draft.id} desk={desk} draft={draft} retry={retry} keys={keys} />
  ) : chosenId === undefined ? null : status === 'error' ? (
    <LoadError what={t(draftMessages.failed)} error={error} onRetry={retry} />
  ) : (
    <SkeletonDetail label={t(draftMessages.loading)} />
  )
  return (
    <div className={css.desk}>
      <DraftRows desk={desk} maySelect={draft !== undefined && mayAnswer(draft)} />
      {isMobile ? (
        <Sheet
          open={chosenId !== undefined && !desk.question}
          onClose={() => desk.choose(undefined)}
          title={draft ? `@${draft.creator.username}` : t(messages.chosen)}
          closeLabel={t(commonMessages.close)}
        >
          <div className={css.sheet}>{work}</div>
        </Sheet>
      ) : (
        work
      )}
      <DraftQuestions desk={desk} />
      {desk.selected.length > 0 && <DraftBulkBar desk={desk} />}
    </div>
  )
}
