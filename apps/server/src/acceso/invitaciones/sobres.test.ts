// The demo, which has no mail server: invitations are envelopes.
import {
  anularSobre,
  confirmarSobre,
  imprimirSobre,
  listarSobres,
} from '@cuadra/contract/acceso/invitaciones';
import {
  iniciarSesion,
  olvideContrasena,
  restablecerContrasena,
  verUsuarioActual,
} from '@cuadra/contract/acceso/sesion';
import * as usuarios from '@cuadra/contract/administracion/usuarios';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recuadrosDe } from '#inicio/testing/recuadros-de.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { CONTRASENA } from '../testing/con-invitacion.ts';
import { codigoDe } from '../testing/leer-sobre.ts';
import { confirmar, imprimir } from '../testing/sobres.ts';

let app: AplicacionDePrueba;
let admin: string;
let contador: string;
let numero = 0;

beforeAll(async () => {
  app = await aplicacionDePrueba();
  admin = await app.entrar('admin@cuadra.demo');
  contador = await app.entrar('contador@cuadra.demo');
});

afterAll(() => app.cerrar());

async function nueva() {
  const correo = `persona${++numero}@ejemplo.gt`;
  const body = { nombre: 'Domingo Cac', correo, roles: ['auditor' as const], agencias: ['01'] };
  return (await app.llamar(usuarios.crearUsuario, { body }, { token: admin })).cuerpo;
}

const abrir = (correo: string, codigo: string, clave?: string, password = CONTRASENA) =>
  app.llamar(restablecerContrasena, {
    body: { token: codigo, sobre: { email: correo, ...(clave === undefined ? {} : { clave }) }, password },
  });

const sobreDe = async (persona: string, token = contador) => {
  const { cuerpo } = await app.llamar(listarSobres, {}, { token });
  const sobre = cuerpo.find((uno) => uno.persona.id === persona);
  if (sobre === undefined) throw new Error('No hay sobre de esa persona.');
  return sobre;
};

const estadoDe = async (persona: string) => {
  const { cuerpo } = await app.llamar(usuarios.listarUsuarios, {}, { token: admin });
  return cuerpo.find(({ id }) => id === persona)?.invitacion?.estado;
};

const titulosDe = async (token: string) =>
  (await app.llamar(listarNotificaciones, {}, { token })).cuerpo.map(({ title }) => title);

/** How many envelopes wait for that person. */
const pendientesDe = async (token: string) => {
  const { pendientes } = await recuadrosDe(app, token);
  return pendientes?.contenido?.find(({ id }) => id === 'sobres')?.cuenta ?? 0;
};

test('crear no manda nada a nadie ni deja cartas; reponer dice que se imprima un sobre', async () => {
  const { id, invitacion } = await nueva();
  expect([invitacion, app.cartas]).toEqual([null, []]);
  const { problema } = await app.llamar(usuarios.reponerContrasena, { params: { id } }, { token: admin });
  expect(problema.codigo).toBe('SIN_SERVIDOR_DE_CORREO');
});

test('del sobre a la contraseña: no sirve hasta que otra persona confirma y da la clave', async () => {
  const { id, correo } = await nueva();
  const renglones = await imprimir(app, admin, id);
  const codigo = codigoDe(renglones);
  expect(renglones[0]).toBe('Cooperativa Integral de Ahorro y Crédito La Ceiba, R.L.');
  expect(renglones).toContain('Entregar en persona a Domingo Cac');
  expect(renglones.join('\n')).toContain('Doble el tercio de abajo');
  expect(renglones.join(' ')).toContain(`/reset-password#sobre=${codigo}`);
  expect(await estadoDe(id)).toBe('por-confirmar');
  expect((await abrir(correo, codigo)).problema).toMatchObject({
    status: 409,
    codigo: 'INVITACION_POR_CONFIRMAR',
    detail: expect.stringContaining('Falta que otra persona confirme'),
  });
  expect([await pendientesDe(contador), await pendientesDe(admin)]).toEqual([1, 0]);
  const clave = await confirmar(app, contador, id);
  expect(clave).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await estadoDe(id)).toBe('lista');
  expect(await pendientesDe(contador)).toBe(0);
  // As somebody types it: in small letters, without dashes, with the letter O where a zero stands.
  const tecleado = codigo.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
  expect((await abrir(correo, tecleado, clave.toLowerCase())).status).toBe(200);
  expect(await estadoDe(id)).toBe('usada');
  const { status, cuerpo } = await app.llamar(iniciarSesion, {
    body: { email: correo, password: CONTRASENA },
  });
  expect(status).toBe(200);
  expect(await titulosDe(cuerpo.accessToken)).toEqual(['Su contraseña cambió']);
  expect(await titulosDe(admin)).toContain('Se usó una invitación');
  expect((await abrir(correo, codigo, clave)).problema.codigo).toBe('SOBRE_NO_SIRVE');
});

