// Calls to the API as nobody would make them on purpose: every endpoint, every role, good and bad parts mixed.
import type { Endpoint, Method } from '@cuadra/contract/endpoint';
import type { Azar } from './azar.ts';
import { type Existentes, esquemaDe, valorPara } from './valores.ts';

export interface Llamada {
  readonly endpoint: Endpoint;
  readonly method: Method | 'HEAD';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | Buffer | undefined;
  /** The address was spoiled: it may lead anywhere. */
  readonly estropeada: boolean;
}

export function inventarLlamada(endpoint: Endpoint, azar: Azar, existentes: Existentes): Llamada {
  const params = partes(endpoint.params, azar, existentes);
  const query = partes(endpoint.query, azar, existentes);
  const camino = endpoint.path.replaceAll(/:(\w+)/g, (_, nombre: string) =>
    enDireccion(params[nombre] ?? 'x'),
  );
  const consulta = Object.entries(query)
    .map(([nombre, valor]) => `${enDireccion(nombre)}=${enDireccion(valor)}`)
    .join('&');
  const estropeada = azar.unaDe(80) ? azar.elegir(['%', '%zz', '?', '/..', '%00', '#']) : '';
  const { headers, payload } = cuerpo(endpoint, azar, existentes);
  return {
    endpoint,
    method: endpoint.method === 'GET' && azar.unaDe(20) ? 'HEAD' : endpoint.method,
    url: `${camino}${estropeada}${consulta === '' ? '' : `?${consulta}`}`,
    headers: {
      ...headers,
      ...(endpoint.idempotent && azar.unaDe(2) ? { 'idempotency-key': `k${azar.entero(0, 99)}` } : {}),
    },
    payload,
    estropeada: estropeada !== '',
  };
}

function partes(schema: Endpoint['params'], azar: Azar, existentes: Existentes): Record<string, unknown> {
  const valor = schema === undefined ? {} : valorPara(esquemaDe(schema), azar, existentes);
  return typeof valor === 'object' && valor !== null ? (valor as Record<string, unknown>) : {};
}

/** Well escaped, lone surrogates as the question mark that any client makes of them. */
function enDireccion(valor: unknown): string {
  const texto = typeof valor === 'object' ? JSON.stringify(valor) : String(valor);
  return encodeURIComponent(texto.toWellFormed()).slice(0, 3_000);
}

function cuerpo(
  { method, body }: Endpoint,
  azar: Azar,
  existentes: Existentes,
): { headers: Record<string, string>; payload: string | Buffer | undefined } {
  if (method === 'GET') return { headers: {}, payload: undefined };
  if (body === undefined) return azar.unaDe(4) ? conJson('{}') : { headers: {}, payload: undefined };
  if ('kind' in body) {
    const tipo = azar.unaDe(10) ? 'application/json' : azar.elegir(body.mediaTypes);
    return { headers: { 'content-type': tipo }, payload: bytes(azar) };
  }
  if (azar.unaDe(40))
    return conJson(azar.elegir(['{', '[]', 'null', '"x"', '{"a":1,}', '['.repeat(200), '']));
  if (azar.unaDe(60)) return { headers: { 'content-type': 'text/plain' }, payload: 'x' };
  return conJson(comoJson(valorPara(esquemaDe(body), azar, existentes)));
}

const conJson = (payload: string) => ({ headers: { 'content-type': 'application/json' }, payload });

/** JSON can say a lone surrogate, and JSON.stringify does. */
const comoJson = (valor: unknown): string => JSON.stringify(valor) ?? 'null';

const CABEZAS: readonly string[] = [
  '%PDF-1.7\n',
  'PK\u0003\u0004',
  'partida,fecha,tipo,agencia,concepto,idCuenta,debe,haber\n',
  'idCuenta,nombreCuenta,tipoCuenta,naturaleza\n',
  '{"fecha":"2026-11-10"}\n',
  '[{"fecha":"2026-11-10"},',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
  '',
];

function bytes(azar: Azar): Buffer {
  const cola = Array.from({ length: azar.entero(0, 300) }, () => azar.entero(0, 255));
  return Buffer.concat([Buffer.from(azar.elegir(CABEZAS), 'latin1'), Buffer.from(cola)]);
}
