/** A service that is started anew, or a line that was gone for a moment. */
const PAUSES_MS = [1_000, 3_000]

const unstyled = new Set<HTMLLinkElement>()
// not where the first screen is prerendered
if (typeof document !== 'undefined') addEventListener('error', noteUnstyled, true)

/**
 * Loads a part of the client, twice more where it does not arrive.
 *
 * @throws what the last try threw
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
      await styleAgain()
    }
  }
  return load()
}

function noteUnstyled({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') unstyled.add(target)
}

/** The next `import()` asks anew for scripts that did not arrive, but never for a stylesheet. */
async function styleAgain(): Promise<void> {
  const failed = [...unstyled]
  unstyled.clear()
  await Promise.all(failed.map(replaceLink))
}

/** Until it is there, or has failed again. */
function replaceLink(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) again.addEventListener(end, () => resolve())
    link.replaceWith(again)
  })
}
