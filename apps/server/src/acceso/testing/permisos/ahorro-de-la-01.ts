// A savings account of agencia 01 whose owner is inscribed there, for whoever works in another agencia to ask about.
import type { InjectOptions } from 'fastify';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';

export interface AhorroDeLa01 {
  readonly producto: number;
  readonly asociado: string;
  readonly cuenta: string;
}

const ASOCIADO = '00000000-0000-4000-8000-0000000000a1';
/** Nothing else of the tests moves it. */
const CUENTA = '3011020102';

export async function abrirAhorroDeLa01(url: string, marca: string): Promise<AhorroDeLa01> {
  const [fila] = await comoDueno(
    url,
    `insert into asociado (id, nombre, dpi, agencia, ingreso) values ('${ASOCIADO}', '${marca}', '1111111111111', '01', '2026-01-05')`,
    `insert into producto_ahorro (codigo, nombre, clase, id_cuenta) values ('DL01', 'Ahorro de la 01', 'vista', '${CUENTA}')`,
    `insert into cuenta_ahorro (numero, producto, agencia, apertura, interes_hasta)
     select 'CUENTA-DE-LA-01', p.id, '01', '2026-01-05', '2026-01-05' from producto_ahorro p where p.codigo = 'DL01'`,
    `insert into titular (cuenta, asociado, orden) select c.id, '${ASOCIADO}', 1 from cuenta_ahorro c where c.numero = 'CUENTA-DE-LA-01'`,
    `select id, producto from cuenta_ahorro where numero = 'CUENTA-DE-LA-01'`,
  );
  return { producto: Number(fila?.producto), asociado: ASOCIADO, cuenta: String(fila?.id) };
}

type Peticion = Pick<InjectOptions, 'headers' | 'payload' | 'query'> & {
  readonly params?: Readonly<Record<string, string>>;
};

export function peticionesDeAhorro({ producto, asociado, cuenta }: AhorroDeLa01): [string, Peticion][] {
  const base = '/api/ahorros';
  const de = `${base}/cuentas/:id`;
  const version = 0;
  const motivo = 'Lo pidió por carta';
  const ficha = { nombre: 'Otra persona', dpi: '2222222222222', agencia: '01' };
  const sobre = (payload: object): Peticion => ({ params: { id: cuenta }, payload });
  const ella = { params: { id: asociado } };
  const movimiento = { params: { id: cuenta, n: '1' }, payload: { motivo } };
  return [
    [`POST ${base}/asociados`, { payload: ficha }],
    [`PUT ${base}/asociados/:id`, { ...ella, payload: { ...ficha, version } }],
    [`POST ${base}/asociados/:id/estado`, { ...ella, payload: { estado: 'retirado', motivo, version } }],
    [`GET ${base}/asociados`, { query: { texto: '1111111111111' } }],
    [`GET ${base}/asociados/:id`, ella],
    [`GET ${base}/cuentas`, {}],
    [`GET ${base}/isr`, { query: { anio: '2026', mes: '10', agencia: '01' } }],
    [`GET ${base}/isr/asociados`, { query: { anio: '2026' } }],
    [
      `POST ${base}/simulador/cuenta`,
      { payload: { cuenta: Number(cuenta), desde: '2026-02-01', ultimoDia: '2026-02-28', cambios: {} } },
    ],
    [`GET ${de}`, { params: { id: cuenta } }],
    [`GET ${de}/interes`, { params: { id: cuenta } }],
    [`GET ${de}/liquidacion`, { params: { id: cuenta } }],
    [`GET ${de}/movimientos`, { params: { id: cuenta } }],
    [`GET ${base}/cuenta-nueva`, { query: { producto: String(producto), agencia: '01' } }],
    [`POST ${base}/cuentas`, { payload: { producto, agencia: '01', titulares: [asociado] } }],
    [`PUT ${de}/titulares`, sobre({ titulares: [asociado], version })],
    [`PUT ${de}/isr`, sobre({ tratamiento: 'afecto', version })],
    [`PUT ${de}/al-vencer`, sobre({ alVencer: null, destino: null, version })],
    [`POST ${de}/estado`, sobre({ estado: 'inactiva', motivo, version })],
    [`POST ${de}/cierre`, sobre({ motivo, destino: null, total: 0, version })],
    [
      `POST ${base}/transferencias`,
      { payload: { desde: Number(cuenta), hacia: Number(cuenta) + 1, monto: 100, concepto: motivo } },
    ],
    [`POST ${de}/movimientos/:n/deshacer`, movimiento],
    [`POST ${de}/movimientos/:n/corregir`, movimiento],
    [`POST ${de}/ajustes`, sobre({ sentido: 'abono', monto: 100, idCuenta: '603102', concepto: motivo })],
  ];
}
