import { roles } from '@cuadra/contract/acceso/permisos';
import { iniciarSesion, verUsuarioActual } from '@cuadra/contract/acceso/sesion';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leerConfig } from '#platform/config.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { ajustarUsuariosDemo, CONTRASENA_DEMO, usuariosDemo } from './usuarios.ts';

let app: AplicacionDePrueba;

beforeAll(async () => {
  app = await aplicacionDePrueba();
});

afterAll(() => app.cerrar());

const ajustar = (demo: boolean) =>
  ajustarUsuariosDemo({
    db: app.db,
    reloj: app.reloj,
    config: leerConfig({ NODE_ENV: 'test', CUADRA_DEMO: String(demo) }),
  });

test('hay uno por rol y un segundo contador, y todos entran con su rol y sus agencias', async () => {
  expect(usuariosDemo).toHaveLength(8);
  expect(new Set(usuariosDemo.map(({ rol }) => rol))).toEqual(new Set(roles));
  for (const { correo, nombre, rol, agencias } of usuariosDemo) {
    const { cuerpo } = await app.llamar(iniciarSesion, {
      body: { email: correo, password: CONTRASENA_DEMO },
    });
    expect(cuerpo.user).toMatchObject({ email: correo, name: nombre, roles: [rol], agencias });
  }
});

test('sin demostración quedan fuera en el acto y no vuelven a entrar; con ella, regresan', async () => {
  const token = await app.entrar('contador@cuadra.demo');
  await ajustar(false);
  expect((await app.llamar(verUsuarioActual, {}, { token })).status).toBe(401);
  await expect(app.entrar('contador@cuadra.demo')).rejects.toThrow();
  await ajustar(true);
  expect((await app.llamar(verUsuarioActual, {}, { token })).status).toBe(401);
  expect(await app.entrar('contador@cuadra.demo')).toBeTypeOf('string');
});

test('ajustar cuando nada cambia no escribe en la bitácora', async () => {
  const contar = async () => (await app.db.selectFrom('bitacora').select('n').execute()).length;
  const antes = await contar();
  await ajustar(true);
  expect(await contar()).toBe(antes);
});
