let hasScreen: (path: string) => boolean = () => false

export function setScreens(known: (path: string) => boolean): void {
  hasScreen = known
}

/** A link is only shown where it leads to something. */
export function isBuilt(link: string): boolean {
  return hasScreen(link.replace(/[?#].*$/, ''))
}
