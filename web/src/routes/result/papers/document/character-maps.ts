import ofKorea from 'pdfjs-dist/cmaps/Adobe-Korea1-UCS2.bcmap?inline'
import ofEuc from 'pdfjs-dist/cmaps/KSC-EUC-H.bcmap?inline'
import ofWindows from 'pdfjs-dist/cmaps/KSCms-UHC-H.bcmap?inline'
import ofHalfWidth from 'pdfjs-dist/cmaps/KSCms-UHC-HW-H.bcmap?inline'
import ofUnicode from 'pdfjs-dist/cmaps/UniKS-UCS2-H.bcmap?inline'

/** Character maps of Korean fonts that a file names but does not embed. They are bundled, so that nothing has to be fetched. */
const MAPS: Readonly<Record<string, string>> = {
  'Adobe-Korea1-UCS2.bcmap': ofKorea,
  'KSC-EUC-H.bcmap': ofEuc,
  'KSCms-UHC-HW-H.bcmap': ofHalfWidth,
  'KSCms-UHC-H.bcmap': ofWindows,
  'UniKS-UCS2-H.bcmap': ofUnicode,
}

/** Replaces the library's own fetching of character maps. */
export class CharacterMaps {
  /** @throws Error for everything else */
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const [, content] = MAPS[filename]?.split(',') ?? []
    if (content === undefined) throw new Error('not here')
    return Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0)
  }
}
