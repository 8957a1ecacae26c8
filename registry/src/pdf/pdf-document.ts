/** The part of `pdfjs-dist` that is used, so that a terminal and a browser worker can each open files their own way. */
export type PdfLoading = { promise: Promise<PdfDocument>; destroy(): Promise<void> }

export type PdfDocument = { numPages: number; getPage(number: number): Promise<PdfPage> }

export type PdfPage = {
  getViewport(options: { scale: number }): { transform: number[]; width: number; height: number }
  getOperatorList(): Promise<OperatorList>
  commonObjs: { has(name: string): boolean; get(name: string): unknown }
}

export type OperatorList = { fnArray: ArrayLike<number>; argsArray: ArrayLike<ArrayLike<unknown> | null> }

/** Operator numbers by name, `OPS` of `pdfjs-dist`. */
export type Operators = Readonly<Record<string, number>>
