// Whatever people do on the desk, in whatever order: what is outstanding is exactly what the bank and the books are apart, every cruce adds
// up, what is pending of each is what its cruces leave, and the changes that a desk is told make of it what it is.
import type { LineaDeMesa, Mesa, MovimientoDeMesa } from '@cuadra/contract/contabilidad/bancos/mesa';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verMesa } from '../mesa/ver-mesa.ts';
import { GASTOS, type MundoDeBancos, mundoDeBancos } from '../testing/mundo-de-bancos.ts';
import { enLaMesa } from './testing/en-la-mesa.ts';

let mundo: MundoDeBancos;
beforeAll(async () => {
  mundo = await mundoDeBancos();
});
afterAll(() => mundo.cerrar());

const pasos = [
  'cruzar',
  'parte',
  'ajuste',
  'explicar',
  'quitar',
  'registrar',
  'deshacer',
  'revertir',
] as const;
const mesaAlAzar = fc.array(fc.record({ paso: fc.constantFrom(...pasos), a: fc.nat(50), b: fc.nat(50) }), {
  minLength: 8,
  maxLength: 14,
});

/** A desk as the web keeps it: what it had, with what it is told. */
function aplicar(tenia: Mesa, dicho: Mesa): Mesa {
  if (dicho.entera) return dicho;
  const juntar = <T extends { id: string }>(antes: readonly T[], nuevas: readonly T[]) => [
    ...new Map([...antes, ...nuevas].map((fila) => [fila.id, fila])).values(),
  ];
  return {
    ...dicho,
    lineas: juntar(tenia.lineas, dicho.lineas),
    movimientos: juntar(tenia.movimientos, dicho.movimientos),
  };
}

const enOrden = (filas: readonly (LineaDeMesa | MovimientoDeMesa)[]) =>
  filas.toSorted((una, otra) => (una.id < otra.id ? -1 : 1));

async function exigirSumas(): Promise<void> {
  const { rows } = await sql<{ malas: number }>`select
    (select count(*) from cruce c where coalesce((select sum(p.monto) from cruce_linea p where p.cruce = c.id), 0)
      <> coalesce((select sum(p.monto) from cruce_movimiento p where p.cruce = c.id), 0))
    + (select count(*) from linea_de_banco l where l.pendiente
      <> l.monto - coalesce((select sum(p.monto) from cruce_linea p where p.linea = l.id), 0))
    + (select count(*) from movimiento_de_banco m where m.pendiente
      <> m.monto - coalesce((select sum(p.monto) from cruce_movimiento p where p.movimiento = m.id), 0)) as malas`.execute(
    mundo.db,
  );
  expect(rows).toEqual([{ malas: 0 }]);
}

/** One thing that somebody may do, on what there is; whatever is refused changes nothing. */
async function dar(mesa: Mesa, paso: (typeof pasos)[number], a: number, b: number): Promise<number> {
  const persona = enLaMesa(mundo, a % 2 === 0 ? mundo.contador : mundo.contador2);
  const de = <T>(filas: readonly T[], n: number) =>
    filas.length === 0 ? undefined : filas[n % filas.length];
  const linea = de(mesa.lineas, a)?.id ?? '';
  const movimiento = de(mesa.movimientos, b);
  switch (paso) {
    case 'cruzar': {
      const igual = mesa.lineas.find(
        ({ pendiente }) => pendiente === movimiento?.pendiente && pendiente !== 0,
      );
      return (await persona.cruzar([igual?.id ?? linea], [movimiento?.id ?? ''])).status;
    }
    case 'parte': {
      const [una, otra] = [de(mesa.lineas, a), movimiento];
      const menor = Math.min(Math.abs(una?.pendiente ?? 0), Math.abs(otra?.pendiente ?? 0));
      const parte = Math.sign(una?.pendiente ?? 0) * menor;
      return (await persona.cruzar([[linea, parte]], [[otra?.id ?? '', parte]])).status;
    }
    case 'ajuste': {
      const ajuste = { idCuenta: GASTOS, concepto: `Diferencia ${a} ${b}` };
      return (await persona.cruzar([linea], [movimiento?.id ?? ''], { ajuste, motivo: 'Al azar' })).status;
    }
    case 'explicar':
      return (await persona.explicar([linea], [movimiento?.id ?? ''])).status;
    case 'quitar':
      return (await persona.quitar([linea], [])).status;
    case 'registrar':
      return (await persona.registrar([linea], GASTOS, { motivo: 'Al azar' })).status;
    case 'deshacer': {
      const { cuerpo } = await persona.cruces({ linea });
      return (await persona.deshacer(cuerpo[0]?.id ?? linea)).status;
    }
    case 'revertir':
      return (await persona.revertir(movimiento?.partida?.id ?? linea)).status;
  }
}

test('haga lo que se haga en la mesa, la identidad y las sumas quedan', async () => {
  let hechos = 0;
  await fc.assert(
    fc.asyncProperty(mesaAlAzar, async (dados) => {
      const montos = [40_00, -15_00, 40_00, 7_00, -90_00].map((monto, n) => ({
        ...{ fecha: `2026-${n % 2 === 0 ? '11' : '10'}-0${n + 1}`, monto },
      }));
      await mundo.traer(mundo.banrural, ...montos.slice(0, 4));
      await mundo.registrarEnLibros(mundo.banrural, ...montos.slice(1));
      const pedida = { cuenta: mundo.banrural, anio: 2026, mes: 11 };
      let tenia = await verMesa(mundo.db, pedida);
      for (const { paso, a, b } of dados) {
        mundo.reloj.avanzar({ seconds: 1 });
        const status = await dar(tenia, paso, a, b);
        expect(status).toBeLessThan(500);
        if (status < 300) hechos++;
        tenia = aplicar(tenia, await verMesa(mundo.db, { ...pedida, desde: tenia.revision }));
      }
      await exigirSumas();
      for (const dia of ['2026-10-31', '2026-11-05', '2026-11-30'])
        await mundo.exigirIdentidad(mundo.banrural, dia);
      const entera = await verMesa(mundo.db, pedida);
      // What was of before and was matched with what was of before is no longer of this month, and stays matched on whoever's screen.
      const visible = (fila: LineaDeMesa | MovimientoDeMesa) =>
        fila.pendiente !== 0 || [...entera.lineas, ...entera.movimientos].some(({ id }) => id === fila.id);
      expect(enOrden(tenia.lineas.filter(visible))).toEqual(enOrden(entera.lineas));
      expect(enOrden(tenia.movimientos.filter(visible))).toEqual(enOrden(entera.movimientos));
      expect(tenia.cifras).toEqual(entera.cifras);
      const suma = (filas: readonly (LineaDeMesa | MovimientoDeMesa)[]) =>
        filas.reduce(
          (total, { pendiente, explicacion }) => (explicacion === null ? total + pendiente : total),
          0,
        );
      expect(entera.cifras.porExplicar).toBe(suma(entera.lineas) - suma(entera.movimientos));
    }),
    { numRuns: 6, seed: 20_261_116 },
  );
  expect(hechos).toBeGreaterThan(20);
});
