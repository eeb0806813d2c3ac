// Cash that a caja of agencia 01 asked another one for, for whoever works in another agencia to ask about.
import type { InjectOptions } from 'fastify';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import type { CajaDeLa01 } from './caja-de-la-01.ts';

const OTRA = '00000000-0000-4000-8000-0000000000d1';
const TRASLADO = '00000000-0000-4000-8000-0000000000d2';

export async function abrirTrasladoDeLa01(
  url: string,
  { caja, cajero }: CajaDeLa01,
  concepto: string,
): Promise<void> {
  await comoDueno(
    url,
    `insert into caja (id, codigo, nombre, agencia, clase, id_cuenta)
     select '${OTRA}', 'C2', '${concepto} 2', c.agencia, c.clase, c.id_cuenta from caja c where c.id = '${caja}'`,
    `insert into traslado_de_caja (id, origen, destino, clase, medio, monto, concepto, estado, pedido_por, pedido_en)
     values ('${TRASLADO}', '${caja}', '${OTRA}', 'traslado', 'efectivo', 100, '${concepto}', 'pedido', '${cajero}',
       '2026-11-16T14:30:00Z')`,
  );
}

type Peticion = Pick<InjectOptions, 'headers' | 'payload' | 'query'> & {
  readonly params?: Readonly<Record<string, string>>;
};

const cajas = '/api/contabilidad/cajas';

export function peticionesDeTraslados({ caja }: CajaDeLa01): [string, Peticion][] {
  const params = { id: TRASLADO };
  const version = 0;
  const motivo = 'No hace falta';
  const monto = 100;
  const concepto = 'Para el cambio';
  return [
    [`GET ${cajas}/traslados`, {}],
    [`GET ${cajas}/traslados/cajas`, {}],
    [`POST ${cajas}/traslados`, { payload: { destino: caja, monto, concepto } }],
    [`POST ${cajas}/traslados/pedidos`, { payload: { origen: caja, monto, concepto } }],
    [`POST ${cajas}/traslados/:id/enviar`, { params, payload: { version } }],
    [`POST ${cajas}/traslados/:id/anular`, { params, payload: { version, motivo } }],
    [`POST ${cajas}/traslados/:id/recibir`, { params, payload: { version } }],
    [`POST ${cajas}/traslados/:id/rechazar`, { params, payload: { version, motivo } }],
    [`POST ${cajas}/traslados/:id/devolver`, { params, payload: { version } }],
  ];
}
