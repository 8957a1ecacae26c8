/** Made by `build/english.ts`: the English of every module of words, by the module's path. */
declare module 'virtual:english' {
  const english: Record<string, object>
  export = english
}

declare module 'virtual:english-console' {
  const english: Record<string, object>
  export = english
}

declare module 'virtual:english-document' {
  const english: Record<string, object>
  export = english
}

declare module 'virtual:english-account' {
  const english: Record<string, object>
  export = english
}
