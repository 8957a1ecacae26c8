import { execFileSync } from 'node:child_process'

export const NODES = ['node1', 'node2', 'node3'] as const
export type NodeName = (typeof NODES)[number]

/** The network of three machines and the one of this process, each with its own address. */
export type Network = {
  /** The address of this process and the balancer. */
  local: string
  /** The range that includes all addresses. */
  range: string
  address(node: NodeName): string
  namespace(node: NodeName): string | undefined
  /** `undefined` if this machine does not allow cutting connections. */
  cutting: { fromAll(node: NodeName): void; fromPeers(node: NodeName): void; heal(node: NodeName): void } | undefined
  remove(): void
}

/** Creates network namespaces on a bridge or, where not allowed, uses loopback addresses, which cannot be cut off. */
export function startNetwork(): Network {
  const mark = process.pid % 100_000
  const subnet = `10.${100 + (process.pid % 100)}.${Math.trunc(process.pid / 100) % 250}`
  const bridge = `lr${mark}`
  const nameOf = (node: NodeName) => `${bridge}${node}`
  const address = (node: NodeName) => `${subnet}.${NODES.indexOf(node) + 11}`
  const inside = (node: NodeName, ...command: string[]) => ip('netns', 'exec', nameOf(node), 'ip', ...command)
  const remove = () => {
    for (const node of NODES) attempt(() => ip('netns', 'del', nameOf(node)))
    attempt(() => ip('link', 'del', bridge))
  }
  try {
    ip('link', 'add', bridge, 'type', 'bridge')
    ip('addr', 'add', `${subnet}.1/24`, 'dev', bridge)
    ip('link', 'set', bridge, 'up')
    for (const [index, node] of NODES.entries()) {
      const outer = `${bridge}v${index}`
      ip('netns', 'add', nameOf(node))
      ip('link', 'add', outer, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', nameOf(node))
      ip('link', 'set', outer, 'master', bridge, 'up')
      inside(node, 'addr', 'add', `${address(node)}/24`, 'dev', 'eth0')
      inside(node, 'link', 'set', 'eth0', 'up')
      inside(node, 'link', 'set', 'lo', 'up')
    }
  } catch {
    remove()
    return loopback()
  }
  const outerOf = (node: NodeName) => `${bridge}v${NODES.indexOf(node)}`
  const peersOf = (node: NodeName) => NODES.filter((other) => other !== node)
  return {
    local: `${subnet}.1`,
    range: `${subnet}.0/24`,
    address,
    namespace: nameOf,
    cutting: {
      fromAll: (node) => ip('link', 'set', outerOf(node), 'down'),
      fromPeers: (node) => {
        for (const peer of peersOf(node)) inside(node, 'route', 'add', 'blackhole', `${address(peer)}/32`)
      },
      heal(node) {
        ip('link', 'set', outerOf(node), 'up')
        for (const peer of peersOf(node))
          attempt(() => inside(node, 'route', 'del', 'blackhole', `${address(peer)}/32`))
      },
    },
    remove,
  }
}

function loopback(): Network {
  const subnet = `127.${100 + (process.pid % 100)}.${Math.trunc(process.pid / 100) % 250}`
  return {
    local: `${subnet}.1`,
    range: '127.0.0.0/8',
    address: (node) => `${subnet}.${NODES.indexOf(node) + 11}`,
    namespace: () => undefined,
    cutting: undefined,
    remove: () => undefined,
  }
}

function ip(...parameters: string[]): void {
  execFileSync('ip', parameters, { stdio: 'ignore' })
}

function attempt(work: () => void): void {
  try {
    work()
  } catch {}
}
