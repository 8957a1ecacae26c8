import { randomUUID } from 'node:crypto'
import { context, trace } from '@opentelemetry/api'
import { SeverityNumber } from '@opentelemetry/api-logs'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import type { Config } from './config/config.ts'
import { onLogLine } from './log.ts'
import { onObserved, switchTracing } from './observe.ts'

/** Time limit for one delivery, including retries: a shutdown waits for the last one. */
const DELIVERY_MS = 3_000

export type Telemetry = { stop(): Promise<void> }

/** The severity of a log line, by its level. */
const SEVERITIES: Record<string, SeverityNumber> = {
  trace: SeverityNumber.TRACE,
  debug: SeverityNumber.DEBUG,
  info: SeverityNumber.INFO,
  warn: SeverityNumber.WARN,
  error: SeverityNumber.ERROR,
  fatal: SeverityNumber.FATAL,
}

type Settings = NonNullable<Config['telemetry']>

/**
 * Sends traces and durations to an OpenTelemetry collector (OTLP over HTTP), only if an endpoint is configured. Nothing is
 * instrumented automatically, so only what `observe` names leaves the service. If the collector is gone, only spans are lost.
 */
export function startTelemetry(
  { endpoint, headers, serviceName, traceRatio, sendsLog }: Settings,
  version: string,
): Telemetry {
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.version': version,
    // each process has its own counts; without an ID the collector would mix them up
    'service.instance.id': randomUUID(),
  })
  const traces = new BasicTracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(traceRatio) }),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers, timeoutMillis: DELIVERY_MS }),
      ),
    ],
  })
  const exporter = new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, headers, timeoutMillis: DELIVERY_MS })
  const metrics = new MeterProvider({ resource, readers: [new PeriodicExportingMetricReader({ exporter })] })
  const durations = metrics.getMeter('lease-risk').createHistogram('lease_risk.duration', { unit: 's' })

  trace.setGlobalTracerProvider(traces)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  switchTracing(true)
  const forget = onObserved(({ seconds, ...attributes }) => durations.record(seconds, attributes))
  const log = sendsLog ? sendLog({ endpoint, headers }, resource) : undefined
  return {
    async stop() {
      forget()
      switchTracing(false)
      // data that can no longer be delivered is lost; nobody will miss it
      await Promise.allSettled([traces.shutdown(), metrics.shutdown(), log?.stop()])
      trace.disable()
      context.disable()
    },
  }
}

/** R-OPS-15. Sends log lines in batches; lines the collector rejects are dropped, but are on standard output anyway. */
function sendLog({ endpoint, headers }: Pick<Settings, 'endpoint' | 'headers'>, resource: Resource): Telemetry {
  const exporter = new OTLPLogExporter({ url: `${endpoint}/v1/logs`, headers, timeoutMillis: DELIVERY_MS })
  const provider = new LoggerProvider({ resource, processors: [new BatchLogRecordProcessor({ exporter })] })
  const logger = provider.getLogger('lease-risk')
  const forget = onLogLine((line) => {
    const [, level = 'info'] = /^\{"level":"(\w+)"/.exec(line) ?? []
    logger.emit({ body: line.trimEnd(), severityText: level, severityNumber: SEVERITIES[level] })
  })
  return {
    async stop() {
      forget()
      await provider.shutdown()
    },
  }
}
