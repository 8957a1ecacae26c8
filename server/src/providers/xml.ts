import { SaxesParser } from 'saxes'
import type { WireObject } from './wire-object.ts'

/** A stray one in a name must not cost all that came with it. */
// oxlint-disable-next-line no-control-regex -- these are what XML forbids
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g
const ENTITIES = { nbsp: ' ', middot: '·' }

/**
 * Reads an XML document into a tree: the trimmed text of an element, or its members by name, a list where several have
 * one name. Attributes are left out. `null` when it is not well-formed, such as cut off. Never throws.
 */
export function parseXml(text: string): WireObject | null {
  const parser = new SaxesParser({ position: false })
  Object.assign(parser.ENTITIES, ENTITIES)
  /** Members of the elements around the innermost open one; `null` for an element that has none yet. */
  const outer: (WireObject | null)[] = []
  let members: WireObject | null = {}
  let content = ''
  let isWellFormed = true

  parser.on('error', ({ message }) => {
    // an entity that nobody defines stays as it is written
    if (!message.includes('undefined entity')) isWellFormed = false
  })
  parser.on('opentag', () => {
    outer.push(members)
    members = null
    content = ''
  })
  const add = (piece: string) => {
    content += piece
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    const value = members ?? content.trim()
    members = outer.pop() ?? {}
    addMember(members, name, value)
    content = ''
  })
  parser.write(text.replaceAll(FORBIDDEN, '')).close()
  return isWellFormed ? members : null
}

function addMember(members: WireObject, name: string, value: string | WireObject): void {
  const before = Object.hasOwn(members, name) ? members[name] : undefined
  if (before === undefined) members[name] = value
  else if (Array.isArray(before)) before.push(value)
  else members[name] = [before, value]
}
