import { reautenticar } from '@cuadra/contract/acceso/reautenticacion';
import { verMiSegundoFactor } from '@cuadra/contract/acceso/segundo-factor';
import {
  cerrarSesion,
  continuarSesion,
  desbloquearSesion,
  editarUsuarioActual,
  iniciarSesion,
  olvideContrasena,
  opcionesDeAcceso,
  restablecerContrasena,
  solicitarCuenta,
  verUsuarioActual,
} from '@cuadra/contract/acceso/sesion';
import {
  listarMisSesiones,
  mantenerSesion,
  terminarMiSesion,
  terminarMisOtrasSesiones,
} from '@cuadra/contract/acceso/sesiones';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { expect, it, test } from 'vitest';
import { NOON, testWorld } from '../testing/ask.ts';
import { demo, signedIn } from '../testing/ask-alone.ts';
import { PERSON_EMAIL, PERSON_PASSWORD, person } from './person.ts';

const right = { email: PERSON_EMAIL, password: PERSON_PASSWORD };
const DAY_S = 86_400;

test.each([iniciarSesion, desbloquearSesion])(
  '$path responde usuario, token y tipo, a los 1500 ms',
  async (call) => {
    const { ask, world } = demo();
    const opened = await ask(call, { body: right });
    expect(opened).toMatchObject({ user: { ...person() }, tokenType: 'bearer' });
    expect(world.waits).toEqual([1500]);
  },
);

test.each([iniciarSesion, desbloquearSesion])(
  '$path con credenciales que no son: 404 con false, a los 1500 ms',
  async ({ method, path }) => {
    for (const wrong of [
      { ...right, password: 'otra' },
      { ...right, email: 'nadie@cuadra.demo' },
    ]) {
      const { send, world } = demo();
      const response = await send(method, path, { body: wrong });
      expect([response.status, await response.json()]).toEqual([404, false]);
      expect(world.waits).toEqual([1500]);
    }
  },
);

it('el token es HS256 y vale 7 días', async () => {
  const { ask, world } = demo();
  const { accessToken } = await ask(iniciarSesion, { body: right });
  const nowS = Date.parse(NOON) / 1000;
  expect(decodeProtectedHeader(accessToken)).toMatchObject({ alg: 'HS256' });
  expect(decodeJwt(accessToken)).toMatchObject({ sub: person().id, iat: nowS, exp: nowS + 7 * DAY_S });
  const at = (days: number) => demo({ ...world, nowMs: () => Date.parse(NOON) + days * DAY_S * 1000 });
  expect((await at(6.99).ask(continuarSesion, { body: { accessToken } })).user.id).toBe(person().id);
  expect(await at(7.01).refusal(continuarSesion, { body: { accessToken } })).toBe('TOKEN_INVALIDO');
});

it('entrar con un token guardado lo renueva, también después de volver a cargar', async () => {
  const { ask } = demo();
  const { accessToken } = await ask(iniciarSesion, { body: right });
  const reloaded = demo();
  const { user, accessToken: renewed } = await reloaded.ask(continuarSesion, { body: { accessToken } });
  expect(user).toEqual(person());
  reloaded.token = renewed;
  expect(await reloaded.ask(verUsuarioActual, {})).toEqual(user);
});

it('un token con otra firma: 401 con error «Invalid token»', async () => {
  const { ask, send } = demo();
  const { accessToken } = await ask(iniciarSesion, { body: right });
  const [head, body] = accessToken.split('.');
  const { method, path } = continuarSesion;
  for (const forged of [`${head}.${body}.AAAA`, 'nada']) {
    const response = await send(method, path, { body: { accessToken: forged } });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: 'Invalid token', codigo: 'TOKEN_INVALIDO' });
  }
});

