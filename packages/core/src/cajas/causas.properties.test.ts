// The hints over any day at all: a mistake that was made is among what they say.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Centavos, centavos, magnitud, opuesto } from '../dinero.ts';
import { CAUSAS_MAX, type Causa, type MovimientoDelDia, posiblesCausas } from './causas.ts';
import { conteoDe, denominaciones, valorDeConteo } from './denominaciones.ts';
import { conteos } from './testing/conteos.ts';

/** Often round and often the same, as at a counter. */
const montos = fc
  .oneof(
    fc.integer({ min: 1, max: 10_000_000 }),
    fc.integer({ min: 1, max: 40 }).map((decenas) => decenas * 1_000),
  )
  .map(centavos);

const dias = fc
  .array(
    fc.record({
      sentido: fc.constantFrom('entrada', 'salida'),
      monto: montos,
      documento: fc.constantFrom(null, null, 'A-1', 'A-2', 'A-3'),
      reversado: fc.constantFrom(false, false, false, true),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((filas) =>
    filas.map((fila, i): MovimientoDelDia => ({ id: `m${i}`, recibo: `C1-${100 + i}`, ...fila })),
  );

/** What the book says after those movements; what was taken back counts for nothing. */
const libro = (movimientos: readonly MovimientoDelDia[]): number =>
  movimientos
    .filter(({ reversado }) => !reversado)
    .reduce((saldo, { sentido, monto }) => saldo + (sentido === 'entrada' ? monto : -monto), 0);

/** A day, one of its movements, and what happened in truth: the cash follows the truth, the book what was registered. */
function explicar(registrado: readonly MovimientoDelDia[], cierto: readonly MovimientoDelDia[]) {
  const diferencia = centavos(libro(cierto) - libro(registrado));
  return { diferencia, causas: posiblesCausas({ diferencia, movimientos: registrado, conteo: {} }) };
}

const elegido = (dia: readonly MovimientoDelDia[], semilla: number): MovimientoDelDia => {
  const uno = dia[semilla % dia.length];
  if (uno === undefined) throw new RangeError('un día tiene al menos un movimiento');
  return { ...uno, reversado: false };
};

const dice = (causas: readonly Causa[], causa: Causa['causa'], id: string) =>
  causas.some((una) => una.causa === causa && una.movimientos.includes(id));

const sinEl = (dia: readonly MovimientoDelDia[], { id }: MovimientoDelDia) =>
  dia.filter((uno) => uno.id !== id);

describe('la causa que se sembró en un día cualquiera se dice', () => {
  it('se registró y el efectivo no se movió', () => {
    fc.assert(
      fc.property(dias, fc.nat(), (dia, semilla) => {
        const malo = elegido(dia, semilla);
        const demas = sinEl(dia, malo);
        const { causas } = explicar([...demas, malo], demas);
        expect(dice(causas, 'un-movimiento', malo.id)).toBe(true);
      }),
    );
  });

  it('se revirtió y el efectivo no volvió', () => {
    fc.assert(
      fc.property(dias, fc.nat(), (dia, semilla) => {
        const malo = elegido(dia, semilla);
        const demas = sinEl(dia, malo);
        const { causas } = explicar([...demas, { ...malo, reversado: true }], [...demas, malo]);
        expect(dice(causas, 'un-movimiento', malo.id)).toBe(true);
      }),
    );
  });

  it('se registró del lado contrario', () => {
    fc.assert(
      fc.property(dias, fc.nat(), (dia, semilla) => {
        const malo = elegido(dia, semilla);
        const demas = sinEl(dia, malo);
        const bueno: MovimientoDelDia = {
          ...malo,
          sentido: malo.sentido === 'entrada' ? 'salida' : 'entrada',
        };
        const { causas, diferencia } = explicar([...demas, malo], [...demas, bueno]);
        expect(magnitud(diferencia)).toBe(2 * malo.monto);
        expect(dice(causas, 'doble-de-un-movimiento', malo.id)).toBe(true);
      }),
    );
  });

  it('se registró dos veces con el mismo documento: es lo primero que se dice', () => {
    fc.assert(
      fc.property(dias, fc.nat(), (dia, semilla) => {
        const bueno = { ...elegido(dia, semilla), documento: 'X-77' };
        const demas = sinEl(dia, bueno);
        const otra = { ...bueno, id: 'otra', recibo: 'C1-999' };
        // Other documents may be repeated for the same amount: then it is among the first.
        const { causas } = explicar([bueno, ...demas, otra], [bueno, ...demas]);
        expect(causas[0]).toMatchObject({ causa: 'recibo-repetido', explica: true });
        expect(dice(causas, 'recibo-repetido', 'otra')).toBe(true);
      }),
    );
  });

  it('se cambiaron de lugar dos cifras', () => {
    fc.assert(
      fc.property(dias, fc.nat(), fc.nat(), (dia, semilla, donde) => {
        const bueno = elegido(dia, semilla);
        const escrito = transpuesto(bueno.monto, donde);
        fc.pre(escrito !== bueno.monto && escrito > 0);
        const malo = { ...bueno, monto: centavos(escrito) };
        const demas = sinEl(dia, bueno);
        // Where several movements fit, the first ones registered are told.
        const { causas } = explicar([malo, ...demas], [bueno, ...demas]);
        expect(causas).toContainEqual(
          expect.objectContaining({ causa: 'transposicion', movimientos: [malo.id], posible: bueno.monto }),
        );
      }),
    );
  });

  function transpuesto(monto: Centavos, donde: number): number {
    const cifras = String(monto).padStart(3, '0');
    const lugar = donde % (cifras.length - 1);
    return Number(`${cifras.slice(0, lugar)}${cifras[lugar + 1]}${cifras[lugar]}${cifras.slice(lugar + 2)}`);
  }

  it('se contaron piezas de más o de menos', () => {
    const una = fc.constantFrom(...denominaciones);
    fc.assert(
      fc.property(conteos, una, fc.integer({ min: 1, max: 5 }), (conteo, { clave, valor }, piezas) => {
        const antes = conteo[clave] ?? { fajos: 0, sueltas: 0, deterioradas: 0 };
        const deMas = { ...conteo, [clave]: { ...antes, sueltas: antes.sueltas + piezas } };
        const diferencia = centavos(valorDeConteo(deMas) - valorDeConteo(conteo));
        expect(diferencia).toBe(piezas * valor);
        const esperada = expect.objectContaining({ causa: 'denominacion', clave, piezas });
        expect(posiblesCausas({ diferencia, movimientos: [], conteo: deMas })).toContainEqual(esperada);
        const alReves = { diferencia: opuesto(diferencia), movimientos: [], conteo };
        expect(posiblesCausas(alReves)).toContainEqual(esperada);
      }),
    );
  });
});

describe('lo que se dice de un día cualquiera', () => {
  const casos = fc.record({
    diferencia: fc.oneof(montos, montos.map(opuesto)),
    movimientos: dias,
    conteo: fc.oneof(conteos, montos.map(conteoDe)),
    apertura: montos,
  });

  it('son a lo sumo ocho, de movimientos del día, en frases enteras y sin repetir ninguna', () => {
    fc.assert(
      fc.property(casos, (caso) => {
        const causas = posiblesCausas(caso);
        expect(causas.length).toBeLessThanOrEqual(CAUSAS_MAX);
        expect(new Set(causas.map(({ texto }) => texto)).size).toBe(causas.length);
        const ids = new Set(caso.movimientos.map(({ id }) => id));
        for (const { texto, movimientos } of causas) {
          expect(texto).toMatch(/^[A-Z][^{}]+\.$/);
          expect(texto).not.toMatch(/undefined|NaN|null/);
          expect(movimientos.filter((id) => !ids.has(id))).toEqual([]);
        }
      }),
    );
  });

  it('un movimiento que se dice igual lo es, y el doble es el doble', () => {
    fc.assert(
      fc.property(casos, (caso) => {
        const monto = new Map(caso.movimientos.map((uno) => [uno.id, uno.monto]));
        const veces: Partial<Record<Causa['causa'], number>> = {
          'un-movimiento': 1,
          'doble-de-un-movimiento': 2,
        };
        for (const { causa, movimientos } of posiblesCausas(caso)) {
          const por = veces[causa];
          if (por === undefined) continue;
          for (const id of movimientos) expect((monto.get(id) ?? 0) * por).toBe(magnitud(caso.diferencia));
        }
      }),
    );
  });
});
