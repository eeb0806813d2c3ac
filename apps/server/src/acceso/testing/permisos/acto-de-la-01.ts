// What somebody of agencia 01 asked another person to consent to, and what its contador and jefe are told of, for whoever works in another
// agencia to ask about.
import type { InjectOptions } from 'fastify';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';

const AUTORIZACION = '00000000-0000-4000-8000-0000000000e1';

/** The number of the signal. */
export async function abrirActoDeLa01(url: string, resumen: string): Promise<string> {
  const [fila] = await comoDueno(
    url,
    `insert into autorizacion (id, operacion, clase, agencia, monto, huellas, resumen, razon, orden, pedido, pedida_por, pedida_en, vence_en)
     select '${AUTORIZACION}', 'transferencia-ajena', 'paga', '01', 100, array[sha256('acto')], '${resumen}', 'Siempre de dos', '{}',
       sha256('pedido'), u.id, '2026-11-16T14:30:00Z', '2026-11-17T14:30:00Z' from usuario u where u.correo = 'ahorros@cuadra.demo'`,
    `insert into senal (clase, operacion, agencia, monto, en) values ('a-otro', 'transferencia-ajena', '01', 100, '2026-11-16T14:30:00Z')
     returning id`,
  );
  return String(fila?.id);
}

type Peticion = Pick<InjectOptions, 'headers' | 'payload' | 'query'> & {
  readonly params?: Readonly<Record<string, string>>;
};

export function peticionesDeControl(senal: string): [string, Peticion][] {
  const base = '/api/control';
  const params = { id: AUTORIZACION };
  const motivo = 'No hace falta';
  return [
    [`GET ${base}/autorizaciones`, {}],
    [`GET ${base}/autorizaciones/:id`, { params }],
    [`POST ${base}/autorizaciones/:id/respuesta`, { params, payload: { decision: 'negada', motivo } }],
    [`POST ${base}/autorizaciones/:id/retiro`, { params, payload: { motivo } }],
    [`GET ${base}/senales`, { query: { cuales: 'todas' } }],
    [`POST ${base}/senales/:id/vista`, { params: { id: senal } }],
  ];
}
