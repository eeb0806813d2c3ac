// A run and a plan of agencia 01, for whoever works in another one to ask about.
import type { InjectOptions } from 'fastify';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';

export interface CorridaDeLa01 {
  readonly corrida: string;
  readonly producto: number;
  readonly responsable: string;
}

const PLAN = '00000000-0000-4000-8000-0000000000e1';

export async function abrirCorridaDeLa01(url: string, marca: string): Promise<CorridaDeLa01> {
  const [fila] = await comoDueno(
    url,
    `insert into producto_ahorro (codigo, nombre, clase, id_cuenta)
     select 'INT', 'Con intereses', 'vista', c.id_cuenta from cuenta c
     where c.tipo_cuenta = 'D' and c.naturaleza = 'acreedora' order by c.id_cuenta desc limit 1`,
    `insert into programacion_de_intereses (id, nombre, productos, agencias, frecuencia, proximo_fin, responsable)
     select '${PLAN}', '${marca}', array[p.id], array['01'], 'mensual', '2026-11-30', u.id
     from usuario u, producto_ahorro p where u.correo = 'contador@cuadra.demo' and p.codigo = 'INT'`,
    `insert into corrida (clase, nombre, desde, hasta, fecha_valor, fecha, creada_en)
     values ('ordinaria', '${marca}', '2026-10-01', '2026-11-01', '2026-10-31', '2026-10-31', now())`,
    `insert into corrida_alcance (corrida, producto, agencia, periodo)
     select r.id, p.id, '01', daterange(null, '2026-11-01') from corrida r, producto_ahorro p
     where r.nombre = '${marca}' and p.codigo = 'INT'`,
    `select r.id as corrida, p.id as producto, u.id as responsable from corrida r, producto_ahorro p, usuario u
     where r.nombre = '${marca}' and p.codigo = 'INT' and u.correo = 'contador@cuadra.demo'`,
  );
  const { corrida, producto, responsable } = fila ?? {};
  return { corrida: String(corrida), producto: Number(producto), responsable: String(responsable) };
}

type Peticion = Pick<InjectOptions, 'headers' | 'payload' | 'query'> & {
  readonly params?: Readonly<Record<string, string>>;
};

const ahorros = '/api/ahorros';

export function peticionesDeCorridas(suya: CorridaDeLa01): [string, Peticion][] {
  const { corrida, producto, responsable } = suya;
  const plan = {
    ...{
      nombre: 'Otro plan',
      productos: [producto],
      agencias: ['01'],
      frecuencia: 'mensual',
      diasDespues: 1,
    },
    ...{ hora: '06:00', proximoFin: '2026-11-30', avisarA: [], responsable },
  };
  const nueva = {
    ...{ nombre: 'Otra corrida', clase: 'ordinaria', productos: [producto], agencias: ['01'], corrige: null },
    ...{ desde: '2026-10-01', ultimoDia: '2026-10-31' },
  };
  const delPlan = { params: { id: PLAN } };
  const deCorrida = { params: { id: corrida } };
  const paso = (nombre: string, payload: object): [string, Peticion] => [
    `POST ${ahorros}/corridas/:id/${nombre}`,
    { ...deCorrida, payload: { version: 0, ...payload } },
  ];
  const lectura = (nombre: string): [string, Peticion] => [`GET ${ahorros}/corridas/:id${nombre}`, deCorrida];
  const motivo = 'No corresponde';
  return [
    [`GET ${ahorros}/programaciones`, {}],
    [`POST ${ahorros}/programaciones`, { payload: plan }],
    [`PUT ${ahorros}/programaciones/:id`, { ...delPlan, payload: { ...plan, version: 0 } }],
    [`POST ${ahorros}/programaciones/:id/pausa`, { ...delPlan, payload: { pausada: true, version: 0 } }],
    [`DELETE ${ahorros}/programaciones/:id`, delPlan],
    [`GET ${ahorros}/calendario`, {}],
    [`GET ${ahorros}/corridas`, {}],
    [`GET ${ahorros}/corridas-por-hacer`, {}],
    [`POST ${ahorros}/corridas`, { payload: nueva }],
    ...['', '/partidas', '/comparacion', '/eventos', '/lineas'].map(lectura),
    [`GET ${ahorros}/corridas/:id/lineas/:cuenta`, { params: { id: corrida, cuenta: '1' } }],
    paso('calculo', {}),
    paso('aprobacion', { huella: 'f'.repeat(64), aceptaAdvertencias: null }),
    paso('aplicacion', {}),
    paso('detencion', { motivo }),
    paso('cancelacion', { motivo }),
    paso('reversion-pedida', { motivo }),
    paso('reversion', { aprueba: true, motivo: null }),
  ];
}
