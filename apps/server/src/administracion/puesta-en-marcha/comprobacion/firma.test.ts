// The signature: only a contador, only without differences, only over what was looked at, only once; and PostgreSQL holds it alone.
import { permisosDe, type Rol } from '@cuadra/contract/acceso/permisos';
import * as contrato from '@cuadra/contract/administracion/puesta-en-marcha/comprobacion';
import { verPuestaEnMarcha } from '@cuadra/contract/administracion/puesta-en-marcha/guia';
import { bajarArchivo, pedirArchivo } from '@cuadra/contract/reportes/archivos';
import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contabilizar } from '../../../contabilidad/libro/contabilizar.ts';
import {
  CAJA_CHICA,
  OTROS_PRODUCTOS,
  partidaBuena,
} from '../../../contabilidad/libro/testing/partida-buena.ts';
import { saldosAl } from '../../../contabilidad/saldos/queries.ts';
import type { ContextoConActor } from '../../../platform/contexto.ts';
import { contextoDelSistema } from '../../../platform/contexto.ts';
import { escribir } from '../../../platform/database/escribir.ts';
import { codigoDelRechazo } from '../../../platform/database/rechazo.ts';
import { ProblemaError } from '../../../platform/problema.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '../../../testing/application.ts';
import { firmar } from './firmar.ts';
import { guardarCifras } from './guardar-cifras.ts';
import { leerComprobacion } from './leer-comprobacion.ts';
import { pasoDeComprobacion } from './paso.ts';

let casa: AplicacionDePrueba;
const deLaPuesta = { pasos: [pasoDeComprobacion], saldosAl };

beforeEach(async () => {
  casa = await aplicacionDePrueba({ enPuestaEnMarcha: true });
  await escribir(casa.db, contextoDelSistema(casa.reloj.ahora(), 'prueba'), 'prueba', (tx) =>
    tx.insertInto('ejercicio').values({ anio: 2026 }).execute(),
  );
});
afterEach(() => casa.cerrar());

async function como(correo: string, rol: Rol): Promise<ContextoConActor> {
  const { id, nombre } = await casa.db
    .selectFrom('usuario')
    .select(['id', 'nombre'])
    .where('correo', '=', correo)
    .executeTakeFirstOrThrow();
  const actor = {
    id,
    nombre,
    correo,
    sesion: id,
    roles: [rol],
    permisos: permisosDe([rol]),
    agencias: ['01'],
  };
  return {
    actor,
    ...{ direccion: '', navegador: '', peticion: '', origen: '', ahora: casa.reloj.ahora() },
  };
}
const contador = () => como('contador@cuadra.demo', 'contador');

/** Q 50.00 of petty cash against products, posted in the books. */
async function enLosLibros(autor: string | null = null): Promise<void> {
  await escribir(casa.db, contextoDelSistema(casa.reloj.ahora(), 'prueba'), 'partidas:contabilizar', (tx) =>
    contabilizar(tx, casa.reloj.ahora(), [partidaBuena({ origen: 'historia', esManual: false, autor })]),
  );
}

const CIFRAS = [
  { agencia: '01', idCuenta: CAJA_CHICA, debe: 5_000, haber: 0 },
  { agencia: '01', idCuenta: OTROS_PRODUCTOS, debe: 0, haber: 5_000 },
] as unknown as readonly contrato.CifraAnterior[];

async function guardar(cifras: readonly contrato.CifraAnterior[] = CIFRAS, version = 0): Promise<void> {
  const contexto = await contador();
  await escribir(casa.db, contexto, 'puesta-en-marcha:comprobar', (tx) =>
    guardarCifras(tx, contexto, { fecha: '2026-11-15', version, cifras }),
  );
}
const ver = async () => leerComprobacion(casa.db, await contador(), deLaPuesta);

async function intentarFirmar(cambios: { huella?: string; loCargueSolo?: boolean } = {}): Promise<string> {
  const { huella } = await ver();
  const contexto = await contador();
  try {
    await escribir(casa.db, contexto, 'puesta-en-marcha:firmar', (tx) =>
      firmar(tx, contexto, deLaPuesta, { huella, loCargueSolo: false, ...cambios }),
    );
    return 'firmada';
  } catch (error) {
    if (error instanceof ProblemaError) return error.codigo;
    throw error;
  }
}

