/** Whether a page may put the focus into its first field: where that would unfold a keyboard on the screen, the visitor chooses the field. */
export const firstFocus = (): boolean => window.matchMedia?.('(pointer: fine)').matches ?? false
