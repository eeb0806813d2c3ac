// A copy with its own PostgreSQL and its own process, as people have it: made, entered, rehearsed on, learnt from, killed, started again and
// taken away.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { iniciarSesion } from '@cuadra/contract/acceso/sesion';
import * as contrato from '@cuadra/contract/administracion/practica';
import * as equivalencias from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import { contabilizarLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import { fillPath } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { darDeAlta } from '#acceso/usuarios/dar-de-alta.ts';
import { CAJA_CHICA, lineas, SOBRANTES } from '#contabilidad/libro/testing/oficina.ts';
import { abrirLibros } from '#contabilidad/verificacion/abrir-libros.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';

let prueba: AplicacionDePrueba;
let admin: string;
let contador: string;
let contrasena: string;

beforeAll(async () => {
  const programa = fileURLToPath(new URL('../../main.ts', import.meta.url));
  prueba = await aplicacionDePrueba({ programas: { programa } });
  admin = await prueba.entrar('admin@cuadra.demo');
  contador = await prueba.entrar('contador@cuadra.demo');
  for (const nombre of ['De siempre', 'Con otro nombre'])
    await prueba.llamar(
      equivalencias.crearEquivalencia,
      { body: { nombre, cuentas: [{ antes: '1-01', idCuenta: CAJA_CHICA }] } },
      { token: contador },
    );
});
afterAll(() => prueba.cerrar());

const ver = async () => (await prueba.llamar(contrato.verPractica, {}, { token: admin })).cuerpo;
const traer = () => prueba.llamar(contrato.traerEnsayado, { body: {} }, { token: admin });

/** A request to the copy, at its own address. */
async function alli<T>(
  { method, path }: { readonly method: string; readonly path: string },
  body: object | string | undefined,
  token?: string,
): Promise<T> {
  const tipo = typeof body === 'string' ? 'application/x-ndjson' : 'application/json';
  const respuesta = await fetch(`${(await ver()).direccion}${path}`, {
    method,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': tipo }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  if (!respuesta.ok) throw new Error(await respuesta.text());
  return (await respuesta.json()) as T;
}
const entrarAlli = async () =>
  (
    await alli<{ accessToken: string }>(iniciarSesion, {
      email: 'contador@cuadra.demo',
      password: contrasena,
    })
  ).accessToken;

it('se hace, se abre en su dirección, y se entra con su contraseña y no con la de verdad', async () => {
  const { cuerpo } = await prueba.llamar(contrato.hacerPractica, { body: {} }, { token: admin });
  ({ contrasena } = cuerpo);
  await hastaQue(async () => expect(await ver()).toMatchObject({ estado: 'en-marcha', fallo: false }));
  const { direccion, ensayado } = await ver();
  expect(ensayado).toEqual({ columnas: 0, equivalencias: [], archivos: [] });
  expect(direccion).toMatch(/^http:/);
  await expect(
    alli(iniciarSesion, { email: 'contador@cuadra.demo', password: 'Cuadra-2026' }),
  ).rejects.toThrow('CREDENCIALES');
  expect(await entrarAlli()).not.toBe('');
});

it('lo que se ensaya allí se ofrece aquí: columnas, equivalencias y los nombres de los archivos', async () => {
  const token = await entrarAlli();
  const suyas = await alli<{ id: string; nombre: string }[]>(
    equivalencias.listarEquivalencias,
    undefined,
    token,
  );
  const idDe = (nombre: string) => ({ id: suyas.find((una) => una.nombre === nombre)?.id ?? '' });
  const cuentas = [{ antes: '1-02', idCuenta: SOBRANTES }];
  await alli(equivalencias.crearEquivalencia, { nombre: 'Del programa de antes', cuentas }, token);
  const { method, path } = equivalencias.decirCuentas;
  await alli({ method, path: fillPath(path, idDe('De siempre')) }, { cuentas }, token);
  // The same table by another name has the id of the one here.
  const renombrar = equivalencias.renombrarEquivalencia;
  const otro = { method: renombrar.method, path: fillPath(renombrar.path, idDe('Con otro nombre')) };
  await alli(otro, { nombre: 'Renombrada' }, token);
  const partida = {
    fecha: '2026-11-10',
    tipo: 'diario',
    agencia: '01',
    concepto: 'De antes',
    lineas: lineas(100),
  };
  const lote = { method: contabilizarLote.method, path: `${contabilizarLote.path}?nombre=diario.csv` };
  await alli(lote, JSON.stringify(partida), token);
  await elegirColumnas();
  expect((await ver()).ensayado).toMatchObject({
    columnas: 1,
    equivalencias: ['De siempre', 'Del programa de antes', 'Renombrada'],
    archivos: [{ nombre: 'diario.csv', partidas: 1 }],
  });
});

it('se trae una vez, aunque dos lo pidan a la vez; y ya no se ofrece', async () => {
  const respuestas = await Promise.all([traer(), traer()]);
  expect(respuestas.map(({ status }) => status)).toEqual([200, 200]);
  const traidas = respuestas.map(({ cuerpo }) => [cuerpo.columnas, cuerpo.equivalencias]);
  expect(traidas.toSorted()).toEqual([
    [0, 0],
    [1, 3],
  ]);
  expect((await ver()).ensayado).toMatchObject({ columnas: 0, equivalencias: [] });
  const listadas = (await prueba.llamar(equivalencias.listarEquivalencias, {}, { token: contador })).cuerpo;
  expect(Object.fromEntries(listadas.map(({ nombre, cuentas }) => [nombre, cuentas]))).toEqual({
    'Con otro nombre': 1,
    'De siempre': 2,
    'Del programa de antes': 1,
    Renombrada: 1,
  });
  const columnas = await prueba.db.selectFrom('mapeoImportacion').select(['clase', 'mapeo']).execute();
  expect(columnas).toEqual([{ clase: 'partidas', mapeo: { fecha: 1 } }]);
});

it('si su proceso muere se dice, se trae de ella igual, y al iniciarla sigue lo que tenía', async () => {
  const { direccion } = await ver();
  const pid = await pidDeLaPractica();
  process.kill(pid, 'SIGKILL');
  await hastaQue(async () => expect(await ver()).toMatchObject({ estado: 'detenida', direccion: null }));
  await expect(fetch(`${direccion}/api/health/live`)).rejects.toThrow();
  expect((await traer()).cuerpo).toEqual({ columnas: 0, equivalencias: 0 });
  const { status, cuerpo } = await prueba.llamar(contrato.iniciarPractica, { body: {} }, { token: admin });
  expect([status, cuerpo.estado]).toEqual([200, 'en-marcha']);
  expect(cuerpo.ensayado?.archivos).toHaveLength(1);
  expect(await entrarAlli()).not.toBe('');
});

it('se quita entera', async () => {
  const pid = await pidDeLaPractica();
  const { status, cuerpo } = await prueba.llamar(contrato.quitarPractica, {}, { token: admin });
  expect([status, cuerpo.estado, cuerpo.direccion]).toEqual([200, 'ninguna', null]);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

const carpeta = () => join(prueba.plataforma.config.carpetaDatos, 'practica');

const pidDeLaPractica = async () => Number(await readFile(join(carpeta(), 'cuadra.pid'), 'utf8'));

/** Those of somebody who is here too, and of somebody who is only there. */
async function elegirColumnas(): Promise<void> {
  const suyo = { ...prueba.plataforma.config, carpetaDatos: carpeta(), conBaseIncluida: true };
  const libros = await abrirLibros(suyo);
  const contexto = contextoDelSistema(Temporal.Now.instant(), 'prueba');
  await escribir(libros.db, contexto, 'prueba', async (tx) => {
    const correo = 'ensayo@cuadra.demo';
    await darDeAlta(tx, contexto, {
      nombre: 'De ensayo',
      correo,
      contrasena: null,
      roles: [],
      agencias: ['01'],
    });
    await sql`insert into mapeo_importacion (usuario, clase, encabezado, mapeo, usado_en)
      select id, 'partidas', repeat('0', 64), '{"fecha":1}', ${contexto.ahora.toString()}::timestamptz
      from usuario where correo in (${correo}, 'contador@cuadra.demo')`.execute(tx);
  });
  await libros.cerrar();
}
