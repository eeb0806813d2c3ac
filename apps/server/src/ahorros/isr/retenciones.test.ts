// What was withheld: of a month, as the books have it; of a year, whoever was paid, page by page.
import { listarRetenidos, verIsrDelMes } from '@cuadra/contract/ahorros/retenciones';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deClase, movimientosDe, retenidoDe } from '#ahorros/reportes/testing/casos-de-ahorros.ts';
import { ISR, type MesDeAhorros, mesDeAhorros } from '#ahorros/reportes/testing/mes-de-ahorros.ts';
import { contratar } from '#contabilidad/libro/testing/oficina.ts';
import { aEscondidas } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let mundo: AplicacionDePrueba;
let mes: MesDeAhorros;
let contador: string;
let deOtra: string;
beforeAll(async () => {
  mundo = await aplicacionDePrueba();
  mes = await mesDeAhorros(mundo);
  await contratar(mundo, 'ahorros-02@cuadra.demo', ['ahorros'], ['02']);
  contador = await mundo.entrar('contador@cuadra.demo');
  deOtra = await mundo.entrar('ahorros-02@cuadra.demo');
});
afterAll(() => mundo?.cerrar());

const ver = (query: { anio: number; mes: number; agencia?: string }, token = contador) =>
  mundo.llamar(verIsrDelMes, { query }, { token });
const listar = (
  query: { anio: number; texto?: string; cursor?: string; porPagina?: number },
  token = contador,
) => mundo.llamar(listarRetenidos, { query }, { token });

it('lo de un mes suma lo de sus movimientos y es lo que los libros dejaron por pagar', async () => {
  const { cuerpo } = await ver({ anio: 2026, mes: 10 });
  const delMes = (await movimientosDe(mundo)).filter(({ fecha }) => fecha.startsWith('2026-10'));
  expect(cuerpo.totales).toMatchObject({ bruto: deClase(delMes, 'interes'), isr: retenidoDe(delMes) });
  expect(cuerpo.porProducto.map(({ codigo, agencia }) => [codigo, agencia])).toEqual([
    ['AHC', '01'],
    ['AHC', '02'],
  ]);
  expect(cuerpo.control).toEqual({
    ...{ enCuentas: retenidoDe(delMes), enLibros: retenidoDe(delMes), diferencia: 0 },
  });
  expect(cuerpo.sePagaHasta).toBe('2026-11-10');
});

it('cada quien ve lo de sus agencias; la de otro se niega', async () => {
  const { cuerpo } = await ver({ anio: 2026, mes: 10 }, deOtra);
  expect(cuerpo.porProducto.map(({ agencia }) => agencia)).toEqual(['02']);
  expect((await ver({ anio: 2026, mes: 10, agencia: '01' }, deOtra)).problema.codigo).toBe('SIN_AGENCIA');
});

it('si los libros dicen otra cosa, la diferencia se ve', async () => {
  const { rows } = await sql<{ ejercicio: number; numero: number; n: number }>`
    select ejercicio, numero, n from linea where id_cuenta = ${ISR} and agencia = '01' limit 1`.execute(
    mundo.db,
  );
  const { ejercicio, numero, n } = rows[0] ?? { ejercicio: 0, numero: 0, n: 0 };
  const mover = (cuanto: number) =>
    aEscondidas(
      mundo.url,
      `update linea set haber = haber + (${cuanto}) where (ejercicio, numero, n) = (${ejercicio}, ${numero}, ${n})`,
    );
  await mover(100);
  expect((await ver({ anio: 2026, mes: 10 })).cuerpo.control.diferencia).toBe(100);
  await mover(-100);
  expect((await ver({ anio: 2026, mes: 10 })).cuerpo.control.diferencia).toBe(0);
});

it('de un año, a quienes se pagó, por páginas y por búsqueda; quien no puede dar la constancia lo sabe', async () => {
  const { cuerpo } = await listar({ anio: 2026 });
  expect(cuerpo.asociados.map(({ numero, completo }) => [numero, completo])).toEqual([
    [1, true],
    [2, true],
    [3, true],
  ]);
  const delAnio = (await movimientosDe(mundo)).filter(
    ({ fecha, asociado }) => fecha.startsWith('2026') && asociado === 1,
  );
  expect(cuerpo.asociados[0]).toMatchObject({ bruto: deClase(delAnio, 'interes'), isr: retenidoDe(delAnio) });
  const primera = (await listar({ anio: 2026, porPagina: 2 })).cuerpo;
  expect(primera.asociados).toHaveLength(2);
  const segunda = (await listar({ anio: 2026, porPagina: 2, cursor: primera.siguiente ?? '' })).cuerpo;
  expect([segunda.asociados.map(({ numero }) => numero), segunda.siguiente]).toEqual([[3], null]);
  const hallados = (await listar({ anio: 2026, texto: 'oscar reyes' })).cuerpo.asociados;
  expect(hallados.map(({ id }) => id)).toEqual([mes.asociados[1]]);
  expect((await listar({ anio: 2026 }, deOtra)).cuerpo.asociados.map(({ numero }) => numero)).toEqual([3]);
  expect((await listar({ anio: 2024 })).cuerpo.asociados).toEqual([]);
});

it('una institución sin ahorros no tiene nada retenido', async () => {
  const vacia = await aplicacionDePrueba();
  const token = await vacia.entrar('contador@cuadra.demo');
  const { cuerpo } = await vacia.llamar(verIsrDelMes, { query: { anio: 2026, mes: 10 } }, { token });
  expect([cuerpo.porProducto, cuerpo.totales.isr, cuerpo.control.diferencia]).toEqual([[], 0, 0]);
  await vacia.cerrar();
});
