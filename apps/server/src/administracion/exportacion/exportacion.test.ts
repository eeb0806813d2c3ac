// Asked for by an administrador, made beside the answers, fetched within a day, and told in the bitácora each time.
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as contrato from '@cuadra/contract/administracion/exportacion';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { quitarVencidas } from './guardados.ts';

let prueba: AplicacionDePrueba;
let token: string;

beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('admin@cuadra.demo');
});
afterAll(() => prueba.cerrar());

const ver = async () => (await prueba.llamar(contrato.verExportacion, {}, { token })).cuerpo;
const pedir = () => prueba.llamar(contrato.pedirExportacion, { body: {} }, { token });
const bajar = (id: string) => prueba.llamar(contrato.bajarExportacion, { params: { id } }, { token });
const acciones = async () =>
  (
    await prueba.db
      .selectFrom('bitacora')
      .select(['accion', 'entidad'])
      .where('entidad', 'in', ['exportacion', 'archivo_bajado'])
      .orderBy('n')
      .execute()
  ).map(({ accion, entidad }) => `${accion} ${entidad}`);

it('se pide, se espera y se baja: el archivo es el que dice la huella', async () => {
  expect(await ver()).toMatchObject({ enCurso: null, fallo: false, recientes: [] });
  const { status, cuerpo } = await pedir();
  expect([status, cuerpo.estado]).toEqual([201, 'haciendo']);
  await hastaQue(async () => expect(await ver()).toMatchObject({ enCurso: null, recientes: [{}] }));
  const [hecha] = (await ver()).recientes;
  expect(hecha).toMatchObject({
    pedidaPor: { nombre: 'Ana Lucía Morales Caal' },
    partidas: expect.any(Number),
  });
  expect(hecha?.nombre).toMatch(/^cuadra-2026-11-16-\d{4}\.zip$/);
  const { status: bajado, cruda } = await bajar(hecha?.id ?? '');
  expect([bajado, cruda.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(cruda.rawPayload.length).toBe(hecha?.bytes);
  expect(createHash('sha256').update(cruda.rawPayload).digest('hex')).toBe(hecha?.sha256);
  await hastaQue(async () =>
    expect(await acciones()).toEqual(['exportacion:guardar exportacion', 'archivos:bajar archivo_bajado']),
  );
});

it('pasado un día el archivo se borra y queda dicho que se hizo', async () => {
  prueba.reloj.avanzar({ hours: 24 });
  token = await prueba.entrar('admin@cuadra.demo');
  const [antes] = (await ver()).recientes;
  expect(antes?.disponibleHasta).toBeNull();
  expect((await bajar(antes?.id ?? '')).problema.codigo).toBe('EXPORTACION_VENCIDA');
  await quitarVencidas(prueba.plataforma);
  expect(await readdir(join(prueba.plataforma.config.carpetaDatos, 'exportaciones'))).toEqual([]);
  expect((await acciones()).at(-1)).toBe('exportacion:quitar exportacion');
  expect((await ver()).recientes).toHaveLength(1);
});

it('una que no existe no existe', async () => {
  expect((await bajar('00000000-0000-4000-8000-000000000000')).problema.codigo).toBe('NO_ENCONTRADO');
});

it('la pantalla dice qué no sale, y por qué', async () => {
  const { noSale } = await ver();
  expect(noSale.map(({ que }) => que)).toContain('usuario.contrasena');
  for (const { razon } of noSale) expect(razon).toMatch(/\.$/);
});
