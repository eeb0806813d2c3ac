// It takes two: whoever brought history or wrote the balance that it is compared with does not sign, whatever the way and however many
// at once.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pasoDePersonas } from '#administracion/pasos.ts';
import { contabilizar } from '#contabilidad/libro/contabilizar.ts';
import { partidaBuena } from '#contabilidad/libro/testing/partida-buena.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { consultar } from '#testing/databases.ts';
import { pasoDeComprobacion } from './paso.ts';
import { abrirPorFirmar, acta, CIFRAS, oCodigo, type PorFirmar } from './testing/por-firmar.ts';

let mesa: PorFirmar;
beforeEach(async () => {
  mesa = await abrirPorFirmar();
});
afterEach(() => mesa.casa.cerrar());

test('quien trajo la historia no firma, y se le dice quién: en el programa y en PostgreSQL', async () => {
  const { actor } = await mesa.contador();
  await mesa.enLosLibros(actor.id);
  await mesa.guardar([], 0, await mesa.contador());
  await mesa.guardar(CIFRAS, 1);
  // One brought, the other compared: neither signs, until who cannot anyway keeps the balance again.
  expect((await mesa.ver()).noFirmaPorque).toBe(
    `Usted trajo la historia, y por eso no firma. Ningún contador puede firmar todavía. Carlos Enrique Xol Pop guarda otra vez el balance anterior y firma ${(await mesa.otroContador()).actor.nombre}; o un administrador nombra a otro contador en Personas, que entra, revisa y firma.`,
  );
  expect(await mesa.intentarFirmar()).toBe('FIRMA_DE_OTRA_PERSONA');
  expect(await mesa.intentar(await mesa.contador(), acta(actor.id))).toBe('FIRMA_DE_OTRA_PERSONA');
  await mesa.guardar(CIFRAS, 2, await mesa.contador());
  expect((await mesa.ver()).noFirmaPorque).toBe(
    `Usted trajo la historia y escribió el balance anterior, y por eso no firma. Firma ${(await mesa.otroContador()).actor.nombre}, que no trajo la historia ni escribió el balance anterior.`,
  );
  expect((await mesa.ver(await mesa.otroContador())).noFirmaPorque).toBeNull();
  expect(await mesa.intentarFirmar({ quien: await mesa.otroContador() })).toBe('firmada');
  expect((await mesa.ver()).hechoPor).toMatchObject([
    { que: 'Historia', detalle: '1 partida', por: 'Carlos Enrique Xol Pop', conQuien: '' },
    { que: 'Balance anterior', detalle: '2 saldos al 15/11/2026', por: 'Carlos Enrique Xol Pop' },
  ]);
});

test('quien escribió el balance con que se compara tampoco firma', async () => {
  await mesa.enLosLibros();
  await mesa.guardar(CIFRAS, 0, await mesa.contador());
  const { actor } = await mesa.contador();
  expect((await mesa.ver()).noFirmaPorque).toContain(
    'Usted escribió el balance anterior, y por eso no firma.',
  );
  expect(await mesa.intentarFirmar()).toBe('FIRMA_DE_OTRA_PERSONA');
  expect(await mesa.intentar(await mesa.contador(), acta(actor.id))).toBe('FIRMA_DE_OTRA_PERSONA');
});

test('con un solo contador la guía y la firma dicen que falta otro; lo deshecho no cuenta', async () => {
  const { actor } = await mesa.contador();
  await mesa.enLosLibros(actor.id);
  await mesa.guardar(CIFRAS, 0, await mesa.contador());
  await consultar(
    mesa.casa.url,
    `select set_config('cuadra.accion', 'prueba', false);
     update usuario set activo = false where correo = 'contador2@cuadra.demo'`,
  );
  const falta =
    'Ningún contador puede firmar todavía. Falta otro: un administrador nombra a otro contador en Personas, que entra, revisa y firma.';
  expect((await mesa.ver()).noFirmaPorque).toContain(falta);
  expect((await pasoDeComprobacion.ver(mesa.casa.db, { hoy: '2026-11-16' })).falta).toEqual([
    `Compare y firme. ${falta}`,
  ]);
  expect((await pasoDePersonas.ver(mesa.casa.db, { hoy: '2026-11-16' })).falta).toEqual([
    'Nombre a un segundo contador: quien trae la historia o escribe el balance anterior no firma la puesta en marcha.',
  ]);
  const trajo = async () =>
    (await sql<{ si: boolean }>`select trajo_historia(${actor.id}) as si`.execute(mesa.casa.db)).rows[0]?.si;
  expect(await trajo()).toBe(true);
  const { id } = await mesa.casa.db.selectFrom('partida').select('id').executeTakeFirstOrThrow();
  await escribir(
    mesa.casa.db,
    contextoDelSistema(mesa.casa.reloj.ahora(), 'prueba'),
    'partidas:revertir',
    (tx) =>
      contabilizar(tx, mesa.casa.reloj.ahora(), [
        partidaBuena({
          ...{ origen: 'historia', esManual: false, autor: actor.id, tipo: 'reversion', revierte: id },
          lineas: partidaBuena({}).lineas.map(({ debe, haber, ...linea }) => ({
            ...linea,
            debe: haber,
            haber: debe,
          })),
        }),
      ]),
  );
  expect(await trajo()).toBe(false);
});

test('PostgreSQL: nadie trae historia ni escribe el balance en nombre de otro', async () => {
  await mesa.enLosLibros();
  await mesa.guardar();
  const [uno, otro] = [await mesa.contador(), await mesa.otroContador()];
  const enNombreDe = (autor: string | null) =>
    oCodigo(
      escribir(mesa.casa.db, uno, 'partidas:contabilizar', (tx) =>
        contabilizar(tx, mesa.casa.reloj.ahora(), [
          partidaBuena({ origen: 'historia', esManual: false, autor }),
        ]),
      ),
      'pasó',
    );
  expect(await enNombreDe(otro.actor.id)).toBe('SIN_PERMISO');
  expect(await enNombreDe(null)).toBe('SIN_PERMISO');
  for (const orden of [
    sql`update comprobacion set escrita_por = ${otro.actor.id}`,
    sql`update comprobacion set version = version + 1`,
    sql`delete from cifra_anterior`,
  ])
    expect(await mesa.intentar(uno, orden)).toBe('SIN_PERMISO');
});

test('mientras uno firma, nadie cambia de quién es lo que firma', async () => {
  await mesa.enLosLibros();
  await mesa.guardar();
  // Both at once: either the balance is somebody else's and they look again, or it is signed and it changes no more.
  const quien = await mesa.contador();
  const [firma, guardado] = await Promise.all([
    mesa.intentarFirmar({ quien }),
    oCodigo(mesa.guardar(CIFRAS, 1, quien), 'guardado'),
  ]);
  expect([
    'firmada PUESTA_EN_MARCHA_FIRMADA',
    'COMPROBACION_CAMBIO guardado',
    'FIRMA_DE_OTRA_PERSONA guardado',
  ]).toContain(`${firma} ${guardado}`);
  const { escritaPor } = await mesa.casa.db
    .selectFrom('comprobacion')
    .select('escritaPor')
    .executeTakeFirstOrThrow();
  const firmada = await mesa.casa.db
    .selectFrom('actaDePuestaEnMarcha')
    .select('firmadaPor')
    .executeTakeFirst();
  expect(firmada?.firmadaPor).not.toBe(escritaPor);
});
