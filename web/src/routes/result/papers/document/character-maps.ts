import ofKorea from 'pdfjs-dist/cmaps/Adobe-Korea1-UCS2.bcmap?inline'
import ofEuc from 'pdfjs-dist/cmaps/KSC-EUC-H.bcmap?inline'
import ofWindows from 'pdfjs-dist/cmaps/KSCms-UHC-H.bcmap?inline'
import ofHalfWidth from 'pdfjs-dist/cmaps/KSCms-UHC-HW-H.bcmap?inline'
import ofUnicode from 'pdfjs-dist/cmaps/UniKS-UCS2-H.bcmap?inline'

/** What the letters of Korean fonts are that a file names and does not hold; here, so that nothing has to be asked for. */
const MAPS: Readonly<Record<string, string>> = {
  'Adobe-Korea1-UCS2.bcmap': ofKorea,
  'KSC-EUC-H.bcmap': ofEuc,
  'KSCms-UHC-HW-H.bcmap': ofHalfWidth,
  'KSCms-UHC-H.bcmap': ofWindows,
  'UniKS-UCS2-H.bcmap': ofUnicode,
}

/** In the place of what the library would fetch. */
export class CharacterMaps {
  /** @throws Error for everything else */
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const [, content] = MAPS[filename]?.split(',') ?? []
    if (content === undefined) throw new Error('not here')
    return Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0)
  }
}
