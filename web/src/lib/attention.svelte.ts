/** The title and the icon of the tab say when it is your turn. */

const ICON = '/icons/icon.svg'
const ICON_TURN = '/icons/turn.svg'

/** Show a title; with a mark and another icon when somebody is awaited. */
export function showTitle(title: string, awaited: boolean): void {
  document.title = awaited ? `● ${title}` : title
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const icon = awaited ? ICON_TURN : ICON
  if (link && !link.href.endsWith(icon)) link.href = icon
}
