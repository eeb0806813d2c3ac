// What the three parts of `caidas` ask of a Cuadra that may die under them.
import { hoyEnGuatemala } from './partidas-de-prueba.ts';

/** Longer than any recovery: who waits more than this is told. */
const PLAZO_MS = 10_000;

export interface Llamada {
  readonly url: string;
  readonly token: string;
  readonly plazoMs?: number;
}

export function enviar(
  { url, token, plazoMs = PLAZO_MS }: Llamada,
  ruta: string,
  cuerpo?: object,
  encabezados: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${url}${ruta}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(cuerpo === undefined ? {} : { 'content-type': 'application/json' }),
      ...encabezados,
    },
    ...(cuerpo === undefined ? {} : { body: JSON.stringify(cuerpo) }),
    signal: AbortSignal.timeout(plazoMs),
  });
}

/** In centavos: people do not post the same amount all day, and those alike are compared with each other. */
const MONTO_MAX = 100_000;

/** Posts one, told apart by its key, which it says in its concepto too. */
export function contabilizarUna(llamada: Llamada, llave: string): Promise<Response> {
  const monto = 1 + (Number.parseInt(llave.slice(0, 8), 16) % MONTO_MAX);
  const partida = {
    fecha: hoyEnGuatemala(),
    tipo: 'diario',
    agencia: '01',
    concepto: `Caída ${llave}`,
    lineas: [
      { idCuenta: '1011010103', debe: monto, haber: 0 },
      { idCuenta: '603102', debe: 0, haber: monto },
    ],
    contabilizar: true,
  };
  return enviar(llamada, '/api/contabilidad/partidas', partida, { 'idempotency-key': llave });
}
