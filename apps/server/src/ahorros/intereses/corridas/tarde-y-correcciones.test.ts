// What comes late: before a run is applied its line is stale; afterwards only the difference is paid, or taken back.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contextoDelSistema } from '#platform/contexto.ts';
import { hacerTanda } from '../tandas/hacer-tanda.ts';
import { leerCorridaPorPartes } from '../tandas/leer-tanda.ts';
import { depositarTarde } from '../testing/depositar-tarde.ts';
import { conLaPuertaCerrada } from '../testing/morir.ts';
import { type MundoDeIntereses, mundoDeIntereses, SIN_NADIE } from '../testing/mundo-de-intereses.ts';
import { calcularCorrida } from './calcular-corrida.ts';

let mundo: MundoDeIntereses;
beforeEach(async () => {
  mundo = await mundoDeIntereses();
});
afterEach(() => mundo?.cerrar());

const abonarOctubre = async () => {
  const id = await mundo.calcular();
  await mundo.aprobar(id);
  await mundo.aplicar(id);
  return id;
};

const corregir = (id: number) =>
  mundo.calcular({ nombre: 'Corrección de octubre', clase: 'correctiva', corrige: id });

test('un depósito con fecha valor de octubre deja por recalcular lo calculado y lo aprobado', async () => {
  const id = await mundo.calcular();
  await mundo.depositar(mundo.una.id, 500_00, '2026-10-15');
  expect(await mundo.leer(id)).toMatchObject({ estado: 'vencido' });
  await expect(mundo.aprobar(id)).rejects.toMatchObject({ codigo: 'CORRIDA_VENCIDA' });
  await mundo.recalcular(id);
  // (100000 × 14 + 150000 × 17) × 0.035 / 365 = 378.77
  expect(await mundo.lineas(id)).toMatchObject([{ interes: 379, isr: 38 }, {}, {}]);
  await mundo.aprobar(id);
  await mundo.depositar(mundo.una.id, 1_00, '2026-10-31');
  expect(await mundo.leer(id)).toMatchObject({ estado: 'vencido' });
  await expect(mundo.aplicar(id)).rejects.toMatchObject({ codigo: 'CORRIDA_VENCIDA' });
});

test('lo que llega mientras se calcula también la deja por recalcular', async () => {
  const id = await mundo.calcular();
  const { version } = await mundo.leer(id);
  await mundo.como(mundo.ahorrosDeTodas, ['ahorros'], (tx, contexto) =>
    calcularCorrida(tx, contexto, id, { version }, SIN_NADIE),
  );
  // Its tanda is calculated, the run is not done yet, and then the money comes.
  const corrida = await leerCorridaPorPartes(mundo.db, id);
  if (corrida === undefined) throw new Error('No hay corrida');
  await hacerTanda(mundo.db, contextoDelSistema(mundo.reloj.ahora(), 'prueba'), corrida, 'calculando');
  await mundo.depositar(mundo.una.id, 500_00, '2026-10-15');
  await mundo.avanzar(id);
  expect(await mundo.leer(id)).toMatchObject({ estado: 'vencido' });
  await mundo.recalcular(id);
  expect(await mundo.leer(id)).toMatchObject({ estado: 'calculado' });
});

test('un depósito de noviembre no cambia lo calculado de octubre', async () => {
  const id = await mundo.calcular();
  const { huella } = await mundo.leer(id);
  await mundo.depositar(mundo.una.id, 500_00, '2026-11-02');
  expect(await mundo.leer(id)).toMatchObject({ estado: 'calculado', huella });
  await mundo.aprobar(id);
  await mundo.aplicar(id);
  expect(await mundo.saldoDe(mundo.una.id)).toBe(1_500_00 + 297 - 30);
});

test('con octubre abonado, o abonándose, no entra nada con fecha valor de octubre', async () => {
  const id = await mundo.calcular();
  await mundo.aprobar(id);
  await mundo.empezarAAplicar(id);
  await expect(mundo.depositar(mundo.una.id, 500_00, '2026-10-15')).rejects.toMatchObject({
    constraint: 'PERIODO_DE_INTERES_APLICADO',
  });
  await mundo.avanzar(id);
  await expect(mundo.depositar(mundo.una.id, 500_00, '2026-10-15')).rejects.toMatchObject({
    constraint: 'PERIODO_DE_INTERES_APLICADO',
  });
});

test('lo que se acepta tarde lo paga una corrida correctiva: solo la diferencia, en interés y en ISR', async () => {
  const id = await abonarOctubre();
  await depositarTarde(mundo, mundo.una.id, 500_00, '2026-10-15');
  const correctiva = await corregir(id);
  // 379 − 297 de interés y 38 − 30 de ISR; las demás cuentas no cambian y no tienen línea.
  expect(await mundo.lineas(correctiva)).toMatchObject([
    { cuenta: mundo.una.id, interes: 82, isr: 8, estado: 'por-pagar' },
  ]);
  await mundo.aprobar(correctiva);
  await mundo.aplicar(correctiva);
  expect(await mundo.saldoDe(mundo.una.id)).toBe(1_500_00 + 379 - 38);
  await mundo.exigirIgualdad();
  const { rows } =
    await sql`select por_corregir, interes_hasta from cuenta_ahorro where id = ${mundo.una.id}`.execute(
      mundo.db,
    );
  expect(rows).toEqual([{ porCorregir: null, interesHasta: '2026-11-01' }]);
  const otra = await corregir(id);
  expect(await mundo.lineas(otra)).toEqual([]);
});

