import { KeyHelp } from '../../review-desk'

/** The review's keyboard shortcuts. */
export const ShortcutHelp = ({ onClose }: { onClose: () => void }) => (
  <KeyHelp
    actions={['approve', 'reject', 'changes', 'undo', 'select', 'selectRange', 'clear', 'write']}
    onClose={onClose}
  />
)
