// A caja of agencia 01 with a jornada in course, for whoever works in another agencia to ask about.
import type { InjectOptions } from 'fastify';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';

export interface CajaDeLa01 {
  readonly caja: string;
  readonly jornada: string;
  readonly asignacion: string;
  readonly cajero: string;
}

const CAJA = '00000000-0000-4000-8000-0000000000c1';
const JORNADA = '00000000-0000-4000-8000-0000000000c2';
const ASIGNACION = '00000000-0000-4000-8000-0000000000c3';
/** Nothing else of the tests moves it. */
const CUENTA = '1011010102';

export async function abrirCajaDeLa01(url: string, nombre: string): Promise<CajaDeLa01> {
  const [cajero] = await comoDueno(
    url,
    'begin',
    `insert into caja (id, codigo, nombre, agencia, clase, id_cuenta)
     values ('${CAJA}', 'C1', '${nombre}', '01', 'caja', '${CUENTA}')`,
    `insert into asignacion_de_caja (id, caja, cajero, desde)
     select '${ASIGNACION}', '${CAJA}', u.id, '2026-01-01' from usuario u where u.correo = 'cajero@cuadra.demo'`,
    `insert into jornada (id, caja, cajero, fecha, abierta_en)
     select '${JORNADA}', '${CAJA}', s.cajero, '2026-11-16', '2026-11-16T14:00:00Z' from asignacion_de_caja s`,
    `insert into arqueo (jornada, clase, conteo, tasa_dolar, efectivo, cheque, vale, explicacion, contado_por, hecho_en)
     select j.id, 'apertura', '{}', 7700000, 0, 0, 0, '${nombre}', j.cajero, j.abierta_en from jornada j`,
    'commit',
    `select u.id from usuario u where u.correo = 'cajero@cuadra.demo'`,
  );
  return { caja: CAJA, jornada: JORNADA, asignacion: ASIGNACION, cajero: idDe(cajero) };
}

const idDe = (fila: Record<string, unknown> | undefined): string => String(Object.values(fila ?? {})[0]);

type Peticion = Pick<InjectOptions, 'headers' | 'payload' | 'query'> & {
  readonly params?: Readonly<Record<string, string>>;
};

const cajas = '/api/contabilidad/cajas';

export function peticionesDeCajas({ caja, jornada, asignacion, cajero }: CajaDeLa01): [string, Peticion][] {
  return [
    [`GET ${cajas}`, {}],
    [
      `POST ${cajas}`,
      {
        payload: {
          ...{ codigo: 'C9', nombre: 'Caja 9', agencia: '01', clase: 'caja' },
          idCuenta: CUENTA,
        },
      },
    ],
    [
      `PATCH ${cajas}/:id`,
      {
        params: { id: caja },
        payload: { version: 0, nombre: 'Otra', activa: true },
      },
    ],
    [
      `POST ${cajas}/:id/asignaciones`,
      { params: { id: caja }, payload: { cajero, desde: '2026-11-16', hasta: null } },
    ],
    [`PATCH ${cajas}/asignaciones/:id`, { params: { id: asignacion }, payload: { hasta: '2026-12-31' } }],
    [`GET ${cajas}/cajeros`, {}],
    ...peticionesDeRevision({ jornada, cajero }),
    [`GET ${cajas}/mia`, {}],
    [`GET ${cajas}/conteos-iniciales`, {}],
    [`POST ${cajas}/:id/conteo-inicial`, { params: { id: caja }, payload: { conteo: {} } }],
    [`POST ${cajas}/:id/jornadas`, { params: { id: caja }, payload: { conteo: {} } }],
    [`GET ${cajas}/jornadas`, {}],
    [`GET ${cajas}/jornadas/:id`, { params: { id: jornada } }],
    [`POST ${cajas}/jornadas/:id/arqueos`, { params: { id: jornada }, payload: { conteo: {} } }],
    [`POST ${cajas}/jornadas/:id/cerrar`, { params: { id: jornada }, payload: { version: 0 } }],
  ];
}

function peticionesDeRevision({
  jornada,
  cajero,
}: Pick<CajaDeLa01, 'jornada' | 'cajero'>): [string, Peticion][] {
  const version = 0;
  const motivo = 'Se habló con el cajero';
  const sobre = (payload: object): Peticion => ({
    params: { id: jornada },
    payload: { version, ...payload },
  });
  const de = `${cajas}/jornadas/:id`;
  return [
    [`GET ${cajas}/dia`, {}],
    [`GET ${cajas}/cajeros/:id/tendencia`, { params: { id: cajero } }],
    [`GET ${de}/causas`, { params: { id: jornada } }],
    [`POST ${de}/revisar`, sobre({ destino: null })],
    [`POST ${de}/propuesta`, sobre({ decision: 'negar', propuesta: jornada, motivo })],
    [`POST ${de}/observar`, sobre({ comentario: motivo })],
    [`POST ${de}/responder`, sobre({ respuesta: motivo })],
    [`POST ${de}/congelar`, sobre({})],
    [`POST ${de}/descongelar`, sobre({ motivo })],
    [
      `POST ${de}/arqueo-sorpresivo`,
      sobre({ conteo: {}, contrasenaPropia: 'la suya', contrasenaDelCajero: 'la otra' }),
    ],
  ];
}
