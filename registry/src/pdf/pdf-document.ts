/** As much of `pdfjs-dist` as is used, so that a terminal and a worker of a browser open files each in its own way. */
export type PdfLoading = { promise: Promise<PdfDocument>; destroy(): Promise<void> }

export type PdfDocument = { numPages: number; getPage(number: number): Promise<PdfPage> }

export type PdfPage = {
  getViewport(options: { scale: number }): { transform: number[]; width: number; height: number }
  getOperatorList(): Promise<OperatorList>
  commonObjs: { has(name: string): boolean; get(name: string): unknown }
}

export type OperatorList = { fnArray: ArrayLike<number>; argsArray: ArrayLike<ArrayLike<unknown> | null> }

/** Numbers of the operators by their names, `OPS` of `pdfjs-dist`. */
export type Operators = Readonly<Record<string, number>>
