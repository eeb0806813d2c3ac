// What the reports of the savings must say, added up here from the movements as they are kept, one by one.
import { sql } from 'kysely';
import type { Caso } from '#reportes/testing/caso.ts';
import type { AplicacionDePrueba } from '#testing/application.ts';
import type { MesDeAhorros } from './mes-de-ahorros.ts';

type DeAhorros =
  | 'estado-de-cuenta-ahorro'
  | 'lineas-de-corrida'
  | 'resumen-de-isr'
  | 'constancia-de-retencion';

export interface Movimiento {
  readonly cuenta: number;
  readonly numero: string;
  readonly agencia: string;
  readonly producto: string;
  /** Whose number, of who the account is named after. */
  readonly asociado: number;
  readonly clase: string;
  readonly monto: number;
  readonly fecha: string;
}

export async function movimientosDe({ db }: Pick<AplicacionDePrueba, 'db'>): Promise<readonly Movimiento[]> {
  const { rows } = await sql<Movimiento>`
    select m.cuenta, c.numero, c.agencia, p.codigo as producto, s.numero as asociado, m.clase, m.monto, m.fecha
    from movimiento_ahorro m join cuenta_ahorro c on c.id = m.cuenta join producto_ahorro p on p.id = c.producto
    join titular t on t.cuenta = c.id and t.orden = 1 join asociado s on s.id = t.asociado
    order by m.cuenta, m.fecha, m.n`.execute(db);
  return rows;
}

export const suma = (montos: readonly number[]): number => montos.reduce((total, monto) => total + monto, 0);
export const deClase = (movimientos: readonly Movimiento[], clase: string): number =>
  suma(movimientos.filter((uno) => uno.clase === clase).map(({ monto }) => monto));

/** As a positive amount; never a negative zero. */
export const retenidoDe = (movimientos: readonly Movimiento[]): number => 0 - deClase(movimientos, 'isr');

const OCTUBRE = { desde: '2026-10-01', hasta: '2026-10-31' } as const;
const enOctubre = ({ fecha }: Movimiento) => fecha >= OCTUBRE.desde && fecha <= OCTUBRE.hasta;
const DEL_MES = 'Del 01/10/2026 al 31/10/2026';

interface Mundo {
  readonly mundo: Pick<AplicacionDePrueba, 'db'>;
  readonly mes: MesDeAhorros;
}

export function casosDeAhorros(de: () => Mundo): { readonly [N in DeAhorros]: Caso<N> } {
  return {
    'estado-de-cuenta-ahorro': {
      filtros: () => ({ cuenta: de().mes.una.id, ...OCTUBRE }),
      pantalla: () => estadoDeCuenta(de()),
    },
    'lineas-de-corrida': {
      filtros: () => ({ corrida: de().mes.corrida }),
      pantalla: () => lineas(de()),
    },
    'resumen-de-isr': { filtros: () => ({ anio: 2026, mes: 10 }), pantalla: () => resumen(de()) },
    'constancia-de-retencion': {
      filtros: () => ({ anio: 2026, asociados: de().mes.asociados.slice(0, 2) }),
      firmas: ['Contador general', 'Representante legal'],
      pantalla: () => constancias(de()),
    },
  };
}

async function estadoDeCuenta({ mundo, mes }: Mundo) {
  const suyos = (await movimientosDe(mundo)).filter(({ cuenta }) => cuenta === mes.una.id);
  const inicial = suma(suyos.filter(({ fecha }) => fecha < OCTUBRE.desde).map(({ monto }) => monto));
  const delMes = suyos.filter(enOctubre);
  let saldo = inicial;
  const filas = delMes.map(({ monto }) => {
    saldo += monto;
    return monto < 0 ? [-monto, null, saldo] : [null, monto, saldo];
  });
  const lado = (i: number) => suma(filas.map((fila) => fila[i] ?? 0));
  return {
    impreso: [
      ['Saldo', inicial],
      ...filas.flatMap(([cargo, abono, queda]) => [
        cargo === null ? (['Abono', abono ?? 0] as const) : (['Cargo', cargo ?? 0] as const),
        ['Saldo', queda ?? 0] as const,
      ]),
      ['Cargo', lado(0)],
      ['Abono', lado(1)],
      ['Saldo', saldo],
    ] as const,
    detalles: [
      'Cuenta 01-AHC-000001 · Ahorro corriente',
      'Julia Estela Caal Pop «La Ñata», asociado 1 (DPI 1234567890101)',
      'Agencia: 01 Agencia Central Cobán',
      DEL_MES,
      'Montos en quetzales.',
    ],
    hoja: {
      columnas: ['Cargo', 'Abono', 'Saldo'],
      filas: [[null, null, inicial], ...filas],
    },
  };
}