describe('quién confirma', () => {
  test('ni quien lo imprimió ni quien lo recibe', async () => {
    const { cuerpo } = await app.llamar(usuarios.listarUsuarios, {}, { token: admin });
    const otro = cuerpo.find(({ correo }) => correo === 'contador2@cuadra.demo')?.id ?? '';
    await imprimir(app, admin, otro);
    const { id, puedeConfirmar } = await sobreDe(otro, admin);
    expect(puedeConfirmar).toBe(false);
    const suyo = await app.entrar('contador2@cuadra.demo');
    const body = { identificacion: 'Soy yo' };
    for (const token of [admin, suyo]) {
      const { problema } = await app.llamar(confirmarSobre, { params: { id }, body }, { token });
      expect([problema.status, problema.codigo]).toEqual([403, 'CONFIRMACION_PROPIA']);
    }
    expect((await sobreDe(otro)).puedeConfirmar).toBe(true);
    await app.llamar(anularSobre, { params: { id } }, { token: contador });
  });

  test('dice cómo identificó, una sola vez, y queda en la bitácora sin la clave', async () => {
    const { id: persona } = await nueva();
    const codigo = codigoDe(await imprimir(app, admin, persona));
    const { id } = await sobreDe(persona);
    const vacia = await app.llamar(
      confirmarSobre,
      { params: { id }, body: { identificacion: '  ' } },
      { token: contador },
    );
    expect(vacia.problema.errores?.[0]?.campo).toBe('identificacion');
    const clave = await confirmar(app, contador, persona);
    const otraVez = await app.llamar(
      confirmarSobre,
      { params: { id }, body: { identificacion: 'Otra vez' } },
      { token: contador },
    );
    expect(otraVez.problema.codigo).toBe('INVITACION_TERMINADA');
    const bitacora = await app.db
      .selectFrom('bitacora')
      .select(['actor', 'accion', 'despues'])
      .where('entidad', '=', 'invitacion')
      .where('idEntidad', '=', id)
      .orderBy('n')
      .execute();
    expect(bitacora.map(({ accion }) => accion)).toEqual(['invitaciones:imprimir', 'invitaciones:confirmar']);
    expect(bitacora[1]?.despues).toMatchObject({ identificacion: 'DPI 2456 78901 1601' });
    const todo = JSON.stringify([
      bitacora,
      await app.db.selectFrom('invitacion').selectAll().execute(),
      await app.db.selectFrom('aviso').select(['titulo', 'descripcion']).execute(),
    ]);
    for (const secreto of [codigo, codigo.replaceAll('-', ''), clave]) expect(todo).not.toContain(secreto);
  });
});

describe('la clave de entrega', () => {
  test('quien solo tiene el código no entra: al quinto error el sobre se anula, aunque lo intenten a la vez', async () => {
    const { id, correo } = await nueva();
    const codigo = codigoDe(await imprimir(app, admin, id));
    const clave = await confirmar(app, contador, id);
    const intentos = await Promise.all(
      Array.from({ length: 8 }, (_, n) => abrir(correo, codigo, `AAAA-AAA${n}`)),
    );
    const codigos = intentos.map(({ problema }) => problema.codigo);
    expect(codigos.filter((uno) => uno === 'CLAVE_INCORRECTA')).toHaveLength(5);
    expect(codigos.filter((uno) => uno === 'SOBRE_NO_SIRVE')).toHaveLength(3);
    expect((await abrir(correo, codigo, clave)).problema.codigo).toBe('SOBRE_NO_SIRVE');
    expect(await estadoDe(id)).toBe('anulada');
  });

  test('se señala en su campo, y una contraseña débil no gasta ni el sobre ni un intento', async () => {
    const { id, correo } = await nueva();
    const codigo = codigoDe(await imprimir(app, admin, id));
    const clave = await confirmar(app, contador, id);
    const equivocada = await abrir(correo, codigo, 'ZZZZ-ZZZZ');
    expect(equivocada.problema.errores?.[0]?.campo).toBe('sobre.clave');
    for (let n = 0; n < 6; n++) {
      const { problema } = await abrir(correo, codigo, clave, 'contrasena1234');
      expect(problema.codigo).toBe('CONTRASENA_DEBIL');
    }
    expect((await abrir(correo, codigo, clave)).status).toBe(200);
  });
});

