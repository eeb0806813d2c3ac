// Who would be the first administrador of somebody else's institution: from elsewhere, without the code, twice, too late.
import * as contrato from '@cuadra/contract/acceso/primer-inicio';
import { iniciarSesion, opcionesDeAcceso } from '@cuadra/contract/acceso/sesion';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cargarInstitucionDemo } from '#demo-institucion/cargar.ts';
import { ajustarUsuariosDemo } from '#demo-institucion/usuarios.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { crearCodigoDeInicio } from './codigo-de-inicio.ts';

let app: AplicacionDePrueba;
let impreso: string;

beforeEach(async () => {
  const inicio = crearCodigoDeInicio();
  impreso = inicio.impreso;
  app = await aplicacionDePrueba({ demo: false, codigoDeInicio: inicio.codigo });
});
afterEach(() => app.cerrar());

const PERSONA = { name: 'Ana Xol', email: 'Ana@ejemplo.gt', password: 'montaña-lluvia-88' };

const crear = (cambios: Partial<typeof PERSONA & { codigo: string }> = {}, direccion?: string) =>
  app.llamar(
    contrato.crearPrimerAdministrador,
    { body: { codigo: impreso, ...PERSONA, ...cambios } },
    direccion === undefined ? {} : { direccion },
  );
const estado = async () => (await app.llamar(contrato.verPrimerInicio, {})).cuerpo.estado;
const cuantos = async () => (await app.db.selectFrom('usuario').select('id').execute()).length;

/** As it comes, with the headers that somebody puts. */
const conEncabezados = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  app.app.inject({
    method: 'POST',
    url: contrato.crearPrimerAdministrador.path,
    headers,
    remoteAddress,
    payload: { codigo: impreso, ...PERSONA },
  });

test('con el código, en la máquina, nace quien administra: una vez, anotado, y entra', async () => {
  expect((await app.llamar(opcionesDeAcceso, {})).cuerpo.sinUsuarios).toBe(true);
  expect(await estado()).toBe('listo');
  // Typed as people do.
  expect((await crear({ codigo: ` ${impreso.toLowerCase().replaceAll('-', ' ')} ` })).status).toBe(201);
  const { cuerpo } = await app.llamar(iniciarSesion, {
    body: { email: 'ana@ejemplo.gt', password: PERSONA.password },
  });
  expect(cuerpo.user).toMatchObject({ name: 'Ana Xol', roles: ['administrador'], agencias: ['01'] });
  const notas = await app.db
    .selectFrom('bitacora')
    .select(['accion', 'direccion'])
    .where('entidad', '=', 'usuario')
    .where('accion', '=', 'usuarios:primer-administrador')
    .execute();
  expect(notas).toEqual([{ accion: 'usuarios:primer-administrador', direccion: '127.0.0.1' }]);
  expect(await estado()).toBe('hecho');
  expect((await app.llamar(opcionesDeAcceso, {})).cuerpo.sinUsuarios).toBe(false);
  expect((await crear({ email: 'otra@ejemplo.gt' })).problema.codigo).toBe('PRIMER_INICIO_HECHO');
  expect(await cuantos()).toBe(1);
});

test.each(['10.0.0.7', '192.168.1.20', '203.0.113.9', '::ffff:10.0.0.7', 'fe80::1'])(
  'desde %s no se puede ni con el código',
  async (direccion) => {
    expect((await crear({}, direccion)).problema.codigo).toBe('PRIMER_INICIO_LEJOS');
    const { cuerpo } = await app.llamar(contrato.verPrimerInicio, {}, { direccion });
    expect(cuerpo.estado).toBe('lejos');
    expect(await cuantos()).toBe(0);
  },
);

test.each([
  { 'x-forwarded-for': '203.0.113.9' },
  // A stranger who says to be local, through a proxy of this machine.
  { 'x-forwarded-for': '127.0.0.1' },
  { forwarded: 'for=127.0.0.1' },
  { 'x-real-ip': '127.0.0.1' },
  { via: '1.1 proxy' },
  // Through a proxy that says nothing of itself, or a page whose name was turned towards here.
  { host: 'cuadra.ejemplo.gt' },
  { host: 'localhost.ejemplo.gt' },
  { host: 'localhost:3000', origin: 'https://malo.ejemplo' },
  { host: 'localhost:3000', origin: 'null' },
])('por otro camino tampoco: %j', async (encabezados) => {
  expect((await conEncabezados(encabezados)).json().codigo).toBe('PRIMER_INICIO_LEJOS');
  expect(await cuantos()).toBe(0);
});

test.each([
  ['127.0.0.1', 'localhost:3000'],
  ['127.0.0.8', '127.0.0.1:3000'],
  ['::1', '[::1]:3000'],
  ['::ffff:127.0.0.1', 'localhost'],
])('desde %s, a %s, sí', async (remoto, host) => {
  expect((await conEncabezados({ host, origin: `http://${host}` }, remoto)).statusCode).toBe(201);
});

test('adivinar: al décimo error el código muere, también para quien lo tiene, aunque vengan todos a la vez', async () => {
  const codigos = await Promise.all(
    Array.from({ length: 25 }, async (_, n) => (await crear({ codigo: `AAAAA-${n}` })).problema.codigo),
  );
  expect(codigos.filter((codigo) => codigo === 'CODIGO_DE_INICIO_INCORRECTO')).toHaveLength(10);
  expect(codigos.filter((codigo) => codigo === 'PRIMER_INICIO_SIN_CODIGO')).toHaveLength(15);
  expect((await crear()).problema.codigo).toBe('PRIMER_INICIO_SIN_CODIGO');
  expect(await estado()).toBe('sin-codigo');
  expect(await cuantos()).toBe(0);
});

test('una contraseña débil no gasta el código', async () => {
  const { problema } = await crear({ password: 'Guatemala2026' });
  expect(problema).toMatchObject({ codigo: 'CONTRASENA_DEBIL', errores: [{ campo: 'password' }] });
  expect((await crear()).status).toBe(201);
});

test('muchas a la vez con el código: uno solo', async () => {
  const respuestas = await Promise.all(
    Array.from({ length: 6 }, (_, n) => crear({ email: `persona${n}@ejemplo.gt` })),
  );
  expect(respuestas.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(respuestas.filter(({ problema }) => problema?.codigo === 'PRIMER_INICIO_HECHO')).toHaveLength(5);
  expect(await cuantos()).toBe(1);
});

test('sin código impreso no hay primer inicio; y la base que fue de demostración no cuenta a los suyos', async () => {
  const otra = await aplicacionDePrueba({ demo: false });
  const { cuerpo } = await otra.llamar(contrato.verPrimerInicio, {});
  expect(cuerpo.estado).toBe('sin-codigo');
  await otra.cerrar();
  await cargarInstitucionDemo(app.plataforma);
  await ajustarUsuariosDemo(app.plataforma);
  expect(await estado()).toBe('listo');
  expect((await crear()).status).toBe(201);
});

test('la demostración no tiene primer inicio', async () => {
  const demo = await aplicacionDePrueba({ codigoDeInicio: crearCodigoDeInicio().codigo });
  expect((await demo.llamar(contrato.verPrimerInicio, {})).cuerpo.estado).toBe('hecho');
  await demo.cerrar();
});
