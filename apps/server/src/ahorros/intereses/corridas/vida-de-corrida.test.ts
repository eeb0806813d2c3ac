// A run from its creation to the books and back, by its use cases.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AHORRO, GASTO_VISTA, ISR } from '#ahorros/testing/mundo-de-ahorros.ts';
import { type MundoDeIntereses, mundoDeIntereses } from '../testing/mundo-de-intereses.ts';

let mundo: MundoDeIntereses;
beforeEach(async () => {
  mundo = await mundoDeIntereses();
});
afterEach(() => mundo?.cerrar());

test('octubre se calcula, se aprueba y se abona: 1,000.00 al 3.5 % por 31 días son 2.97, con 0.30 de ISR', async () => {
  const { una, otra, deOtraAgencia } = mundo;
  const id = await mundo.calcular();
  expect(await mundo.leer(id)).toMatchObject({ estado: 'calculado', lineas: 3, interes: 297 + 74 + 149 });
  expect(await mundo.lineas(id)).toMatchObject([
    // 100000 × 0.035 × 31 / 365 = 297.26; 25050 → 74.46; 50000 → 148.63.
    { cuenta: una.id, interes: 297, isr: 30, estado: 'por-pagar', desde: '2026-10-01', hasta: '2026-11-01' },
    { cuenta: otra.id, interes: 74, isr: 7 },
    { cuenta: deOtraAgencia.id, interes: 149, isr: 15 },
  ]);
  await mundo.aprobar(id);
  await mundo.aplicar(id);
  expect(await mundo.leer(id)).toMatchObject({ estado: 'aplicado', lineas: 3, interes: 520, isr: 52 });
  expect(await mundo.saldoDe(una.id)).toBe(1_000_00 + 297 - 30);
  await mundo.exigirIgualdad();
  const { rows } = await sql`
    select p.origen, p.tipo, p.fecha, p.agencia, p.autor, p.aprobador,
      (select jsonb_agg(jsonb_build_array(l.id_cuenta, l.debe, l.haber) order by l.n) from linea l
        where l.ejercicio = p.ejercicio and l.numero = p.numero) as lineas
    from corrida_tanda t join partida p on p.id = t.partida where t.corrida = ${id} order by t.n`.execute(
    mundo.db,
  );
  expect(rows).toHaveLength(3);
  expect(rows[0]).toEqual({
    ...{ origen: 'interes', tipo: 'interes', fecha: '2026-10-31', agencia: '01' },
    ...{ autor: mundo.ahorrosDeTodas.id, aprobador: mundo.contador.id },
    lineas: [
      [GASTO_VISTA, 297, 0],
      [AHORRO, 0, 297],
      [AHORRO, 30, 0],
      [ISR, 0, 30],
    ],
  });
});

test('revertir devuelve cuentas y libros a como estaban, y volver a abonar da líneas iguales', async () => {
  const antes = await mundo.foto();
  const id = await mundo.calcular();
  await mundo.aprobar(id);
  const primeras = await mundo.lineas(id);
  await mundo.aplicar(id);
  const abonada = await mundo.foto();
  await mundo.revertir(id);
  expect(await mundo.leer(id)).toMatchObject({ estado: 'revertido' });
  await mundo.exigirIgualdad();
  const despues = await mundo.foto();
  const sinMovimientos = ({ cuentas }: typeof antes) =>
    cuentas.map((una) => ({ ...(una as object), movimientos: 0 }));
  expect(sinMovimientos(despues)).toEqual(sinMovimientos(antes));
  const otra = await mundo.calcular();
  expect(await mundo.lineas(otra)).toEqual(primeras);
  expect((await mundo.leer(otra)).huella).toBe((await mundo.leer(id)).huella);
  await mundo.aprobar(otra);
  await mundo.aplicar(otra);
  expect(sinMovimientos(await mundo.foto())).toEqual(sinMovimientos(abonada));
  await mundo.exigirIgualdad();
});

test('aplicada dos veces no paga dos veces: la segunda corrida encuentra los días ya pagados', async () => {
  const id = await mundo.calcular();
  await mundo.aprobar(id);
  await mundo.aplicar(id);
  const abonada = await mundo.foto();
  await mundo.avanzar(id);
  await expect(mundo.aplicar(id)).rejects.toMatchObject({ codigo: 'CORRIDA_NO_ADMITE' });
  const otra = await mundo.calcular();
  expect(await mundo.leer(otra)).toMatchObject({ estado: 'calculado', lineas: 0, interes: 0 });
  expect((await mundo.lineas(otra)).map(({ motivo }) => motivo)).toEqual([
    'YA_PAGADA',
    'YA_PAGADA',
    'YA_PAGADA',
  ]);
  await mundo.aprobar(otra);
  await mundo.aplicar(otra);
  expect(await mundo.foto()).toEqual(abonada);
});
