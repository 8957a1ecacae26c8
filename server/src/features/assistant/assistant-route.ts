import { AssistantMessage } from '@lease-risk/contract/assistant'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import type { FastifyRequest } from 'fastify'
import { createAsk } from '../../platform/http/ask-operation.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { languageOf, sayLanguage } from '../../platform/http/language.ts'
import { mayCallFromPage, ownOrigin } from '../../platform/http/origins.ts'
import { word } from '../../words/in-words.ts'
import { message, sentences } from '../../words/message.ts'
import { callable } from './call-tool.ts'
import type { AssistantServices } from './services.ts'
import { shownSchemas, TOOLS, type Tool, unitsOfMessage } from './tools.ts'

const ASSISTANT_PATH = '/api/mcp'
const OLD_PATH = '/mcp'

/** None of the tools changes anything except what the same HTTP call would store. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true }

/** R-ASSIST-08: directories of assistants ask for the service's name in English and Korean. */
function described({ about }: Pick<Tool, 'about'>): string {
  return `Lease Risk (전월세 계약 전 위험 진단): ${about} ${word(message('ASSISTANT_NO_VERDICT'), 'en')}`
}

/** R-ASSIST-01: the Model Context Protocol over stateless Streamable HTTP, in its versions of 2025 and 2026. */
export function assistantRoute(app: HttpApp, services: AssistantServices): void {
  const tools = TOOLS.map((tool) => ({ ...tool, ...shownSchemas(tool), call: callable(tool) }))

  function serverFor(request: FastifyRequest): McpServer {
    const language = languageOf(request)
    const context = { ...services, language, askIn: (asked: typeof language) => createAsk(app, request, asked) }
    const instructions = word(sentences([message('ASSISTANT_ABOUT'), message('ASSISTANT_NO_VERDICT')]), language)
    const server = new McpServer({ name: 'lease-risk', version: services.version }, { instructions })
    for (const { name, title: code, inputSchema, outputSchema, call, ...tool } of tools) {
      const title = word(message(code), language)
      const shown = { title, description: described(tool), annotations: { title, ...ANNOTATIONS } }
      server.registerTool(name, { ...shown, inputSchema, outputSchema }, (given) => call(given, context))
    }
    return server
  }

  // answers JSON-RPC without the envelope, so its description is a page of its own and not among the operations
  app.post(
    ASSISTANT_PATH,
    {
      config: { access: 'public', unitsOfBody: unitsOfMessage },
      schema: { hide: true, operationId: 'askAsAssistant', body: AssistantMessage },
    },
    async (request, reply) => {
      // a page of another site must not send requests on behalf of its reader, not even by a host name that resolves to
      // this machine
      if (!mayCallFromPage(services.config, request.headers.origin)) throw new AppError('AUTH_403_ACCESS_DENIED')
      const asked = new Request(`${ownOrigin(request)}${ASSISTANT_PATH}`, {
        method: 'POST',
        headers: textHeaders(request),
      })
      const handler = createMcpHandler(() => serverFor(request), { maxSubscriptions: 0 })
      const answer = await handler.fetch(asked, { parsedBody: request.body })
      return sayLanguage(reply).header('cache-control', 'no-store').send(answer)
    },
  )
  leadFromOldPath(app)
}

/** Clients that were set up before version 0.8 know `/mcp`; 308 keeps their method and body. */
function leadFromOldPath(app: HttpApp): void {
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: OLD_PATH,
    config: { access: 'public' },
    schema: { hide: true },
    // before a body is read, as nothing here looks at it
    onRequest: async ({ url }, reply) => reply.redirect(url.replace(/^[^?]*/, ASSISTANT_PATH), 308),
    handler: (_request, reply) => reply,
  })
}

/** An `Accept` header for any type is treated as the two that the protocol requires. */
const BOTH_TYPES = 'application/json, text/event-stream'

function textHeaders({ headers }: FastifyRequest): [string, string][] {
  const accept = headers.accept === undefined || headers.accept.includes('*/*') ? BOTH_TYPES : headers.accept
  return Object.entries({ ...headers, accept }).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}
