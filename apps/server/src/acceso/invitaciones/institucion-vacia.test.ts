// An institution that begins: one administrator, and nobody else who could confirm an envelope. One alone works without it, that of
// the first contador: the others wait until they are in.
import { imprimirSobre, listarSobres } from '@cuadra/contract/acceso/invitaciones';
import { iniciarSesion, restablecerContrasena } from '@cuadra/contract/acceso/sesion';
import { crearAgencia } from '@cuadra/contract/administracion/institucion';
import * as usuarios from '@cuadra/contract/administracion/usuarios';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leerHechoPor } from '#administracion/puesta-en-marcha/comprobacion/hecho-por.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { consultar } from '#testing/databases.ts';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';
import { conTotp } from '../segundo-factor/testing/personas.ts';
import { CONTRASENA } from '../testing/con-invitacion.ts';
import { codigoDe } from '../testing/leer-sobre.ts';
import { confirmar, imprimir } from '../testing/sobres.ts';
import { crearPrimerAdministrador } from '../usuarios/crear-primer-administrador.ts';

const ADMINISTRADOR = { correo: 'primera@ejemplo.gt', contrasena: 'volcán-de-fuego-77' };

let app: AplicacionDePrueba;
let admin: string;

beforeAll(async () => {
  app = await aplicacionDePrueba({ demo: false, config: { administrador: ADMINISTRADOR } });
  await crearPrimerAdministrador(app.plataforma, sql<boolean>`false`);
  admin = await ingresar(ADMINISTRADOR.correo, ADMINISTRADOR.contrasena);
  const agencia = { idAgencia: '01', nombreAgencia: 'Central', municipio: 'Cobán', activa: true };
  await app.llamar(crearAgencia, { body: agencia }, { token: admin });
});

afterAll(() => app.cerrar());

async function ingresar(email: string, password: string): Promise<string> {
  const { accessToken, user } = (await app.llamar(iniciarSesion, { body: { email, password } })).cuerpo;
  // Out of the demo, whoever administers or keeps the books begins by choosing a second factor.
  if (user.segundoFactorPendiente) await conTotp(app, accessToken);
  return accessToken;
}

const crear = async (correo: string, rol: 'contador' | 'auxiliar' | 'administrador') => {
  const body = { nombre: 'Segunda Persona', correo, roles: [rol], agencias: ['01'] };
  return (await app.llamar(usuarios.crearUsuario, { body }, { token: admin })).cuerpo.id;
};

const abrir = (email: string, token: string, clave?: string) => {
  const sobre = { email, ...(clave === undefined ? {} : { clave }) };
  return app.llamar(restablecerContrasena, { body: { token, sobre, password: CONTRASENA } });
};

const comoSistema = (accion: (tx: Tx) => Promise<unknown>) =>
  escribir(app.db, contextoDelSistema(app.reloj.ahora(), 'prueba'), 'prueba', accion);

const guardarExento = (tx: Tx, usuario: string, creadaPor: string) =>
  tx
    .insertInto('invitacion')
    .values({
      ...{ usuario, via: 'sobre', huella: 'a'.repeat(64), creadaPor, exenta: true },
      creadaEn: app.reloj.ahora().toString(),
      venceEn: app.reloj.ahora().add({ hours: 1 }).toString(),
    })
    .execute();

const bitacoraDeSobres = () =>
  app.db.selectFrom('bitacora').select('despues').where('accion', '=', 'invitaciones:imprimir').execute();

test('antes que nadie se imprime el sobre de quien confirmará los demás: el de un auxiliar no', async () => {
  const auxiliar = await crear('auxiliar@ejemplo.gt', 'auxiliar');
  const { problema } = await app.llamar(imprimirSobre, { params: { id: auxiliar } }, { token: admin });
  expect([problema.codigo, problema.detail]).toEqual([
    'NADIE_CONFIRMA',
    'Todavía no hay quien confirme la entrega a Segunda Persona. Imprima antes el sobre de un contador: cuando entre, confirma los demás.',
  ]);
});

test('dos que imprimen a la vez: el segundo espera al primero y su sobre lo confirma otra persona', async () => {
  const [una, otra] = [
    await crear('una@ejemplo.gt', 'contador'),
    await crear('otra@ejemplo.gt', 'administrador'),
  ];
  const yo = (await app.llamar(usuarios.listarUsuarios, {}, { token: admin })).cuerpo.find(
    ({ correo }) => correo === ADMINISTRADOR.correo,
  );
  const [puesto, soltar] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const primera = comoSistema(async (tx) => {
    await guardarExento(tx, una, yo?.id ?? '');
    puesto.resolve();
    await soltar.promise;
  });
  await puesto.promise;
  const segunda = imprimir(app, admin, otra);
  await hastaQueAlguienEspere(app.url);
  soltar.resolve();
  await primera;
  expect((await segunda).join('\n')).toContain('No sirve hasta que otra persona');
  await comoSistema((tx) =>
    tx.updateTable('invitacion').set({ anulada: true }).where('usuario', 'in', [una, otra]).execute(),
  );
});

