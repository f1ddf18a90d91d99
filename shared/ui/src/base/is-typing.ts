/** Whether what has the focus takes typed characters, so that a single key is no shortcut there. A box that is ticked takes none. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox') ||
    ['TEXTAREA', 'SELECT'].includes(target.tagName))
