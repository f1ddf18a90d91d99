/** Places in the page template that the edge fills in. */
export const HEAD_PLACE = '<!--samspel:head-->'
/** Inside the shell's root: the frame that is painted before any script. A template may leave it out. */
export const FRAME_PLACE = '<!--samspel:frame-->'
export const BODY_PLACE = '<!--samspel:body-->'
