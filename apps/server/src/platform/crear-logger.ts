// Structured logs, one JSON object a line. Bodies and headers are never logged, so neither are secrets.
import { type DestinationStream, type Logger, pino, type SerializedError } from 'pino';

export function crearLogger(nivel: string, destino?: DestinationStream): Logger {
  const opciones = {
    level: nivel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: pino.stdSerializers.wrapErrorSerializer(sinCliente) },
    redact: [
      'authorization',
      'password',
      'contrasena',
      'accessToken',
      '*.authorization',
      '*.password',
      '*.contrasena',
      '*.accessToken',
    ],
  };
  return destino === undefined ? pino(opciones) : pino(opciones, destino);
}

/** The pool hangs its whole client from the error of a connection that was lost: of its pages, which process it was is enough. */
function sinCliente({ client, ...dicho }: SerializedError): SerializedError {
  const esCliente = typeof client === 'object' && client !== null && 'processID' in client;
  return esCliente ? { ...dicho, proceso: client.processID } : dicho;
}
