// What accounts earned becomes an expense before it is paid: once for each day, to the centavo of what a run would pay, used when the
// run pays and given back when it is undone.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GASTO_VISTA } from '#ahorros/testing/mundo-de-ahorros.ts';
import { aEscondidas, comoAplicacion } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type MundoDeIntereses, mundoDeIntereses } from '../testing/mundo-de-intereses.ts';
import { provisionar } from './provisionar.ts';

const POR_PAGAR = '30410101';

let m: MundoDeIntereses;
beforeAll(async () => {
  m = await mundoDeIntereses();
  await ponerRegla('mensual');
});
afterAll(() => m?.cerrar());

const ponerRegla = (provision: string) =>
  aEscondidas(
    m.url,
    `update version_de_producto set provision = '${provision}', cuenta_por_pagar = '${POR_PAGAR}' where producto = ${m.vista}`,
  );
/** What the books say of an account, owed or spent. */
async function enLibros(idCuenta: string, lado: 1 | -1): Promise<number> {
  const { rows } = await sql<{ suma: number }>`
    select coalesce(sum(haber - debe), 0)::bigint as suma from linea where id_cuenta = ${idCuenta}`.execute(
    m.db,
  );
  return 0 + (rows[0]?.suma ?? 0) * lado;
}
const porPagar = () => enLibros(POR_PAGAR, 1);
const gasto = () => enLibros(GASTO_VISTA, -1);
async function filas() {
  const { rows } = await sql<{
    agencia: string;
    hasta: string;
    monto: number;
    saldo: number;
    corrida: number | null;
  }>`
    select agencia, hasta, monto, saldo, corrida from provision_de_intereses order by id`.execute(m.db);
  return rows;
}
const corridas = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from corrida`.execute(m.db)).rows[0]?.n;

/** Q 1,000, Q 250.50 and Q 500 for 31 days at 3.5 % over 365, each rounded. */
const OCTUBRE = { '01': 297 + 74, '02': 149 };

it('al fin de mes, cada agencia lo que ganaron sus cuentas, una vez y en el mes que terminó', async () => {
  await provisionar(m.plataforma);
  await provisionar(m.plataforma);
  expect(await filas()).toEqual([
    { agencia: '01', hasta: '2026-11-01', monto: OCTUBRE['01'], saldo: OCTUBRE['01'], corrida: null },
    { agencia: '02', hasta: '2026-11-01', monto: OCTUBRE['02'], saldo: OCTUBRE['02'], corrida: null },
  ]);
  expect([await porPagar(), await gasto()]).toEqual([520, 520]);
  const { rows } = await sql<{
    fecha: string;
  }>`select distinct p.fecha from partida p join linea l using (ejercicio, numero)
    where l.id_cuenta = ${POR_PAGAR}`.execute(m.db);
  expect(rows.map(({ fecha }) => fecha)).toEqual(['2026-10-31']);
  // Calculated as a run that never was.
  expect(await corridas()).toBe(0);
});

it('dos procesos a la vez provisionan una sola vez', async () => {
  await Promise.all([provisionar(m.plataforma), provisionar(m.plataforma)]);
  expect(await porPagar()).toBe(520);
});

it('la corrida paga de lo provisionado y no gasta otra vez; al revertirla, vuelve', async () => {
  const id = await m.calcular({}, 10);
  await m.aprobar(id);
  await m.aplicar(id);
  expect([await porPagar(), await gasto()]).toEqual([0, 520]);
  await m.exigirIgualdad();
  await m.revertir(id);
  expect([await porPagar(), await gasto()]).toEqual([520, 520]);
  await m.exigirIgualdad();
});

it('cada día, la diferencia con lo que ya estaba; lo de más se devuelve', async () => {
  await ponerRegla('diaria');
  await provisionar(m.plataforma);
  // 46 days up to the fifteenth of November.
  const esperado = { '01': 441 + 110, '02': 221 };
  const ultimas = (await filas()).slice(-2);
  expect(ultimas.map(({ agencia, hasta, saldo }) => [agencia, hasta, saldo])).toEqual([
    ['01', '2026-11-16', esperado['01']],
    ['02', '2026-11-16', esperado['02']],
  ]);
  expect(await porPagar()).toBe(772);
  await aEscondidas(m.url, `update tramo_de_tasa set ppm = 0`);
  m.reloj.poner('2026-11-17T15:00:00Z');
  await provisionar(m.plataforma);
  expect([await porPagar(), await gasto()]).toEqual([0, 0]);
});

it('nadie anota una provisión que los libros no dicen', async () => {
  await aEscondidas(m.url, `update tramo_de_tasa set ppm = 35000`);
  await expect(
    comoAplicacion(m, `select provision_poner(gen_random_uuid(), ${m.vista}, '01', '2026-11-18')`),
  ).rejects.toThrow(/lo que dicen los libros/);
});
