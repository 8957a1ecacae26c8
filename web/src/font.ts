import sheet from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url'

export function linkFont(): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = sheet
  document.head.append(link)
}
