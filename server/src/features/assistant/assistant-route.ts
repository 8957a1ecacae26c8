import { AssistantMessage } from '@lease-risk/contract/assistant'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import type { FastifyRequest } from 'fastify'
import { createAsk } from '../../platform/http/ask-operation.ts'
import { mayCallFromPage } from '../../platform/http/cors-rules.ts'
import { raw } from '../../platform/http/envelope.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { languageOf, sayLanguage } from '../../platform/http/language.ts'
import { ownOrigin } from '../../platform/http/own-origin.ts'
import { refusals } from '../../platform/http/refusals.ts'
import { word } from '../../words/in-words.ts'
import { message, sentences } from '../../words/message.ts'
import { callable } from './call-tool.ts'
import type { AssistantServices } from './services.ts'
import { shownSchemas } from './tool-schemas.ts'
import { TOOLS } from './tools.ts'

/** None of the tools changes anything except what the same HTTP call would store. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true }

/** R-ASSIST-01: the Model Context Protocol over stateless Streamable HTTP, in its versions of 2025 and 2026. */
export function assistantRoute(app: HttpApp, services: AssistantServices): void {
  const tools = TOOLS.map((tool) => ({ ...tool, ...shownSchemas(tool), call: callable(tool) }))

  function serverFor(request: FastifyRequest): McpServer {
    const language = languageOf(request)
    const context = { ...services, language, askIn: (asked: typeof language) => createAsk(app, request, asked) }
    const instructions = word(sentences([message('ASSISTANT_ABOUT'), message('ASSISTANT_NO_VERDICT')]), language)
    const server = new McpServer({ name: 'lease-risk', version: services.version }, { instructions })
    for (const { name, title, description, inputSchema, outputSchema, call } of tools) {
      const about = word(sentences([message(description), message('ASSISTANT_NO_VERDICT')]), language)
      const shown = { title: word(message(title), language), description: about, annotations: ANNOTATIONS }
      server.registerTool(name, { ...shown, inputSchema, outputSchema }, (given) => call(given, context))
    }
    return server
  }

  app.post(
    '/mcp',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'askAsAssistant',
        tags: ['assistant'],
        summary: '어시스턴트의 질문(MCP)',
        description:
          'Model Context Protocol을 상태 없는 Streamable HTTP로 받습니다. 도구는 다른 작업과 같은 검사와 한도를 거치고, 그 작업이 저장하는 것 말고는 아무것도 저장하지 않습니다. 매물을 제공하지 않으며 계약 여부를 정해 주지 않습니다.',
        body: AssistantMessage,
        response: { ...raw('application/json', 'JSON-RPC 2.0의 답'), ...refusals('AUTH_403_ACCESS_DENIED') },
      },
    },
    async (request, reply) => {
      // a page of another site must not send requests on behalf of its reader, not even by a host name that resolves to
      // this machine
      if (!mayCallFromPage(services.config, request.headers.origin)) throw new AppError('AUTH_403_ACCESS_DENIED')
      const asked = new Request(`${ownOrigin(request)}/mcp`, { method: 'POST', headers: textHeaders(request) })
      const handler = createMcpHandler(() => serverFor(request), { maxSubscriptions: 0 })
      const answer = await handler.fetch(asked, { parsedBody: request.body })
      return sayLanguage(reply).header('cache-control', 'no-store').send(answer)
    },
  )
}

/** An `Accept` header for any type is treated as the two that the protocol requires. */
const BOTH_TYPES = 'application/json, text/event-stream'

function textHeaders({ headers }: FastifyRequest): [string, string][] {
  const accept = headers.accept === undefined || headers.accept.includes('*/*') ? BOTH_TYPES : headers.accept
  return Object.entries({ ...headers, accept }).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}
