const KB = 1024
const MB = KB * KB

/** `734003` → `716.8KB`. */
export function formatSize(bytes: number): string {
  if (bytes >= MB) return `${(bytes / MB).toFixed(1)}MB`
  return bytes >= KB ? `${(bytes / KB).toFixed(1)}KB` : `${bytes}B`
}
