/** Letter widths of a font, in thousandths of its size. */
export type FontMetrics = { name: string; hangul: number; digit: number; latin: number; space: number }

export type PdfFile = { width: number; height: number; rotate?: number; contents: string[]; fonts: FontMetrics[] }

const isWide = (code: number) => code >= 0x1100 && !(code >= 0x2000 && code < 0x2100)

export function widthOf(font: FontMetrics, character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code <= 0x20 || code === 0xa0) return font.space
  if (isWide(code)) return font.hangul
  return code >= 0x30 && code <= 0x39 ? font.digit : font.latin
}

/** A string in the content, with two bytes per letter. */
export function hexOf(text: string): string {
  return `<${Array.from(text)
    .map((each) => (each.codePointAt(0) ?? 0).toString(16).padStart(4, '0'))
    .join('')}>`
}

const TO_UNICODE = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Same def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
1 beginbfrange <0000> <ffff> <0000> endbfrange endcmap end end`

/** Widths by code, which a file must specify for fonts that are not embedded. */
function widthsOf(font: FontMetrics): string {
  return `[0 31 ${font.space} 32 32 ${font.space} 33 47 ${font.latin} 48 57 ${font.digit} 58 159 ${font.latin} 160 160 ${font.space} 161 4351 ${font.latin} 8192 8447 ${font.latin} 4352 8191 ${font.hangul} 8448 65535 ${font.hangul}]`
}

/** Writes a PDF whose fonts are named but not embedded; fonts are `/F0`, `/F1` in the contents. */
export function writePdf({ width, height, rotate = 0, contents, fonts }: PdfFile): Uint8Array {
  const objects: string[] = ['', '']
  const add = (body: string) => objects.push(body)
  const stream = (data: string) => add(`<< /Length ${data.length} >>\nstream\n${data}\nendstream`)
  const unicode = stream(TO_UNICODE)
  const named = fonts.map((font, index) => {
    const descriptor = add(
      `<< /Type /FontDescriptor /FontName /${font.name} /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 >>`,
    )
    const cid = add(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${font.name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /DW ${font.hangul} /W ${widthsOf(font)} /CIDToGIDMap /Identity >>`,
    )
    const outer = add(
      `<< /Type /Font /Subtype /Type0 /BaseFont /${font.name} /Encoding /Identity-H /DescendantFonts [${cid} 0 R] /ToUnicode ${unicode} 0 R >>`,
    )
    return `/F${index} ${outer} 0 R`
  })
  const pages = contents.map((content) => {
    const data = stream(content)
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Resources << /Font << ${named.join(' ')} >> >> /Contents ${data} 0 R >>`,
    )
  })
  objects[0] = '<< /Type /Catalog /Pages 2 0 R >>'
  objects[1] = `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] >>`
  return bytesOf(objects)
}

function bytesOf(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.7\n'
  const offsets = objects.map((body, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const start = file.length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
