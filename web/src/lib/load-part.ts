/** Covers a restart of the service or a brief loss of the connection. */
const PAUSES_MS = [1_000, 3_000]

const unstyled = new Set<HTMLLinkElement>()
// there is no document while the first screen is prerendered
if (typeof document !== 'undefined') addEventListener('error', noteUnstyled, true)

/**
 * Loads a part of the client, and retries twice if it does not arrive.
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

/** Reloads failed stylesheets: the next `import()` requests failed scripts again, but never a stylesheet. */
async function styleAgain(): Promise<void> {
  const failed = [...unstyled]
  unstyled.clear()
  await Promise.all(failed.map(replaceLink))
}

/** Resolves once the stylesheet has loaded or failed again. */
function replaceLink(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) again.addEventListener(end, () => resolve())
    link.replaceWith(again)
  })
}
