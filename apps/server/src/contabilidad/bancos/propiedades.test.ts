// What must hold whatever is imported, matched and undone: pieces that overlap are the whole, what is pending is exact, and what the
// bank and the books are apart is, on every day, what is outstanding.
import { importarEstado } from '@cuadra/contract/contabilidad/bancos/estados';
import { OCTETOS } from '@cuadra/contract/medios';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hecha } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { aEscondidas } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { auxiliarDeBancos } from './auxiliar.ts';
import { archivoMt940 } from './testing/archivo-mt940.ts';
import { AL_EMPEZAR, type MundoDeBancos, mundoDeBancos } from './testing/mundo-de-bancos.ts';
import type { LineaPorTraer } from './testing/traer-lineas.ts';

let mundo: MundoDeBancos;
beforeAll(async () => {
  mundo = await mundoDeBancos();
});
afterAll(() => mundo.cerrar());

const enDia = (dia: number): string => `2026-10-${String(dia).padStart(2, '0')}`;

/** Few texts and amounts, so that many are equal. */
const unaLinea = fc.record({
  dia: fc.integer({ min: 1, max: 31 }),
  monto: fc.constantFrom(-15_00, -15_00, 100_00, 250_50, -7_25),
  texto: fc.constantFrom('COMISION ATM', 'DEPOSITO', 'Nota de débito'),
});
const unMes = fc
  .array(unaLinea, { maxLength: 25 })
  .map((lineas) =>
    lineas
      .toSorted((una, otra) => una.dia - otra.dia)
      .map(({ dia, monto, texto }): LineaPorTraer => ({ fecha: enDia(dia), monto, texto })),
  );
/** Each begins on some day of what the ones before reach, or on the next. */
const unosCortes = fc.array(fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 12 })), {
  minLength: 1,
  maxLength: 5,
});

it('los pedazos de un estado, aunque se traslapen, son el estado entero', async () => {
  await fc.assert(
    fc.asyncProperty(unMes, unosCortes, async (lineas, cortes) => {
      await vaciar();
      let llega = 0;
      for (const [adelante, atras] of [...cortes, [31, 3] as const]) {
        const desde = Math.max(1, llega + 1 - atras);
        const hasta = Math.min(31, Math.max(desde, llega, adelante));
        hecha(await importar(lineas, desde, hasta));
        llega = hasta;
      }
      expect(await guardadas()).toEqual(enOrden(lineas));
    }),
    { numRuns: 12, seed: 14_001 },
  );
});

async function importar(lineas: readonly LineaPorTraer[], desde: number, hasta: number) {
  const antes = lineas.filter(({ fecha }) => fecha < enDia(desde));
  const bytes = archivoMt940({
    ...{ cuenta: '3445012345', desde: enDia(desde), hasta: enDia(hasta) },
    saldoInicial: antes.reduce((suma, { monto }) => suma + monto, AL_EMPEZAR),
    lineas: lineas.filter(({ fecha }) => fecha >= enDia(desde) && fecha <= enDia(hasta)),
  });
  // Never the same file twice, which is refused for being it.
  const otro = Buffer.concat([Buffer.from(bytes), Buffer.from('\r\n'.repeat(1 + vez++))]);
  return mundo.llamar(
    importarEstado,
    {
      params: { id: mundo.banrural },
      query: { nombre: 'pedazo.sta' },
      body: { mediaType: OCTETOS, bytes: otro },
    },
    { token: mundo.auxiliar.token },
  );
}
let vez = 0;

async function guardadas() {
  const filas = await mundo.db
    .selectFrom('lineaDeBanco')
    .select(['fecha', 'monto', 'texto'])
    .where('cuentaBancaria', '=', mundo.banrural)
    .execute();
  return enOrden(filas);
}

const enOrden = (lineas: readonly Pick<LineaPorTraer, 'fecha' | 'monto' | 'texto'>[]): string[] =>
  lineas.map(({ fecha, monto, texto }) => `${fecha} ${texto} ${monto}`).sort();

