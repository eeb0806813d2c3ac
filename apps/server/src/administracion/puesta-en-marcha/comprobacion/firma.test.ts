// The signature: only a contador, only without differences, only over what was looked at, only once; and PostgreSQL holds it alone.
import * as contrato from '@cuadra/contract/administracion/puesta-en-marcha/comprobacion';
import { verPuestaEnMarcha } from '@cuadra/contract/administracion/puesta-en-marcha/guia';
import { bajarArchivo, pedirArchivo } from '@cuadra/contract/reportes/archivos';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leerSobre } from '#acceso/testing/leer-sobre.ts';
import { CAJA_CHICA, OTROS_PRODUCTOS } from '#contabilidad/libro/testing/partida-buena.ts';
import { abrirPorFirmar, acta, CIFRAS, type PorFirmar } from './testing/por-firmar.ts';

let mesa: PorFirmar;
beforeEach(async () => {
  mesa = await abrirPorFirmar();
});
afterEach(() => mesa.casa.cerrar());

test('cuadra y se firma: queda el acta, termina la puesta en marcha y la guía es un registro', async () => {
  await mesa.enLosLibros();
  await mesa.guardar();
  const vista = await mesa.ver();
  // 50.00 − 0.00 on one side, 0.00 − 50.00 on the other; both as in the books.
  expect(vista.lineas.map(({ anterior, libros, diferencia }) => [anterior, libros, diferencia])).toEqual([
    [5_000, 5_000, 0],
    [-5_000, -5_000, 0],
  ]);
  expect(vista).toMatchObject({ diferencias: 0, anterior: { deudor: 5_000, acreedor: 5_000 }, falta: [] });
  expect(await mesa.intentarFirmar()).toBe('firmada');
  const despues = await mesa.ver();
  expect(despues).toMatchObject({
    firma: { por: 'Carlos Enrique Xol Pop' },
    huella: vista.huella,
    fecha: '2026-11-15',
  });
  expect(despues.lineas).toEqual(vista.lineas);
  const { firmadaEn } = await mesa.casa.db
    .selectFrom('institucion')
    .select('firmadaEn')
    .executeTakeFirstOrThrow();
  expect(firmadaEn).not.toBeNull();
  const { cuerpo } = await mesa.casa.llamar(
    verPuestaEnMarcha,
    {},
    { token: await mesa.casa.entrar('cajero@cuadra.demo') },
  );
  expect(cuerpo.firma?.por).toBe('Carlos Enrique Xol Pop');
  expect(cuerpo.pasos.map(({ paso }) => paso)).toEqual(['comprobacion']);
  expect(await mesa.intentarFirmar()).toBe('PUESTA_EN_MARCHA_FIRMADA');
});

test.each(['csv', 'xlsx', 'pdf'] as const)('el acta se imprime de lo guardado: %s', async (formato) => {
  const token = await mesa.casa.entrar('contador@cuadra.demo');
  const pedir = () =>
    mesa.casa.llamar(
      pedirArchivo,
      { body: { reporte: 'acta-de-puesta-en-marcha', formato, filtros: {} } },
      { token },
    );
  expect((await pedir()).problema.codigo).toBe('NO_ENCONTRADO');
  await mesa.enLosLibros();
  await mesa.guardar();
  expect(await mesa.intentarFirmar()).toBe('firmada');
  const { cuerpo } = await pedir();
  const { cruda } = await mesa.casa.llamar(bajarArchivo, { params: { id: cuerpo.id } }, { token });
  expect(cruda.statusCode).toBe(200);
  if (formato === 'pdf') {
    const dicho = (await leerSobre(cruda.rawPayload)).join('\n');
    const { nombre } = (await mesa.otroContador()).actor;
    expect(dicho).toContain(`Balance anterior 2 saldos al 15/11/2026 ${nombre}`);
    expect(dicho).toContain('Firma La puesta en marcha Carlos Enrique Xol Pop');
    return;
  }
  if (formato !== 'csv') return expect(cruda.rawPayload.length).toBeGreaterThan(1_000);
  const filas = cruda.payload.split('\r\n').filter((fila) => fila.includes('50.00'));
  expect(filas.some((fila) => fila.includes(CAJA_CHICA) && fila.includes('50.00'))).toBe(true);
  expect(filas.some((fila) => fila.includes(OTROS_PRODUCTOS))).toBe(true);
});

test('una diferencia de un centavo basta para no firmar, en cualquiera de los dos lados', async () => {
  await mesa.enLosLibros();
  expect(await mesa.intentarFirmar()).toBe('PUESTA_EN_MARCHA_INCOMPLETA');
  const [caja, productos] = CIFRAS;
  if (caja === undefined || productos === undefined) throw new Error('Faltan cifras');
  await mesa.guardar([{ ...caja, debe: 5_001 as typeof caja.debe }, productos]);
  expect((await mesa.ver()).lineas[0]).toMatchObject({ idCuenta: CAJA_CHICA, diferencia: -1 });
  expect(await mesa.intentarFirmar()).toBe('COMPROBACION_CON_DIFERENCIAS');
  // An account that the old system does not have, and one that the books do not.
  await mesa.guardar([caja], 1);
  expect(await mesa.intentarFirmar()).toBe('COMPROBACION_CON_DIFERENCIAS');
  expect(await mesa.intentar(await mesa.contador(), acta((await mesa.contador()).actor.id))).toBe(
    'COMPROBACION_CON_DIFERENCIAS',
  );
});

