/** Places in the page template that the edge fills in. */
export const HEAD_PLACE = '<!--samspel:head-->'
/** Inside the shell's root: the frame that is painted before any script. A template may leave it out. */
export const FRAME_PLACE = '<!--samspel:frame-->'
/** Before the shell's root: the first view, as far as the edge can paint it. A template may leave it out. */
export const PAINTED_PLACE = '<!--samspel:painted-->'
export const BODY_PLACE = '<!--samspel:body-->'
