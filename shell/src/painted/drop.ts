/** Takes the view that the edge has painted out of the page, where it is still there: what stands in the window is seen. */
export const dropPainted = (): void => {
  document.getElementById('painted')?.remove()
  delete document.documentElement.dataset['painted']
}