test('se firma lo que se vio: si algo cambió, hay que verlo de nuevo', async () => {
  await mesa.enLosLibros();
  await mesa.guardar();
  const { huella } = await mesa.ver();
  await mesa.casa.db.transaction().execute(async (tx) => {
    await sql`select set_config('cuadra.accion', 'prueba', true)`.execute(tx);
    await sql`insert into usuario_agencia (usuario, agencia) select id, '03' from usuario where correo = 'cajero@cuadra.demo'`.execute(
      tx,
    );
  });
  expect(await mesa.intentarFirmar({ huella })).toBe('COMPROBACION_CAMBIO');
});

test('PostgreSQL: sin acta no se firma, el acta la pone un contador en su nombre, y no cambia jamás', async () => {
  await mesa.enLosLibros();
  await mesa.guardar();
  const [admin, elContador] = [await mesa.como('admin@cuadra.demo', 'administrador'), await mesa.contador()];
  expect(await mesa.intentar(admin, sql`update institucion set firmada_en = now()`)).toBe(
    'PUESTA_EN_MARCHA_INCOMPLETA',
  );
  expect(await mesa.intentar(elContador, sql`update institucion set firmada_en = now()`)).toBe(
    'PUESTA_EN_MARCHA_INCOMPLETA',
  );
  expect(await mesa.intentar(admin, acta(admin.actor.id))).toBe('SIN_PERMISO');
  expect(await mesa.intentar(admin, acta(elContador.actor.id))).toBe('SIN_PERMISO');
  expect(await mesa.intentarFirmar()).toBe('firmada');
  expect(await mesa.intentar(elContador, acta(elContador.actor.id))).toBe('PUESTA_EN_MARCHA_FIRMADA');
  for (const orden of [
    sql`update acta_de_puesta_en_marcha set firmante = 'Otra'`,
    sql`delete from acta_de_puesta_en_marcha`,
  ])
    expect(await mesa.intentar(elContador, orden)).toMatch(/permission denied|permiso denegado/);
  for (const orden of [
    sql`delete from cifra_anterior`,
    sql`update comprobacion set cuantas = 0`,
    sql`insert into paso_omitido values ('historia', 'porque sí', ${elContador.actor.id}, now())`,
  ])
    expect(await mesa.intentar(elContador, orden)).toBe('PUESTA_EN_MARCHA_FIRMADA');
});

test('dos que firman a la vez: una firma', async () => {
  await mesa.enLosLibros();
  await mesa.guardar();
  const otro = await mesa.otroContador();
  const resultados = await Promise.all([
    mesa.intentarFirmar(),
    mesa.intentarFirmar(),
    mesa.intentarFirmar(),
    mesa.intentarFirmar({ quien: otro }),
  ]);
  // Whoever wrote the balance may find that it is signed already, or that it is not theirs to sign: never that they signed.
  expect(['FIRMA_DE_OTRA_PERSONA', 'PUESTA_EN_MARCHA_FIRMADA']).toContain(resultados.pop());
  expect(resultados.sort()).toEqual(['PUESTA_EN_MARCHA_FIRMADA', 'PUESTA_EN_MARCHA_FIRMADA', 'firmada']);
});

test('los renglones que no pueden ser se dicen uno por uno, y dos que guardan a la vez no se pisan', async () => {
  const token = await mesa.casa.entrar('contador@cuadra.demo');
  const { problema } = await mesa.casa.llamar(
    contrato.guardarCifras,
    {
      body: {
        fecha: '2026-11-15',
        version: 0,
        cifras: [
          { agencia: '99', idCuenta: CAJA_CHICA, debe: 1, haber: 0 },
          { agencia: '01', idCuenta: '1999', debe: 1, haber: 0 },
          { agencia: '01', idCuenta: '6031', debe: 1, haber: 0 },
          { agencia: '01', idCuenta: CAJA_CHICA, debe: 1, haber: 0 },
          { agencia: '01', idCuenta: CAJA_CHICA, debe: 1, haber: 0 },
        ],
      },
    },
    { token },
  );
  expect(problema.errores?.map(({ linea, campo }) => [linea, campo])).toEqual([
    [1, 'agencia'],
    [2, 'idCuenta'],
    [3, 'idCuenta'],
    [5, 'idCuenta'],
  ]);
  await mesa.guardar();
  await expect(mesa.guardar(CIFRAS, 0)).rejects.toMatchObject({ codigo: 'CONFLICTO_DE_EDICION' });
  await mesa.guardar(CIFRAS, 1);
});

test('por la puerta: solo el contador, y con su contraseña reciente', async () => {
  const [elContador, admin] = [
    await mesa.casa.entrar('contador@cuadra.demo'),
    await mesa.casa.entrar('admin@cuadra.demo'),
  ];
  const firma = (token: string) =>
    mesa.casa.llamar(contrato.firmarPuestaEnMarcha, { body: { huella: 'x' } }, { token });
  expect((await firma(admin)).problema.codigo).toBe('SIN_PERMISO');
  expect((await firma(elContador)).problema.codigo).toBe('PUESTA_EN_MARCHA_INCOMPLETA');
  mesa.casa.reloj.avanzar({ minutes: 6 });
  await firma(elContador);
  mesa.casa.reloj.avanzar({ minutes: 6 });
  expect((await firma(elContador)).problema.codigo).toBe('REAUTENTICACION_REQUERIDA');
});
