import * as contrato from '@cuadra/contract/ahorros/isr';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hecha } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { type MundoDeProductos, mundoDeProductos, type Persona } from '../testing/mundo-de-productos.ts';

let m: MundoDeProductos;
beforeAll(async () => {
  m = await mundoDeProductos();
});
afterAll(() => m.cerrar());

const escribir = (desde: string, ppm = 120_000, quien: Persona = m.ahorros) =>
  m.llamar(contrato.escribirParametroDeIsr, { body: { desde, ppm, minimo: 10_00 } }, quien);
const editar = (desde: string, ppm: number, version: number, quien: Persona = m.ahorros) =>
  m.llamar(contrato.editarParametroDeIsr, { params: { desde }, body: { ppm, minimo: 0, version } }, quien);
const descartar = (desde: string, version: number) =>
  m.llamar(contrato.descartarParametroDeIsr, { params: { desde }, query: { version } }, m.ahorros);
const publicar = (desde: string, version: number, quien: Persona = m.contador) =>
  m.llamar(contrato.publicarParametroDeIsr, { params: { desde }, body: { version } }, quien);

it('empieza con la ley que hay, que nadie cambia', async () => {
  const { parametros, pagadoHasta } = hecha(await m.llamar(contrato.listarParametrosDeIsr, {}, m.contador));
  expect(pagadoHasta).toBeNull();
  expect(parametros).toMatchObject([
    { desde: '2013-01-01', ppm: 100_000, situacion: 'vigente', escritaPor: null },
  ]);
  expect((await editar('2013-01-01', 0, 0)).problema.codigo).toBe('REGLA_PUBLICADA');
  expect((await descartar('2013-01-01', 0)).problema.codigo).toBe('REGLA_PUBLICADA');
  expect((await escribir('2013-01-01')).problema.codigo).toBe('REGLA_DEL_MISMO_DIA');
});

it('una persona la escribe, otra la publica, y ya no cambia', async () => {
  hecha(await escribir('2027-01-01'));
  const { parametros } = hecha(await editar('2027-01-01', 115_000, 0, m.ahorros2));
  expect(parametros[0]).toMatchObject({
    ...{ desde: '2027-01-01', ppm: 115_000, situacion: 'borrador', version: 1 },
    escritaPor: { id: m.ahorros2.id },
  });
  expect((await editar('2027-01-01', 1, 0)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
  expect((await descartar('2027-01-01', 0)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
  expect((await publicar('2026-12-31', 0)).problema.codigo).toBe('NO_ENCONTRADO');
  await m.atribuir('parametro_isr', 'escrita_por', '2027-01-01', m.contador2);
  expect((await publicar('2027-01-01', 1, m.contador2)).problema.codigo).toBe('REGLA_PROPIA');
  const publicados = hecha(await publicar('2027-01-01', 1)).parametros;
  expect(publicados.map(({ desde, situacion, ultimoDia }) => [desde, situacion, ultimoDia])).toEqual([
    ['2027-01-01', 'por-venir', null],
    ['2013-01-01', 'vigente', '2026-12-31'],
  ]);
  expect((await publicar('2027-01-01', 2)).problema.codigo).toBe('REGLA_PUBLICADA');
});

it('no se publica para días que ya se pagaron, de ningún producto', async () => {
  const { id } = await m.crear();
  await m.correr(id, 'aplicado', '2026-10-01', '2026-11-01');
  hecha(await escribir('2026-10-31'));
  const { problema } = await publicar('2026-10-31', 0);
  expect(problema).toMatchObject({
    codigo: 'REGLA_RETROACTIVA',
    detail: expect.stringContaining('31/10/2026'),
  });
  hecha(await descartar('2026-10-31', 0));
  hecha(await escribir('2026-11-01'));
  hecha(await publicar('2026-11-01', 0));
});