test('el código de uno con el correo de otro no sirve, y tampoco como enlace', async () => {
  const { id, correo } = await nueva();
  const codigo = codigoDe(await imprimir(app, admin, id));
  await confirmar(app, contador, id);
  expect((await abrir('contador@cuadra.demo', codigo)).problema.codigo).toBe('SOBRE_NO_SIRVE');
  const comoEnlace = await app.llamar(restablecerContrasena, {
    body: { token: codigo, password: CONTRASENA },
  });
  expect(comoEnlace.problema.codigo).toBe('ENLACE_VENCIDO');
  expect((await abrir(correo, 'AAAAA-AAAAA-AAAAA-AAAAA')).problema.codigo).toBe('SOBRE_NO_SIRVE');
});

test('imprimir otro mata el anterior, también si ya estaba confirmado', async () => {
  const { id, correo } = await nueva();
  const primero = codigoDe(await imprimir(app, admin, id));
  const clave = await confirmar(app, contador, id);
  const segundo = codigoDe(await imprimir(app, admin, id));
  expect((await abrir(correo, primero, clave)).problema.codigo).toBe('SOBRE_NO_SIRVE');
  expect((await abrir(correo, segundo, clave)).problema.codigo).toBe('INVITACION_POR_CONFIRMAR');
});

test('vence a las 48 horas, confirmado o no', async () => {
  const { id, correo } = await nueva();
  const codigo = codigoDe(await imprimir(app, admin, id));
  const sobre = await sobreDe(id);
  app.reloj.avanzar({ hours: 48 });
  admin = await app.entrar('admin@cuadra.demo');
  contador = await app.entrar('contador@cuadra.demo');
  const body = { identificacion: 'La conozco' };
  const tarde = await app.llamar(confirmarSobre, { params: { id: sobre.id }, body }, { token: contador });
  expect(tarde.problema.codigo).toBe('INVITACION_TERMINADA');
  expect((await abrir(correo, codigo)).problema.codigo).toBe('SOBRE_NO_SIRVE');
  expect(await estadoDe(id)).toBe('vencida');
});

test('cualquiera de los que confirman anula uno que se extravió; a un deshabilitado no se le imprime', async () => {
  const { id, version, correo } = await nueva();
  const codigo = codigoDe(await imprimir(app, admin, id));
  const { id: sobre } = await sobreDe(id);
  expect((await app.llamar(anularSobre, { params: { id: sobre } }, { token: contador })).cuerpo).toBe(true);
  expect((await abrir(correo, codigo)).problema.codigo).toBe('SOBRE_NO_SIRVE');
  await app.llamar(
    usuarios.editarUsuario,
    { params: { id }, body: { version, activo: false } },
    { token: admin },
  );
  const { problema } = await app.llamar(imprimirSobre, { params: { id } }, { token: admin });
  expect(problema.codigo).toBe('NO_ENCONTRADO');
});

test('usar el sobre cierra todas las sesiones de la persona', async () => {
  const abierta = await app.entrar('cajero@cuadra.demo');
  const { cuerpo } = await app.llamar(usuarios.listarUsuarios, {}, { token: admin });
  const id = cuerpo.find(({ correo }) => correo === 'cajero@cuadra.demo')?.id ?? '';
  const codigo = codigoDe(await imprimir(app, admin, id));
  expect((await app.llamar(verUsuarioActual, {}, { token: abierta })).status).toBe(200);
  expect((await abrir('cajero@cuadra.demo', codigo, await confirmar(app, contador, id))).status).toBe(200);
  expect((await app.llamar(verUsuarioActual, {}, { token: abierta })).status).toBe(401);
});

test('quien olvidó la suya: la misma respuesta para todos, y los administradores saben que pide un sobre', async () => {
  const antes = (await titulosDe(admin)).length;
  for (const email of ['nadie@ejemplo.gt', 'auditor@cuadra.demo'])
    expect((await app.llamar(olvideContrasena, { body: { email } })).cuerpo).toBe(true);
  const titulos = await titulosDe(admin);
  expect(titulos.slice(0, titulos.length - antes)).toEqual(['Alguien olvidó su contraseña']);
  expect(app.cartas).toEqual([]);
});
