// Random months of two accounts, signed one after another and compared with a list kept by hand: what was outstanding at the end of each,
// with its age, goes on to the next until it is matched; balances, both sides of the document and the four columns meet.
import { cifrasDeConciliacion } from '@cuadra/core/bancos/conciliacion';
import { ultimoDia } from '@cuadra/core/cierre';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leerConciliacion } from '../reportes/leer-conciliacion.ts';
import { leerCuadratica } from '../reportes/leer-cuadratica.ts';
import { AL_EMPEZAR, type MundoDeBancos, mundoDeBancos } from '../testing/mundo-de-bancos.ts';
import { firmasDe } from './testing/firmar.ts';

const SEMILLA = 20_261_014;
const HOY = '2027-01-15';
const MESES = [10, 11, 12];

let m: MundoDeBancos;
let f: ReturnType<typeof firmasDe>;
beforeAll(async () => {
  const mundo = await mundoDeBancos();
  mundo.reloj.poner(`${HOY}T15:00:00Z`);
  const deNuevo = async (quien: 'contador' | 'auxiliar' | 'auditor') => ({
    ...mundo[quien],
    token: await mundo.entrar(mundo[quien].correo),
  });
  m = {
    ...mundo,
    contador: await deNuevo('contador'),
    auxiliar: await deNuevo('auxiliar'),
    auditor: await deNuevo('auditor'),
  };
  f = firmasDe(m);
});
afterAll(() => m.cerrar());

interface Suyo {
  readonly id: string;
  readonly lado: 'banco' | 'libros';
  readonly fecha: string;
  readonly monto: number;
}

/** Few amounts, so that many are equal. */
const monto = fc.constantFrom(-50_00, -25_50, -1, 1, 25_50, 100_00, 7_777_77);
const dia = fc.integer({ min: 1, max: 28 });
const unMes = fc.record({
  lineas: fc.array(fc.tuple(dia, monto), { minLength: 2, maxLength: 9 }),
  movimientos: fc.array(fc.tuple(dia, monto), { minLength: 2, maxLength: 9 }),
  /** Which of those that could be matched are. */
  cruces: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
});

const suma = (montos: readonly number[]) => montos.reduce((total, uno) => total + uno, 0);

it.each([
  ['banrural', AL_EMPEZAR],
  ['industrial', 0],
] as const)('de %s', async (nombre, alEmpezar) => {
  const cuenta = m[nombre];
  const meses = fc.sample(unMes, { numRuns: MESES.length, seed: SEMILLA + nombre.length });
  let [deBanco, deLibros] = [alEmpezar, alEmpezar];
  let pendientes: Suyo[] = [];
  for (const [i, mes] of MESES.entries()) {
    const { lineas, movimientos, cruces } = meses[i] ?? { lineas: [], movimientos: [], cruces: [] };
    const enEl = (d: number) => `2026-${mes}-${String(d).padStart(2, '0')}`;
    const traidas = await m.traer(
      cuenta,
      ...lineas.map(([d, cuanto]) => ({ fecha: enEl(d), monto: cuanto })),
    );
    const registrados = await m.registrarEnLibros(
      cuenta,
      ...movimientos.map(([d, cuanto]) => ({ fecha: enEl(d), monto: cuanto })),
    );
    const nuevos: Suyo[] = [
      ...lineas.map(([d, cuanto], j) => ({
        id: traidas[j] ?? '',
        lado: 'banco' as const,
        fecha: enEl(d),
        monto: cuanto,
      })),
      ...movimientos.map(([d, cuanto], j) => ({
        ...{ id: registrados[j] ?? '', lado: 'libros' as const, fecha: enEl(d), monto: cuanto },
      })),
    ];
    deBanco += suma(lineas.map(([, cuanto]) => cuanto));
    deLibros += suma(movimientos.map(([, cuanto]) => cuanto));
    pendientes = await cruzarAlgunos(cuenta, [...pendientes, ...nuevos], cruces);
    await explicarLosDemas(cuenta, pendientes);
    await m.exigirIdentidad(cuenta, ultimoDia(2026, mes));
    const abierta = await f.ver(cuenta, { anio: 2026, mes });
    expect(abierta.impedimentos).toEqual([]);
    const firmada = await f.firmar(cuenta, { anio: 2026, mes });
    expect(firmada).toMatchObject({ estado: 'aprobada', saldoBanco: deBanco, saldoLibros: deLibros });
    expect(firmada.pendientes).toEqual(abierta.pendientes);
    expect(
      enOrden(firmada.pendientes.map((uno) => ({ ...uno, id: uno.linea ?? uno.movimiento ?? '' }))),
    ).toEqual(
      enOrden(pendientes).map((uno) => ({ ...uno, dias: diasHasta(uno.fecha, ultimoDia(2026, mes)) })),
    );
    await exigirDocumentos(cuenta, mes, [deBanco, deLibros]);
  }
  // What each said when it was signed is what it says now, and so does the list.
  const [enero, ...lista] = await f.listar(cuenta);
  expect(enero).toMatchObject({
    mes: 1,
    estado: 'abierta',
    saldoBanco: deBanco,
    pendientes: pendientes.length,
  });
  for (const { mes, saldoBanco, saldoLibros, pendientes: cuantos } of lista) {
    const suya = await f.ver(cuenta, { anio: 2026, mes });
    expect([saldoBanco, saldoLibros, cuantos]).toEqual([
      suya.saldoBanco,
      suya.saldoLibros,
      suya.pendientes.length,
    ]);
    await m.exigirIdentidad(cuenta, suya.hasta);
  }
});

