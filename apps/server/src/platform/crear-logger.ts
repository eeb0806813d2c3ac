// Structured logs, one JSON object a line. Bodies and headers are never logged, so neither are secrets.
import { type DestinationStream, type Logger, pino } from 'pino';

export function crearLogger(nivel: string, destino?: DestinationStream): Logger {
  const opciones = {
    level: nivel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
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
