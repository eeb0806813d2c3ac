// An institution that begins: one administrator, and nobody else who could confirm an envelope.
import { imprimirSobre, listarSobres } from '@cuadra/contract/acceso/invitaciones';
import { iniciarSesion, restablecerContrasena } from '@cuadra/contract/acceso/sesion';
import { crearAgencia } from '@cuadra/contract/administracion/institucion';
import * as usuarios from '@cuadra/contract/administracion/usuarios';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '../../testing/application.ts';
import { consultar } from '../../testing/databases.ts';
import { conTotp } from '../segundo-factor/testing/personas.ts';
import { CONTRASENA } from '../testing/con-invitacion.ts';
import { codigoDe } from '../testing/leer-sobre.ts';
import { imprimir } from '../testing/sobres.ts';
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

const abrir = (email: string, token: string) =>
  app.llamar(restablecerContrasena, { body: { token, sobre: { email }, password: CONTRASENA } });

test('la única persona trae a la segunda sin que nadie confirme, y queda dicho; desde entonces sí se confirma', async () => {
  const segunda = await crear('segunda@ejemplo.gt', 'contador');
  const renglones = await imprimir(app, admin, segunda);
  expect(renglones.join('\n')).toContain('No había otra persona que confirmara la entrega');
  const { cuerpo: sobres } = await app.llamar(listarSobres, {}, { token: admin });
  expect(sobres).toMatchObject([{ estado: 'lista', exenta: true, puedeConfirmar: false }]);
  const { cuerpo: avisos } = await app.llamar(listarNotificaciones, {}, { token: admin });
  expect(avisos[0]?.title).toBe('Sobre sin confirmación');
  const bitacora = await app.db
    .selectFrom('bitacora')
    .select('despues')
    .where('accion', '=', 'invitaciones:imprimir')
    .execute();
  expect(bitacora).toMatchObject([{ despues: { exenta: true } }]);
  // Invited is not there yet: a third one would be as alone.
  const tercera = await crear('tercera@ejemplo.gt', 'auxiliar');
  await imprimir(app, admin, tercera);
  expect((await abrir('segunda@ejemplo.gt', codigoDe(renglones))).status).toBe(200);

  const codigo = codigoDe(await imprimir(app, admin, tercera));
  expect((await abrir('tercera@ejemplo.gt', codigo)).problema.codigo).toBe('INVITACION_POR_CONFIRMAR');
  const { cuerpo: ahora } = await app.llamar(
    listarSobres,
    {},
    { token: await ingresar('segunda@ejemplo.gt', CONTRASENA) },
  );
  expect(ahora).toMatchObject([{ estado: 'por-confirmar', exenta: false, puedeConfirmar: true }]);
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
  const { cuerpo } = await app.llamar(usuarios.listarUsuarios, {}, { token: admin });
  const segunda = cuerpo.find(({ correo }) => correo === 'segunda@ejemplo.gt')?.id ?? '';
  const { problema } = await app.llamar(imprimirSobre, { params: { id: segunda } }, { token: admin });
  expect(problema.codigo).toBe('NADIE_CONFIRMA');
});
