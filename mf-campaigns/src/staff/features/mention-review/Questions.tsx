import { BulkBar, BulkProgress, BuyImageDialog, Dialogs, ShortcutHelp } from './lazy-parts'
import type { MentionDesk } from './use-mention-desk'

/** What is asked before a decision, the run of many, and the bar of those selected. */
export function Questions({ desk }: { desk: MentionDesk }) {
  const { question, setQuestion, buying, setBuying, bulk, selected, selection, selectable } = desk
  return (
    <>
      {question && (
        <Dialogs
          key={question.kind}
          question={question}
          onAsk={setQuestion}
          onClose={() => setQuestion(undefined)}
          onOne={desk.act}
          onMany={desk.startMany}
        />
      )}
      {buying && <BuyImageDialog mention={buying} onClose={() => setBuying(undefined)} />}
      {bulk.run && <BulkProgress run={bulk.run} onStop={bulk.stop} onRetry={bulk.retry} onClose={bulk.close} />}
      {desk.isHelpOpen && <ShortcutHelp onClose={desk.closeHelp} />}
      {selected.length > 0 && (
        <BulkBar
          mentions={selected}
          selection={selection}
          total={selectable.length}
          onAct={(which) => desk.start(which, selected)}
        />
      )}
    </>
  )
}