/** One line with one movement of its amount, of whatever month; what is left. */
async function cruzarAlgunos(
  cuenta: string,
  todos: readonly Suyo[],
  cuales: readonly boolean[],
): Promise<Suyo[]> {
  const libres = new Set(todos);
  let n = 0;
  for (const linea of todos.filter(({ lado }) => lado === 'banco')) {
    const par = [...libres].find((otro) => otro.lado === 'libros' && otro.monto === linea.monto);
    if (par === undefined || cuales[n++ % cuales.length] !== true) continue;
    await m.cruzar(cuenta, [linea.id], [par.id]);
    libres.delete(linea);
    libres.delete(par);
  }
  return [...libres];
}

async function explicarLosDemas(cuenta: string, pendientes: readonly Suyo[]): Promise<void> {
  const ya = await m.db.selectFrom('explicacionDeBanco').select(['linea', 'movimiento']).execute();
  const dichas = new Set(ya.map(({ linea, movimiento }) => linea ?? movimiento));
  for (const { id, lado, monto: cuanto } of pendientes.filter((uno) => !dichas.has(uno.id)))
    await f.explicar(
      cuenta,
      lado === 'banco' ? { linea: id } : { movimiento: id },
      lado === 'banco'
        ? cuanto === 1 || cuanto === -1
          ? 'error-del-banco'
          : cuanto > 0
            ? 'nota-de-credito'
            : 'nota-de-debito'
        : cuanto > 0
          ? 'deposito-en-transito'
          : 'pago-en-transito',
      'Porque sí',
    );
}

const enOrden = (unos: readonly (Suyo & { readonly dias?: number })[]) =>
  unos
    .map(({ id, lado, fecha, monto: cuanto, dias }) => ({ id, lado, fecha, monto: cuanto, dias }))
    .toSorted((uno, otro) => uno.id.localeCompare(otro.id));

const diasHasta = (desde: string, hasta: string): number =>
  Temporal.PlainDate.from(desde).until(hasta, { largestUnit: 'days' }).days;

async function exigirDocumentos(
  cuenta: string,
  mes: number,
  [deBanco, deLibros]: readonly [number, number],
): Promise<void> {
  const pedido = { cuenta, anio: 2026, mes, hoy: HOY };
  const { cabecera, pendientes } = await leerConciliacion(m.db, pedido);
  const { banco, libros, diferencia } = cabecera.cifras;
  const de = (en: 'banco' | 'libros') =>
    suma(pendientes.filter((uno) => uno.en === en).map((uno) => uno.monto));
  expect([banco.saldo, libros.saldo, diferencia]).toEqual([deBanco, deLibros, 0]);
  expect([deBanco + de('banco'), deLibros + de('libros')]).toEqual([banco.ajustado, libros.ajustado]);
  expect(banco.ajustado).toBe(libros.ajustado);
  const { renglones, diferencias } = (await leerCuadratica(m.db, pedido)).cuadratica;
  expect(diferencias).toEqual({ saldoInicial: 0, ingresos: 0, egresos: 0, saldoFinal: 0 });
  for (const { saldoInicial, ingresos, egresos, saldoFinal } of renglones)
    expect(saldoInicial + ingresos - egresos).toBe(saldoFinal);
  expect([renglones[0]?.saldoFinal, renglones.at(-1)?.saldoFinal]).toEqual([deBanco, deLibros]);
  const { saldoBanco, saldoLibros, pendientes: vistos } = await f.ver(cuenta, { anio: 2026, mes });
  const explicados = vistos.map((uno) => ({ ...uno, explicado: true }));
  expect(cifrasDeConciliacion({ saldoBanco, saldoLibros, pendientes: explicados }).diferencia).toBe(0);
}