const TRES = ['Interés', 'ISR', 'Neto'] as const;
const enTres = (interes: number, isr: number) =>
  TRES.map((columna, i) => [columna, [interes, isr, interes - isr][i] ?? 0] as const);

/** What the run paid is what the accounts have; those without a movement were not paid. */
async function lineas({ mundo, mes }: Mundo) {
  const todos = (await movimientosDe(mundo)).filter(
    (uno) => enOctubre(uno) && (uno.clase === 'interes' || uno.clase === 'isr'),
  );
  const cuentas = [mes.una, mes.exenta, mes.vacia, mes.deOtraAgencia].map(({ id }) => {
    const suyos = todos.filter(({ cuenta }) => cuenta === id);
    return { interes: deClase(suyos, 'interes'), isr: retenidoDe(suyos) };
  });
  const grupo = (desde: number, hasta: number) => {
    const suyas = cuentas.slice(desde, hasta);
    return enTres(suma(suyas.map(({ interes }) => interes)), suma(suyas.map(({ isr }) => isr)));
  };
  return {
    impreso: [
      ...cuentas.flatMap(({ interes, isr }) => (interes === 0 ? [] : enTres(interes, isr))),
      ...grupo(0, 4),
      ...grupo(0, 3),
      ...grupo(3, 4),
      ...grupo(0, 4),
    ],
    detalles: [
      `Corrida ${mes.corrida} · Intereses de octubre`,
      'Ordinaria, aplicada. Intereses del 01/10/2026 al 31/10/2026, contabilizados el 31/10/2026.',
      'Agencias: 01 Agencia Central Cobán, 02 Agencia San Pedro Carchá. Montos en quetzales.',
    ],
    hoja: {
      columnas: [...TRES],
      filas: cuentas.map(({ interes, isr }) => [interes, isr, interes - isr]),
    },
  };
}

async function resumen({ mundo }: Mundo) {
  const todos = (await movimientosDe(mundo)).filter(enOctubre);
  const CUATRO = ['Interés', 'Sin retención', 'Afecto', 'ISR'] as const;
  const cifras = (movimientos: readonly Movimiento[]): number[] => {
    const deCuenta = Map.groupBy(movimientos, ({ cuenta }) => cuenta);
    const porCuenta = [...deCuenta.values()].map((suyos) => {
      const [bruto, isr] = [deClase(suyos, 'interes'), retenidoDe(suyos)];
      return isr === 0 ? [bruto, bruto, 0, 0] : [bruto, 0, bruto, isr];
    });
    return CUATRO.map((_, i) => suma(porCuenta.map((una) => una[i] ?? 0)));
  };
  const conTitulo = (valores: readonly number[]) =>
    valores.map((valor, i) => [CUATRO[i] ?? '', valor] as const);
  const porAgencia = ['01', '02'].map((agencia) => cifras(todos.filter((uno) => uno.agencia === agencia)));
  const asociados = [1, 2, 3].map((numero) => cifras(todos.filter((uno) => uno.asociado === numero)));
  return {
    impreso: [...porAgencia, cifras(todos), ...asociados, cifras(todos)].flatMap(conTitulo),
    detalles: ['Octubre de 2026', 'Consolidado. Montos en quetzales.'],
    hoja: { columnas: [...CUATRO], filas: asociados },
  };
}

async function constancias({ mundo }: Mundo) {
  const delAnio = (await movimientosDe(mundo)).filter(({ fecha }) => fecha.startsWith('2026'));
  const COLUMNAS = ['Intereses pagados', 'ISR retenido'] as const;
  const par = (movimientos: readonly Movimiento[]) =>
    [deClase(movimientos, 'interes'), retenidoDe(movimientos)].map(
      (monto, i) => [COLUMNAS[i] ?? '', monto] as const,
    );
  return {
    impreso: [1, 2].flatMap((numero) => {
      const suyos = delAnio.filter(
        ({ asociado, clase }) => asociado === numero && (clase === 'interes' || clase === 'isr'),
      );
      const cuentas = [...Map.groupBy(suyos, ({ cuenta }) => cuenta).values()];
      return [...cuentas.flatMap(par), ...par(suyos)];
    }),
    detalles: ['Del 1 de enero al 31 de diciembre de 2026'],
    titulos: ['Constancia de retención de ISR', 'Constancia de retención de ISR'],
  };
}
