import adobeKorea10 from 'pdfjs-dist/cmaps/Adobe-Korea1-0.bcmap?inline'
import adobeKorea11 from 'pdfjs-dist/cmaps/Adobe-Korea1-1.bcmap?inline'
import adobeKorea12 from 'pdfjs-dist/cmaps/Adobe-Korea1-2.bcmap?inline'
import kSCEUCV from 'pdfjs-dist/cmaps/KSC-EUC-V.bcmap?inline'
import kSCH from 'pdfjs-dist/cmaps/KSC-H.bcmap?inline'
import kSCJohabH from 'pdfjs-dist/cmaps/KSC-Johab-H.bcmap?inline'
import kSCJohabV from 'pdfjs-dist/cmaps/KSC-Johab-V.bcmap?inline'
import kSCV from 'pdfjs-dist/cmaps/KSC-V.bcmap?inline'
import kSCmsUHCHWV from 'pdfjs-dist/cmaps/KSCms-UHC-HW-V.bcmap?inline'
import kSCmsUHCV from 'pdfjs-dist/cmaps/KSCms-UHC-V.bcmap?inline'
import kSCpcEUCH from 'pdfjs-dist/cmaps/KSCpc-EUC-H.bcmap?inline'
import kSCpcEUCV from 'pdfjs-dist/cmaps/KSCpc-EUC-V.bcmap?inline'
import uniKSUCS2V from 'pdfjs-dist/cmaps/UniKS-UCS2-V.bcmap?inline'
import uniKSUTF8H from 'pdfjs-dist/cmaps/UniKS-UTF8-H.bcmap?inline'
import uniKSUTF8V from 'pdfjs-dist/cmaps/UniKS-UTF8-V.bcmap?inline'
import uniKSUTF16H from 'pdfjs-dist/cmaps/UniKS-UTF16-H.bcmap?inline'
import uniKSUTF16V from 'pdfjs-dist/cmaps/UniKS-UTF16-V.bcmap?inline'
import uniKSUTF32H from 'pdfjs-dist/cmaps/UniKS-UTF32-H.bcmap?inline'
import uniKSUTF32V from 'pdfjs-dist/cmaps/UniKS-UTF32-V.bcmap?inline'

/** The character maps of Adobe-Korea1 that few files need: half of the size of all the others of the reader together. */
export const RARE_MAPS: Readonly<Record<string, string>> = {
  'Adobe-Korea1-0.bcmap': adobeKorea10,
  'Adobe-Korea1-1.bcmap': adobeKorea11,
  'Adobe-Korea1-2.bcmap': adobeKorea12,
  'KSC-EUC-V.bcmap': kSCEUCV,
  'KSC-H.bcmap': kSCH,
  'KSC-Johab-H.bcmap': kSCJohabH,
  'KSC-Johab-V.bcmap': kSCJohabV,
  'KSC-V.bcmap': kSCV,
  'KSCms-UHC-HW-V.bcmap': kSCmsUHCHWV,
  'KSCms-UHC-V.bcmap': kSCmsUHCV,
  'KSCpc-EUC-H.bcmap': kSCpcEUCH,
  'KSCpc-EUC-V.bcmap': kSCpcEUCV,
  'UniKS-UCS2-V.bcmap': uniKSUCS2V,
  'UniKS-UTF16-H.bcmap': uniKSUTF16H,
  'UniKS-UTF16-V.bcmap': uniKSUTF16V,
  'UniKS-UTF32-H.bcmap': uniKSUTF32H,
  'UniKS-UTF32-V.bcmap': uniKSUTF32V,
  'UniKS-UTF8-H.bcmap': uniKSUTF8H,
  'UniKS-UTF8-V.bcmap': uniKSUTF8V,
}
