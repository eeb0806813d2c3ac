// The desk, against sums of its own: what it shows and its figures are compared with the tables, row by row.
import { verMesa } from '@cuadra/contract/contabilidad/bancos/mesa';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AL_EMPEZAR, type MundoDeBancos, mundoDeBancos } from '../testing/mundo-de-bancos.ts';

let mundo: MundoDeBancos;
beforeEach(async () => {
  mundo = await mundoDeBancos();
});
afterEach(() => mundo.cerrar());

async function mesa(mes: number, desde?: number) {
  const query = { anio: 2026, mes, ...(desde === undefined ? {} : { desde }) };
  const { token } = mundo.auditor;
  const { status, cuerpo } = await mundo.llamar(
    verMesa,
    { params: { id: mundo.banrural }, query },
    { token },
  );
  expect(status).toBe(200);
  return cuerpo;
}

const ids = (filas: readonly { id: string }[]) => filas.map(({ id }) => id).sort();

test('un mes trae lo suyo y lo que venía pendiente, y sus cifras son las sumas de las tablas', async () => {
  const [octubre1, octubre2, noviembre] = await mundo.traer(
    mundo.banrural,
    { fecha: '2026-10-05', monto: 100_00, referencia: '77' },
    { fecha: '2026-10-30', monto: -40_00 },
    { fecha: '2026-11-03', monto: 250_00 },
  );
  const [enLibros1, enLibros2, tarde] = await mundo.registrarEnLibros(
    mundo.banrural,
    { fecha: '2026-10-04', monto: 100_00, documento: '77' },
    { fecha: '2026-11-02', monto: -40_00 },
    { fecha: '2026-11-10', monto: -15_50 },
  );
  await mundo.cruzar(mundo.banrural, [octubre1 ?? ''], [enLibros1 ?? '']);
  const deNoviembre = await mesa(11);
  expect(deNoviembre.entera).toBe(true);
  expect(ids(deNoviembre.lineas)).toEqual([octubre2, noviembre].sort());
  expect(ids(deNoviembre.movimientos)).toEqual([enLibros2, tarde].sort());
  expect(deNoviembre.cifras).toEqual({
    saldoBanco: AL_EMPEZAR + 100_00 - 40_00 + 250_00,
    saldoLibros: AL_EMPEZAR + 100_00 - 40_00 - 15_50,
    diferencia: 250_00 + 15_50,
    porExplicar: -40_00 + 250_00 - (-40_00 - 15_50),
    sinExplicar: { banco: 2, libros: 2 },
    banco: { entradas: 250_00, salidas: 0 },
    libros: { entradas: 0, salidas: 55_50 },
  });
  // Matched with what came after: in October it was outstanding, and still is on its desk.
  await mundo.cruzar(mundo.banrural, [octubre2 ?? ''], [enLibros2 ?? '']);
  const deOctubre = await mesa(10);
  expect(ids(deOctubre.lineas)).toEqual([octubre1, octubre2].sort());
  expect(deOctubre.cifras).toMatchObject({
    porExplicar: 0,
    sinExplicar: { banco: 0, libros: 0 },
    diferencia: -40_00,
  });
  expect(ids((await mesa(11)).lineas)).toEqual([octubre2, noviembre].sort());
  await mundo.exigirIdentidad(mundo.banrural, '2026-10-31');
});

test('lo pendiente al empezar un mes es lo mismo antes y después de firmar el anterior', async () => {
  const [linea] = await mundo.traer(mundo.banrural, { fecha: '2026-10-30', monto: -40_00 });
  const [movimiento] = await mundo.registrarEnLibros(mundo.banrural, { fecha: '2026-11-02', monto: -40_00 });
  await mundo.cambiar((tx) =>
    tx
      .insertInto('explicacionDeBanco')
      .values({
        ...{ cuentaBancaria: mundo.banrural, linea: linea ?? '', movimiento: null, clase: 'nota-de-debito' },
        ...{ motivo: null, explicadaPor: mundo.contador.id, explicadaEn: mundo.reloj.ahora().toString() },
      })
      .execute(),
  );
  const antes = await mesa(11);
  await mundo.conciliar(mundo.banrural, 2026, 10);
  expect((await mesa(11)).lineas).toEqual(antes.lineas);
  await mundo.cruzar(mundo.banrural, [linea ?? ''], [movimiento ?? '']);
  const despues = await mesa(11);
  expect(ids(despues.lineas)).toEqual([linea]);
  expect(despues.lineas[0]?.pendiente).toBe(0);
});

test('con la revisión que se tiene llega solo lo que cambió, también lo que otra persona explicó', async () => {
  const [una, otra] = await mundo.traer(
    mundo.banrural,
    { fecha: '2026-11-05', monto: 100_00 },
    { fecha: '2026-11-06', monto: -3_00 },
  );
  const [movimiento] = await mundo.registrarEnLibros(mundo.banrural, { fecha: '2026-11-05', monto: 100_00 });
  const inicial = await mesa(11);
  expect(await mesa(11, inicial.revision)).toMatchObject({ entera: false, lineas: [], movimientos: [] });
  await mundo.cruzar(mundo.banrural, [una ?? ''], [movimiento ?? '']);
  const cruzada = await mesa(11, inicial.revision);
  expect([ids(cruzada.lineas), ids(cruzada.movimientos), cruzada.entera]).toEqual([
    [una],
    [movimiento],
    false,
  ]);
  expect(cruzada.revision).toBeGreaterThan(inicial.revision);
  await mundo.cambiar((tx) =>
    sql`insert into explicacion_de_banco (cuenta_bancaria, linea, clase, explicada_por, explicada_en)
      values (${mundo.banrural}::uuid, ${otra}::uuid, 'nota-de-debito', ${mundo.contador.id}::uuid, now())`.execute(
      tx,
    ),
  );
  const explicada = await mesa(11, cruzada.revision);
  expect(explicada.lineas.map(({ id, explicacion }) => [id, explicacion?.clase])).toEqual([
    [otra, 'nota-de-debito'],
  ]);
  expect(explicada.cifras).toMatchObject({ porExplicar: 0, sinExplicar: { banco: 0, libros: 0 } });
  await mundo.cambiar((tx) => tx.deleteFrom('explicacionDeBanco').execute());
  expect(ids((await mesa(11, explicada.revision)).lineas)).toEqual([otra]);
});

test('si algo se quitó, o la revisión es de otra base, llega todo', async () => {
  await mundo.traer(mundo.banrural, { fecha: '2026-11-05', monto: 100_00 });
  const { revision } = await mesa(11);
  expect((await mesa(11, revision + 1_000)).entera).toBe(true);
  await mundo.cambiar(async (tx) => {
    await sql`select banco_avanzar(${mundo.banrural}::uuid, true)`.execute(tx);
    await tx.deleteFrom('estadoDeCuenta').execute();
  });
  expect(await mesa(11, revision)).toMatchObject({ entera: true, lineas: [] });
});

test('una cuenta que no existe no tiene mesa', async () => {
  const { token } = mundo.contador;
  const params = { id: mundo.contador.id };
  const { problema } = await mundo.llamar(verMesa, { params, query: { anio: 2026, mes: 11 } }, { token });
  expect(problema.codigo).toBe('NO_ENCONTRADO');
});