test('un retiro tardío quita lo pagado de más; a quien ya no lo tiene no se le quita', async () => {
  const id = await abonarOctubre();
  await depositarTarde(mundo, mundo.una.id, -500_00, '2026-10-15');
  await depositarTarde(mundo, mundo.otra.id, -250_50, '2026-10-02');
  await mundo.depositar(mundo.otra.id, -67, '2026-11-16');
  expect(await mundo.saldoDe(mundo.otra.id)).toBe(0);
  const correctiva = await corregir(id);
  // (100000 × 14 + 50000 × 17) × 0.035 / 365 = 215.75; de la otra ganó un día: 2.40.
  expect(await mundo.lineas(correctiva)).toMatchObject([
    { cuenta: mundo.una.id, interes: 216 - 297, isr: 22 - 30 },
    { cuenta: mundo.otra.id, interes: 2 - 74, isr: 0 - 7 },
  ]);
  await mundo.aprobar(correctiva);
  await mundo.aplicar(correctiva);
  expect(await mundo.lineas(correctiva)).toMatchObject([
    { estado: 'aplicada' },
    { estado: 'omitida', motivo: 'SIN_FONDOS' },
  ]);
  expect(await mundo.saldoDe(mundo.una.id)).toBe(500_00 + 216 - 22);
  expect(await mundo.saldoDe(mundo.otra.id)).toBe(0);
  await mundo.exigirIgualdad();
});

test('una correctiva se revierte antes que lo que corrige', async () => {
  const id = await abonarOctubre();
  await depositarTarde(mundo, mundo.una.id, 500_00, '2026-10-15');
  const antes = await mundo.saldoDe(mundo.una.id);
  const correctiva = await corregir(id);
  await mundo.aprobar(correctiva);
  await mundo.aplicar(correctiva);
  await expect(mundo.revertir(id)).rejects.toMatchObject({ codigo: 'CORRIDA_NO_ES_LA_ULTIMA' });
  await mundo.revertir(correctiva);
  expect(await mundo.saldoDe(mundo.una.id)).toBe(antes);
  await mundo.revertir(id);
  expect(await mundo.leer(id)).toMatchObject({ estado: 'revertido' });
  expect(await mundo.saldoDe(mundo.una.id)).toBe(1_500_00);
  await mundo.exigirIgualdad();
});

test('a quien ya no tiene lo abonado se le deja fuera de la reversión, y la partida es de los demás', async () => {
  const id = await abonarOctubre();
  await mundo.depositar(mundo.otra.id, -(250_50 + 67), '2026-11-16');
  await mundo.revertir(id);
  expect(await mundo.lineas(id)).toMatchObject([
    { estado: 'revertida' },
    { cuenta: mundo.otra.id, estado: 'aplicada', motivo: 'SIN_FONDOS' },
    { estado: 'revertida' },
  ]);
  expect(await mundo.saldoDe(mundo.otra.id)).toBe(0);
  await mundo.exigirIgualdad();
});

test('lo que cambia entre el cálculo y su tanda, sin que nadie lo viera, se omite y lo paga la siguiente', async () => {
  const id = await mundo.calcular();
  await mundo.aprobar(id);
  await mundo.empezarAAplicar(id);
  // As a movement that was under way when the run was looked at: straight into the tables.
  await conLaPuertaCerrada(mundo.url, 'libros', async (dueno) => {
    await dueno.query('rollback');
    await dueno.query(`set session_replication_role = replica`);
    await dueno.query(
      `insert into movimiento_ahorro (cuenta, n, clase, monto, saldo, fecha, fecha_valor, gana_desde, partida)
       values ($1, 2, 'deposito', 100, 100100, '2026-10-20', '2026-10-20', '2026-10-20', gen_random_uuid())`,
      [mundo.una.id],
    );
    await dueno.query(`update cuenta_ahorro set movimientos = 2, saldo = 100100 where id = $1`, [
      mundo.una.id,
    ]);
  });
  await mundo.avanzar(id);
  expect(await mundo.leer(id)).toMatchObject({ estado: 'aplicado', lineas: 2 });
  expect(await mundo.lineas(id)).toMatchObject([{ estado: 'omitida', motivo: 'CAMBIADA' }, {}, {}]);
  const siguiente = await mundo.calcular();
  expect(await mundo.lineas(siguiente)).toMatchObject([
    { cuenta: mundo.una.id, interes: 297, desde: '2026-10-01', estado: 'por-pagar' },
    { motivo: 'YA_PAGADA' },
    { motivo: 'YA_PAGADA' },
  ]);
});