const vaciar = () =>
  aEscondidas(
    mundo.url,
    'truncate cruce, cruce_linea, cruce_movimiento',
    'update movimiento_de_banco set pendiente = monto',
    'delete from linea_de_banco',
    'delete from estado_de_cuenta',
  );

const unPaso = fc.oneof(
  fc.record({
    clase: fc.constant('cruzar' as const),
    linea: fc.nat(),
    movimiento: fc.nat(),
    /** A fraction of the smaller of both. */
    parte: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ clase: fc.constant('deshacer' as const), cual: fc.nat() }),
);
const unosMovimientos = fc.array(
  fc.record({ dia: fc.integer({ min: 1, max: 31 }), monto: fc.constantFrom(-15_00, 100_00, 300_00) }),
  {
    minLength: 1,
    maxLength: 6,
  },
);

it('cruces y deshechos al azar dejan lo pendiente exacto, y la diferencia explicada cada día', async () => {
  await fc.assert(
    fc.asyncProperty(
      unMes,
      unosMovimientos,
      fc.array(unPaso, { maxLength: 12 }),
      async (lineas, movimientos, pasos) => {
        await vaciar();
        const deBanco = lineas.length === 0 ? [] : await mundo.traer(mundo.banrural, ...lineas);
        const porRegistrar = movimientos.map(({ dia, monto }) => ({ fecha: enDia(dia), monto }));
        const deLibros = await mundo.registrarEnLibros(mundo.banrural, ...porRegistrar);
        const cruces: string[] = [];
        for (const paso of pasos) {
          if (paso.clase === 'deshacer') {
            const [cruce] = cruces.splice(paso.cual % Math.max(1, cruces.length), 1);
            if (cruce !== undefined) await mundo.deshacer(cruce);
            continue;
          }
          const hecho = await cruzarParte(
            deBanco[paso.linea % Math.max(1, deBanco.length)],
            deLibros[paso.movimiento % deLibros.length],
            paso.parte,
          );
          if (hecho !== undefined) cruces.push(hecho);
        }
        expect(await auxiliarDeBancos.comparar(mundo.db)).toEqual([]);
        expect(await identidades()).toEqual([]);
      },
    ),
    { numRuns: 15, seed: 14_002 },
  );
});

/** Undefined when they are of different sides, or nothing is left of one. */
async function cruzarParte(linea: string | undefined, movimiento: string | undefined, parte: number) {
  if (linea === undefined || movimiento === undefined) return undefined;
  const { rows } = await sql<{ una: number; otra: number }>`
    select (select pendiente from linea_de_banco where id = ${linea}::uuid) as una,
      (select pendiente from movimiento_de_banco where id = ${movimiento}::uuid) as otra`.execute(mundo.db);
  const { una, otra } = rows[0] ?? { una: 0, otra: 0 };
  const monto = Math.ceil(Math.min(Math.abs(una), Math.abs(otra)) / parte) * Math.sign(una);
  if (monto === 0 || Math.sign(una) !== Math.sign(otra)) return undefined;
  return mundo.cruzar(mundo.banrural, [[linea, monto]], [[movimiento, monto]]);
}

/** The days on which what is outstanding is not the difference, each worked out from the lines themselves. */
async function identidades() {
  const { rows } = await sql<{ dia: string }>`
    select d.dia::date::text as dia from generate_series('2026-09-30'::date, '2026-11-16', '1 day') d (dia), cuenta_bancaria c
    where (select c.saldo_libro_inicial + coalesce(sum(m.monto), 0) from movimiento_de_banco m
        where m.cuenta_bancaria = c.id and m.ejercicio is not null and m.fecha <= d.dia)
      - (select c.saldo_banco_inicial + coalesce(sum(l.monto), 0) from linea_de_banco l
        where l.cuenta_bancaria = c.id and l.estado is not null and l.fecha <= d.dia)
      is distinct from (select coalesce(sum(case p.lado when 'libros' then p.monto else -p.monto end), 0)
        from pendientes_de_banco(c.id, d.dia::date) p)`.execute(mundo.db);
  return rows;
}
