import { KeyHelp } from '../../review-desk'

/** All keys of the review. */
export const ShortcutHelp = ({ onClose }: { onClose: () => void }) => (
  <KeyHelp
    actions={['approve', 'reject', 'changes', 'undo', 'select', 'selectRange', 'clear', 'write']}
    onClose={onClose}
  />
)
