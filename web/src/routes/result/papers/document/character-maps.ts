import adobeKorea1UCS2 from 'pdfjs-dist/cmaps/Adobe-Korea1-UCS2.bcmap?inline'
import kSCEUCH from 'pdfjs-dist/cmaps/KSC-EUC-H.bcmap?inline'
import kSCmsUHCH from 'pdfjs-dist/cmaps/KSCms-UHC-H.bcmap?inline'
import kSCmsUHCHWH from 'pdfjs-dist/cmaps/KSCms-UHC-HW-H.bcmap?inline'
import uniKSUCS2H from 'pdfjs-dist/cmaps/UniKS-UCS2-H.bcmap?inline'

const KOREAN = /^(?:Adobe-Korea1|KSC|UniKS)/

type Maps = Readonly<Record<string, string>>

/**
 * Character maps of Korean fonts that a file names but does not embed. They are bundled, so that nothing has to be fetched
 * for a file.
 */
const USUAL_MAPS: Maps = {
  'Adobe-Korea1-UCS2.bcmap': adobeKorea1UCS2,
  'KSC-EUC-H.bcmap': kSCEUCH,
  'KSCms-UHC-H.bcmap': kSCmsUHCH,
  'KSCms-UHC-HW-H.bcmap': kSCmsUHCHWH,
  'UniKS-UCS2-H.bcmap': uniKSUCS2H,
}

/** What the library asks for in place of its own fetching of character maps, with `more`; `onMissing`: a Korean one is not here. */
export function characterMaps(more: Maps, onMissing: () => void) {
  const maps = { ...USUAL_MAPS, ...more }
  return class CharacterMaps {
    /** @throws Error for everything else */
    async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
      const [, content] = maps[filename]?.split(',') ?? []
      if (content === undefined) {
        if (KOREAN.test(filename)) onMissing()
        throw new Error('not here')
      }
      return Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0)
    }
  }
}