/** Straight to PostgreSQL, as the application enters. */
async function intentar(contexto: ContextoConActor, orden: RawBuilder<unknown>): Promise<string> {
  try {
    await escribir(casa.db, contexto, 'prueba', (tx) => orden.execute(tx));
    return 'pasó';
  } catch (error) {
    return codigoDelRechazo(error) ?? String(error);
  }
}
const acta = (
  id: string,
) => sql`insert into acta_de_puesta_en_marcha (fecha, firmada_por, firmada_en, firmante, contenido, huella)
  values ('2026-11-15', ${id}, now(), 'Alguien', '{}', repeat('a', 64))`;

test('cuadra y se firma: queda el acta, termina la puesta en marcha y la guía es un registro', async () => {
  await enLosLibros();
  await guardar();
  const vista = await ver();
  // 50.00 − 0.00 on one side, 0.00 − 50.00 on the other; both as in the books.
  expect(vista.lineas.map(({ anterior, libros, diferencia }) => [anterior, libros, diferencia])).toEqual([
    [5_000, 5_000, 0],
    [-5_000, -5_000, 0],
  ]);
  expect(vista).toMatchObject({ diferencias: 0, anterior: { deudor: 5_000, acreedor: 5_000 }, falta: [] });
  expect(await intentarFirmar()).toBe('firmada');
  const despues = await ver();
  expect(despues).toMatchObject({
    firma: { por: 'Carlos Enrique Xol Pop' },
    huella: vista.huella,
    fecha: '2026-11-15',
  });
  expect(despues.lineas).toEqual(vista.lineas);
  const { firmadaEn } = await casa.db.selectFrom('institucion').select('firmadaEn').executeTakeFirstOrThrow();
  expect(firmadaEn).not.toBeNull();
  const { cuerpo } = await casa.llamar(
    verPuestaEnMarcha,
    {},
    { token: await casa.entrar('cajero@cuadra.demo') },
  );
  expect(cuerpo.firma?.por).toBe('Carlos Enrique Xol Pop');
  expect(cuerpo.pasos.map(({ paso }) => paso)).toEqual(['comprobacion']);
  expect(await intentarFirmar()).toBe('PUESTA_EN_MARCHA_FIRMADA');
});

test.each(['csv', 'xlsx', 'pdf'] as const)('el acta se imprime de lo guardado: %s', async (formato) => {
  const token = await casa.entrar('contador@cuadra.demo');
  const pedir = () =>
    casa.llamar(
      pedirArchivo,
      { body: { reporte: 'acta-de-puesta-en-marcha', formato, filtros: {} } },
      { token },
    );
  expect((await pedir()).problema.codigo).toBe('NO_ENCONTRADO');
  await enLosLibros();
  await guardar();
  expect(await intentarFirmar()).toBe('firmada');
  const { cuerpo } = await pedir();
  const { cruda } = await casa.llamar(bajarArchivo, { params: { id: cuerpo.id } }, { token });
  expect(cruda.statusCode).toBe(200);
  if (formato !== 'csv') return expect(cruda.rawPayload.length).toBeGreaterThan(1_000);
  const filas = cruda.payload.split('\r\n').filter((fila) => fila.includes('50.00'));
  expect(filas.some((fila) => fila.includes(CAJA_CHICA) && fila.includes('50.00'))).toBe(true);
  expect(filas.some((fila) => fila.includes(OTROS_PRODUCTOS))).toBe(true);
});

test('una diferencia de un centavo basta para no firmar, en cualquiera de los dos lados', async () => {
  await enLosLibros();
  expect(await intentarFirmar()).toBe('PUESTA_EN_MARCHA_INCOMPLETA');
  const [caja, productos] = CIFRAS;
  if (caja === undefined || productos === undefined) throw new Error('Faltan cifras');
  await guardar([{ ...caja, debe: 5_001 as typeof caja.debe }, productos]);
  expect((await ver()).lineas[0]).toMatchObject({ idCuenta: CAJA_CHICA, diferencia: -1 });
  expect(await intentarFirmar()).toBe('COMPROBACION_CON_DIFERENCIAS');
  // An account that the old system does not have, and one that the books do not.
  await guardar([caja], 1);
  expect(await intentarFirmar()).toBe('COMPROBACION_CON_DIFERENCIAS');
  expect(await intentar(await contador(), acta((await contador()).actor.id))).toBe(
    'COMPROBACION_CON_DIFERENCIAS',
  );
});

