// Opening balances of agencia 01, being written, for whoever works in another one to ask about.
import type { InjectOptions } from 'fastify';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';

type Peticion = Pick<InjectOptions, 'headers' | 'payload' | 'query'> & {
  readonly params?: Readonly<Record<string, string>>;
};

const APERTURA = '00000000-0000-4000-8000-0000000a9e01';

const HOJA = {
  headers: { 'content-type': 'text/csv' },
  payload: 'cuenta,agencia,debe,haber\n1011030101,01,5,\n',
};

export async function abrirAperturaDeLa01(url: string, marca: string): Promise<void> {
  await comoDueno(
    url,
    `insert into saldos_iniciales (id, agencia, fecha, lineas, escritores, creada_por, creada_en, actualizada_en)
     select '${APERTURA}', '01', '2026-01-01', jsonb_build_array(jsonb_build_object('cuenta', '${marca}', 'debe', 5, 'haber', 0)),
       array[u.id], u.id, now(), now() from usuario u where u.correo = 'auditor@cuadra.demo'`,
  );
}

const base = '/api/contabilidad/saldos-iniciales';

export function peticionesDeAperturas(): [string, Peticion][] {
  const params = { id: APERTURA };
  const vista = { params, payload: { version: 0 } };
  const motivo = 'No hace falta';
  return [
    ['PUT /api/contabilidad/ejercicios', { payload: { primerEjercicio: 2026, desde: 2026 } }],
    ['DELETE /api/contabilidad/ejercicios/:anio', {}],
    [`GET ${base}`, {}],
    [`GET ${base}/:id`, { params }],
    [`POST ${base}`, { payload: { agencia: '01', fecha: '2026-01-01' } }],
    [`PUT ${base}/:id`, { params, payload: { version: 0, fecha: '2026-01-01', lineas: [] } }],
    [`DELETE ${base}/:id`, { params, query: { version: '0' } }],
    [`POST ${base}/:id/enviar`, vista],
    [`POST ${base}/:id/devolver`, { params, payload: { version: 0, motivo } }],
    [`POST ${base}/:id/aprobar`, vista],
    [`POST ${base}/:id/reversion`, { params, payload: { motivo } }],
    [`DELETE ${base}/:id/reversion`, { params }],
    [`POST ${base}/:id/reversion/aprobar`, { params }],
    [`POST ${base}/importar`, { query: { fecha: '2026-01-01' }, ...HOJA }],
    [`POST ${base}/leer-hoja`, HOJA],
  ];
}