it('olvidar y restablecer la contraseña responden true al segundo; pedir una cuenta, true sin esperar', async () => {
  const { ask, world } = demo();
  expect(await ask(olvideContrasena, { body: { email: PERSON_EMAIL } })).toBe(true);
  expect(world.waits).toEqual([1000]);
  const password = 'cuatro palabras sin relación';
  expect(await ask(restablecerContrasena, { body: { token: 'abc', password } })).toBe(true);
  expect(world.waits).toEqual([1000, 1000]);
  expect(await ask(solicitarCuenta, { body: { name: 'Ana Paz', email: 'ana@cuadra.example' } })).toBe(true);
  expect(world.waits).toEqual([1000, 1000]);
});

it('la página de ingreso ofrece a la persona de la demostración, y con eso se entra', async () => {
  const { ask } = demo();
  const { demo: offered, hayCorreo } = await ask(opcionesDeAcceso, {});
  const [only] = offered?.users ?? [];
  expect(hayCorreo).toBe(false);
  const body = { email: only?.email ?? '', password: offered?.password ?? '' };
  expect((await ask(iniciarSesion, { body })).user.email).toBe(PERSON_EMAIL);
});

it('sin sesión no se responde lo que la pide, y al salir el token deja de servir', async () => {
  expect(await demo().refusal(verUsuarioActual, {})).toBe('TOKEN_INVALIDO');
  const { ask, refusal } = await signedIn();
  expect((await ask(verUsuarioActual, {})).permisos).toEqual([]);
  expect(await ask(cerrarSesion, {})).toBe(true);
  expect(await refusal(verUsuarioActual, {})).toBe('TOKEN_INVALIDO');
});

it('la persona cambia su imagen y su contraseña; su nombre, no', async () => {
  const opened = await signedIn();
  const { ask, refusal } = opened;
  const avatar = 'data:image/png;base64,AAAA';
  expect((await ask(editarUsuarioActual, { body: { user: { avatar, status: 'busy' } } })).avatar).toBe(
    avatar,
  );
  expect(await ask(verUsuarioActual, {})).toMatchObject({ avatar, status: 'busy' });
  expect(await refusal(editarUsuarioActual, { body: { user: { name: 'Otra' } } })).toBe('NOMBRE_AJENO');
  const next = 'cuatro palabras sin relación';
  const change = (current: string) => ({ body: { user: { password: { current, next } } } });
  expect(await refusal(editarUsuarioActual, change('otra'))).toBe('CONTRASENA_ACTUAL_INCORRECTA');
  opened.token = (await ask(editarUsuarioActual, change(PERSON_PASSWORD))).accessToken ?? null;
  expect((await ask(iniciarSesion, { body: { email: PERSON_EMAIL, password: next } })).user.avatar).toBe(
    avatar,
  );
  const proof = (password: string) => ({ body: { metodo: 'contrasena' as const, password } });
  expect(await refusal(reautenticar, proof(PERSON_PASSWORD))).toBe('CONTRASENA_ACTUAL_INCORRECTA');
  expect((await ask(reautenticar, proof(next))).user.email).toBe(PERSON_EMAIL);
});

it('sus sesiones son esta; el pulso responde los límites de la aplicación', async () => {
  const { ask, refusal } = await signedIn();
  expect(await ask(mantenerSesion, {})).toEqual({
    inactividadSegundos: 600,
    avisoSegundos: 30,
    venceEn: '2026-03-18T18:00:00.000Z',
  });
  const [own, ...others] = await ask(listarMisSesiones, {});
  expect(others).toEqual([]);
  expect(own).toMatchObject({ esActual: true, abiertaEn: NOON });
  expect(await ask(terminarMisOtrasSesiones, {})).toBe(0);
  expect(await ask(verMiSegundoFactor, {})).toMatchObject({ passkeys: [], totpDesde: null });
  const id = testWorld().newId();
  expect(await refusal(terminarMiSesion, { params: { id: id.replace(/^.{8}/, '00000000') } })).toBe(
    'NO_ENCONTRADO',
  );
  expect(await ask(terminarMiSesion, { params: { id: own?.id ?? '' } })).toBe(true);
  expect(await refusal(verUsuarioActual, {})).toBe('TOKEN_INVALIDO');
});