test('se firma lo que se vio: si algo cambió, hay que verlo de nuevo', async () => {
  await enLosLibros();
  await guardar();
  const { huella } = await ver();
  await casa.db.transaction().execute(async (tx) => {
    await sql`select set_config('cuadra.accion', 'prueba', true)`.execute(tx);
    await sql`insert into usuario_agencia (usuario, agencia) select id, '03' from usuario where correo = 'cajero@cuadra.demo'`.execute(
      tx,
    );
  });
  expect(await intentarFirmar({ huella })).toBe('COMPROBACION_CAMBIO');
});

test('quien cargó todo a solas lo confirma, y queda dicho', async () => {
  const { actor } = await contador();
  await enLosLibros(actor.id);
  await guardar();
  expect((await ver()).esDeUnaPersona).toBe(true);
  expect(await intentarFirmar()).toBe('FALTA_QUIEN_REVISE');
  expect(await intentarFirmar({ loCargueSolo: true })).toBe('firmada');
  expect((await ver()).esDeUnaPersona).toBe(true);
});

test('PostgreSQL: sin acta no se firma, el acta la pone un contador en su nombre, y no cambia jamás', async () => {
  await enLosLibros();
  await guardar();
  const [admin, elContador] = [await como('admin@cuadra.demo', 'administrador'), await contador()];
  expect(await intentar(admin, sql`update institucion set firmada_en = now()`)).toBe(
    'PUESTA_EN_MARCHA_INCOMPLETA',
  );
  expect(await intentar(elContador, sql`update institucion set firmada_en = now()`)).toBe(
    'PUESTA_EN_MARCHA_INCOMPLETA',
  );
  expect(await intentar(admin, acta(admin.actor.id))).toBe('SIN_PERMISO');
  expect(await intentar(admin, acta(elContador.actor.id))).toBe('SIN_PERMISO');
  expect(await intentarFirmar()).toBe('firmada');
  expect(await intentar(elContador, acta(elContador.actor.id))).toBe('PUESTA_EN_MARCHA_FIRMADA');
  for (const orden of [
    sql`update acta_de_puesta_en_marcha set firmante = 'Otra'`,
    sql`delete from acta_de_puesta_en_marcha`,
  ])
    expect(await intentar(elContador, orden)).toMatch(/permission denied|permiso denegado/);
  for (const orden of [
    sql`delete from cifra_anterior`,
    sql`update comprobacion set cuantas = 0`,
    sql`insert into paso_omitido values ('historia', 'porque sí', ${elContador.actor.id}, now())`,
  ])
    expect(await intentar(elContador, orden)).toBe('PUESTA_EN_MARCHA_FIRMADA');
});

test('dos que firman a la vez: una firma', async () => {
  await enLosLibros();
  await guardar();
  const resultados = await Promise.all([intentarFirmar(), intentarFirmar(), intentarFirmar()]);
  expect(resultados.sort()).toEqual(['PUESTA_EN_MARCHA_FIRMADA', 'PUESTA_EN_MARCHA_FIRMADA', 'firmada']);
});

test('los renglones que no pueden ser se dicen uno por uno, y dos que guardan a la vez no se pisan', async () => {
  const token = await casa.entrar('contador@cuadra.demo');
  const { problema } = await casa.llamar(
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
  await guardar();
  await expect(guardar(CIFRAS, 0)).rejects.toMatchObject({ codigo: 'CONFLICTO_DE_EDICION' });
  await guardar(CIFRAS, 1);
});

test('por la puerta: solo el contador, y con su contraseña reciente', async () => {
  const [elContador, admin] = [
    await casa.entrar('contador@cuadra.demo'),
    await casa.entrar('admin@cuadra.demo'),
  ];
  const firma = (token: string) =>
    casa.llamar(contrato.firmarPuestaEnMarcha, { body: { huella: 'x' } }, { token });
  expect((await firma(admin)).problema.codigo).toBe('SIN_PERMISO');
  expect((await firma(elContador)).problema.codigo).toBe('PUESTA_EN_MARCHA_INCOMPLETA');
  casa.reloj.avanzar({ minutes: 6 });
  await firma(elContador);
  casa.reloj.avanzar({ minutes: 6 });
  expect((await firma(elContador)).problema.codigo).toBe('REAUTENTICACION_REQUERIDA');
});
