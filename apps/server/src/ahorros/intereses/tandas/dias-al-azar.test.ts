// Any day of work on a run: processes that come and die, people who deposit, withdraw, stop and resume, in any order and with tandas of any
// size. What each account was paid is always what one clean application of the same lines pays, and the books agree at every moment.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextoDelSistema } from '#platform/contexto.ts';
import { aplicarCorrida } from '../corridas/aplicar-corrida.ts';
import { detenerCorrida } from '../corridas/detener-corrida.ts';
import { morirEn } from '../testing/morir.ts';
import { type MundoDeIntereses, mundoDeIntereses, SIN_NADIE } from '../testing/mundo-de-intereses.ts';
import { hacerTanda } from './hacer-tanda.ts';
import { leerCorridaPorPartes } from './leer-tanda.ts';

const CUENTAS = 9;
const VECES = 6;

let mundo: MundoDeIntereses;
beforeAll(async () => {
  mundo = await mundoDeIntereses();
  for (let i = 0; i < CUENTAS; i++) {
    const { id } = await mundo.abrir({ numero: `01-AZAR-${100 + i}` });
    await mundo.depositar(id, 500_00 + i * 111_11);
  }
});
afterAll(() => mundo?.cerrar());

const hecho = fc.oneof(
  fc.constant('trabaja' as const),
  fc.constant('muere' as const),
  fc.constant('dos-a-la-vez' as const),
  fc.constant('detiene' as const),
  fc.record({
    cuenta: fc.nat(CUENTAS - 1),
    monto: fc.integer({ min: -50_00, max: 200_00 }).filter((m) => m !== 0),
  }),
);

test('en cualquier orden, cada cuenta recibe lo de su línea exactamente una vez', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(hecho, { maxLength: 10 }),
      fc.integer({ min: 1, max: 5 }),
      async (hechos, porTanda) => {
        const antes = await saldos();
        const id = await mundo.calcular({}, porTanda);
        await mundo.aprobar(id);
        const lineas = await mundo.lineas(id);
        await mundo.empezarAAplicar(id);
        const movido = new Map<number, number>();
        const cuentas = lineas.map(({ cuenta }) => cuenta);
        for (const uno of hechos) {
          if (typeof uno === 'string') await suceder(id, uno);
          else {
            const cuenta = cuentas[uno.cuenta] ?? 0;
            await mundo.depositar(cuenta, uno.monto, '2026-11-16');
            movido.set(cuenta, (movido.get(cuenta) ?? 0) + uno.monto);
          }
          await mundo.exigirIgualdad();
        }
        await reanudar(id);
        await mundo.avanzar(id);
        expect(await mundo.leer(id)).toMatchObject({ estado: 'aplicado', lineas: lineas.length });
        const despues = await saldos();
        for (const { cuenta, interes, isr } of lineas)
          expect((despues.get(cuenta) ?? 0) - (antes.get(cuenta) ?? 0) - (movido.get(cuenta) ?? 0)).toBe(
            interes - isr,
          );
        // Back to where it was, for the next one.
        await mundo.revertir(id);
        await mundo.exigirIgualdad();
        const alFinal = await saldos();
        for (const cuenta of cuentas)
          expect(alFinal.get(cuenta)).toBe((antes.get(cuenta) ?? 0) + (movido.get(cuenta) ?? 0));
      },
    ),
    { numRuns: VECES },
  );
});

async function saldos(): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; saldo: number }>`select id, saldo from cuenta_ahorro`.execute(
    mundo.db,
  );
  return new Map(rows.map(({ id, saldo }) => [id, saldo]));
}

async function suceder(id: number, que: 'trabaja' | 'muere' | 'dos-a-la-vez' | 'detiene'): Promise<void> {
  const { estado, version } = await mundo.leer(id);
  if (que === 'detiene') {
    if (estado === 'detenido') return reanudar(id);
    await mundo.como(mundo.ahorrosDeTodas, ['ahorros'], (tx, contexto) =>
      detenerCorrida(tx, contexto, id, { version, motivo: 'Hay que mirar algo' }),
    );
    return;
  }
  if (estado !== 'aplicando') return;
  if (que === 'muere') {
    const quedan = await mundo.db
      .selectFrom('corridaTanda')
      .select('n')
      .where('corrida', '=', id)
      .where('estado', '=', 'calculada')
      .execute();
    if (quedan.length > 0) await morirEn(mundo, 'libros', (db) => una(id, db));
  } else await Promise.all(que === 'trabaja' ? [una(id)] : [una(id), una(id)]);
}

async function reanudar(id: number): Promise<void> {
  const { estado, version } = await mundo.leer(id);
  if (estado !== 'detenido') return;
  await mundo.como(mundo.ahorrosDeTodas, ['ahorros'], (tx, contexto) =>
    aplicarCorrida(tx, contexto, id, { version }, SIN_NADIE),
  );
}

async function una(id: number, db = mundo.db): Promise<void> {
  const corrida = await leerCorridaPorPartes(db, id);
  if (corrida === undefined) throw new Error('No hay corrida');
  await hacerTanda(db, contextoDelSistema(mundo.reloj.ahora(), 'prueba'), corrida, 'aplicando');
}