test('los sobres de los dos contadores no salen de una sola mano: el segundo lo confirma el primero', async () => {
  const segunda = await crear('segunda@ejemplo.gt', 'contador');
  const tercera = await crear('tercera@ejemplo.gt', 'contador');
  const suyo = await imprimir(app, admin, segunda);
  expect(suyo.join('\n')).toContain('No había otra persona que confirmara la entrega');
  const codigo = codigoDe(await imprimir(app, admin, tercera));
  const { cuerpo: sobres } = await app.llamar(listarSobres, {}, { token: admin });
  expect(sobres.map(({ estado, exenta, puedeConfirmar }) => [estado, exenta, puedeConfirmar])).toEqual([
    ['por-confirmar', false, false],
    ['lista', true, false],
  ]);
  const { cuerpo: avisos } = await app.llamar(listarNotificaciones, {}, { token: admin });
  expect(avisos.filter(({ title }) => title === 'Sobre sin confirmación')).toHaveLength(1);
  const anotados = (await bitacoraDeSobres()).map(({ despues }) => (despues as { exenta: boolean }).exenta);
  expect(anotados.filter(Boolean)).toEqual([true]);

  expect((await abrir('tercera@ejemplo.gt', codigo)).problema.codigo).toBe('INVITACION_POR_CONFIRMAR');
  expect((await abrir('segunda@ejemplo.gt', codigoDe(suyo))).status).toBe(200);
  const contador = await ingresar('segunda@ejemplo.gt', CONTRASENA);
  const clave = await confirmar(app, contador, tercera);
  expect((await abrir('tercera@ejemplo.gt', codigo, clave)).status).toBe(200);
  // From here on two can confirm: the auxiliar's waits for one of them.
  const { cuerpo: personas } = await app.llamar(usuarios.listarUsuarios, {}, { token: admin });
  const auxiliar = personas.find(({ correo }) => correo === 'auxiliar@ejemplo.gt')?.id ?? '';
  const delAuxiliar = codigoDe(await imprimir(app, admin, auxiliar));
  expect((await abrir('auxiliar@ejemplo.gt', delAuxiliar)).problema.codigo).toBe('INVITACION_POR_CONFIRMAR');
  const { cuerpo: ahora } = await app.llamar(listarSobres, {}, { token: contador });
  expect(ahora).toMatchObject([{ estado: 'por-confirmar', exenta: false, puedeConfirmar: true }]);
  const quienes = (await leerHechoPor(app.db)).filter(({ que }) => que === 'Sobre');
  expect(quienes.map(({ por, conQuien }) => [por, conQuien])).toEqual([
    ['Imprimió Administrador', 'Nadie confirmó: era el primero'],
    ['Imprimió Administrador', 'Confirmó Segunda Persona'],
  ]);
});

test('PostgreSQL: no hay un segundo sobre sin confirmación, ni vence el primero para dar lugar a otro', async () => {
  const personas = (await app.llamar(usuarios.listarUsuarios, {}, { token: admin })).cuerpo;
  const de = (correo: string) => personas.find((uno) => uno.correo === correo)?.id ?? '';
  const [yo, auxiliar] = [de(ADMINISTRADOR.correo), de('auxiliar@ejemplo.gt')];
  // With both contadores without access nobody could confirm, as on the first day.
  await consultar(
    app.url,
    `select set_config('cuadra.accion', 'prueba', false);
     update usuario set activo = false where correo in ('segunda@ejemplo.gt', 'tercera@ejemplo.gt')`,
  );
  const cuarta = await crear('cuarta@ejemplo.gt', 'contador');
  const guardar = (usuario: string) =>
    comoSistema(async (tx) => {
      await tx
        .updateTable('invitacion')
        .set({ anulada: true })
        .where('usuario', '=', usuario)
        .where('usadaEn', 'is', null)
        .where('anulada', '=', false)
        .execute();
      await guardarExento(tx, usuario, yo);
    });
  await expect(guardar(cuarta)).rejects.toThrow('el único sobre sin confirmación');
  await expect(guardar(auxiliar)).rejects.toThrow('entra primero un contador');
  const { problema } = await app.llamar(imprimirSobre, { params: { id: cuarta } }, { token: admin });
  expect(problema).toMatchObject({
    codigo: 'NADIE_CONFIRMA',
    detail: expect.stringContaining('la confirma Segunda Persona, que entró primero y ahora no puede'),
  });
  await consultar(
    app.url,
    `select set_config('cuadra.accion', 'prueba', false);
     update usuario set activo = true where correo in ('segunda@ejemplo.gt', 'tercera@ejemplo.gt');
     update usuario set activo = false where correo = 'cuarta@ejemplo.gt'`,
  );
});

test('firmada la puesta en marcha, sin quien confirme no se imprime: se pide un servidor de correo', async () => {
  await consultar(
    app.url,
    `do $$ begin
       perform set_config('cuadra.accion', 'prueba', true);
       insert into institucion (nombre) values ('La Nueva, R.L.') on conflict do nothing;
       update institucion set firmada_en = now();
     end $$`,
  );
  await consultar(
    app.url,
    `select set_config('cuadra.accion', 'prueba', false);
     update usuario set activo = false where correo = 'tercera@ejemplo.gt'`,
  );
  const { cuerpo } = await app.llamar(usuarios.listarUsuarios, {}, { token: admin });
  const segunda = cuerpo.find(({ correo }) => correo === 'segunda@ejemplo.gt')?.id ?? '';
  const { problema } = await app.llamar(imprimirSobre, { params: { id: segunda } }, { token: admin });
  expect(problema.codigo).toBe('NADIE_CONFIRMA');
});
