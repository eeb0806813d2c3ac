import { iniciarSesion } from '@cuadra/contract/acceso/sesion';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cargarInstitucionDemo } from '#demo-institucion/cargar.ts';
import { ajustarUsuariosDemo, esDeLaDemo } from '#demo-institucion/usuarios.ts';
import { leerConfig } from '#platform/config.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { crearPrimerAdministrador } from './crear-primer-administrador.ts';

const CORREO = 'gerencia@ejemplo.gt';
const CONTRASENA = 'montaña-lluvia-88';

let app: AplicacionDePrueba;

beforeAll(async () => {
  app = await aplicacionDePrueba({ demo: false });
});

afterAll(() => app.cerrar());

const plataforma = (variables: Record<string, string>, db = app.db) => ({
  db,
  reloj: app.reloj,
  config: leerConfig({ NODE_ENV: 'test', CUADRA_DEMO: 'false', ...variables }),
});

const nombrado = { CUADRA_ADMIN_EMAIL: 'Gerencia@ejemplo.gt', CUADRA_ADMIN_PASSWORD: CONTRASENA };

test('sin usuarios y sin quien nombrar, lo dice', async () => {
  expect(await crearPrimerAdministrador(plataforma({}), esDeLaDemo)).toBe('sin-usuarios');
});

test('una contraseña débil detiene el inicio nombrando la variable', async () => {
  const debil = plataforma({ ...nombrado, CUADRA_ADMIN_PASSWORD: 'Guatemala2026' });
  await expect(crearPrimerAdministrador(debil, esDeLaDemo)).rejects.toThrow(/^CUADRA_ADMIN_PASSWORD: /);
});

test('varios procesos que inician a la vez crean uno solo, con institución y agencia, y puede entrar', async () => {
  const resultados = await Promise.all(
    [1, 2, 3].map(() => crearPrimerAdministrador(plataforma(nombrado), esDeLaDemo)),
  );
  expect(resultados.sort()).toEqual(['creado', 'no-hacia-falta', 'no-hacia-falta']);
  expect(await app.db.selectFrom('institucion').select('nombre').execute()).toEqual([
    { nombre: 'Mi institución' },
  ]);
  const { cuerpo } = await app.llamar(iniciarSesion, { body: { email: CORREO, password: CONTRASENA } });
  expect(cuerpo.user).toMatchObject({ email: CORREO, roles: ['administrador'], agencias: ['01'] });
});

test('si ya hay alguien, no hace falta, y nadie cambia', async () => {
  const otro = plataforma({ ...nombrado, CUADRA_ADMIN_EMAIL: 'otro@ejemplo.gt' });
  expect(await crearPrimerAdministrador(otro, esDeLaDemo)).toBe('no-hacia-falta');
  const correos = await app.db.selectFrom('usuario').select('correo').execute();
  expect(correos).toEqual([{ correo: CORREO }]);
});

test('en una base que fue de demostración, sus usuarios no cuentan: el administrador nombrado entra y ellos no', async () => {
  const otra = await aplicacionDePrueba({ demo: false });
  await cargarInstitucionDemo({ db: otra.db, reloj: otra.reloj });
  await ajustarUsuariosDemo(plataforma({}, otra.db));
  expect(await crearPrimerAdministrador(plataforma(nombrado, otra.db), esDeLaDemo)).toBe('creado');
  const entrar = (email: string, password: string) =>
    otra.llamar(iniciarSesion, { body: { email, password } });
  expect((await entrar(CORREO, CONTRASENA)).cuerpo.user.agencias).toEqual(['01', '02', '03']);
  expect((await entrar('admin@cuadra.demo', 'Cuadra-2026')).status).toBe(401);
  await otra.cerrar();
});
