declare module '*.bcmap?inline' {
  const dataUrl: string
  export default dataUrl
}
