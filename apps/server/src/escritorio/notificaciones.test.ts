import { verNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { avisarCorreoSinEnviar } from './avisar-correo-sin-enviar.ts';
import { type Destinatarios, notificar } from './notificar.ts';

let app: AplicacionDePrueba;

beforeAll(async () => {
  app = await aplicacionDePrueba();
});

afterAll(() => app.cerrar());

const avisar = (para: Destinatarios, titulo: string) => {
  const contexto = contextoDelSistema(app.reloj.ahora(), 'prueba');
  return escribir(app.db, contexto, 'prueba', (tx) =>
    notificar(tx, contexto, para, { titulo, descripcion: '' }),
  );
};

const titulosDe = async (correo: string) => {
  const { cuerpo } = await app.llamar(listarNotificaciones, {}, { token: await app.entrar(correo) });
  return cuerpo.map(({ title }) => title);
};

test('llega a quienes tienen el permiso y a nadie más', async () => {
  await avisar({ permiso: 'intereses:programar' }, 'Para ahorros');
  expect(await titulosDe('ahorros@cuadra.demo')).toEqual(['Para ahorros']);
  expect(await titulosDe('contador@cuadra.demo')).toEqual([]);
});

test('de una agencia: quienes pueden en ella, menos quien ya lo sabe', async () => {
  const { id } = await app.db
    .selectFrom('usuario')
    .select('id')
    .where('correo', '=', 'contador2@cuadra.demo')
    .executeTakeFirstOrThrow();
  await avisar({ permiso: 'partidas:ver', agencia: '02', excepto: [id] }, 'Solo de Carchá');
  const correos = ['contador', 'contador2', 'auxiliar', 'jefe', 'auditor'];
  const vieron = await Promise.all(
    correos.map(async (quien) => (await titulosDe(`${quien}@cuadra.demo`)).includes('Solo de Carchá')),
  );
  expect(vieron).toEqual([true, false, false, false, true]);
});

test('a quien está deshabilitado no se le acumulan avisos', async () => {
  const contexto = contextoDelSistema(app.reloj.ahora(), 'prueba');
  const activar = (activo: boolean) =>
    escribir(app.db, contexto, 'prueba', (tx) =>
      tx.updateTable('usuario').set({ activo }).where('correo', '=', 'jefe@cuadra.demo').execute(),
    );
  await activar(false);
  await avisar({ permiso: 'cajas:ver' }, 'Cajas por revisar');
  await activar(true);
  expect(await titulosDe('jefe@cuadra.demo')).toEqual([]);
  expect(await titulosDe('contador@cuadra.demo')).toContain('Cajas por revisar');
});

test('se listan de la más nueva a la más antigua, hasta doscientas; las demás se olvidan', async () => {
  const { id } = await app.db
    .selectFrom('usuario')
    .select('id')
    .where('correo', '=', 'cajero@cuadra.demo')
    .executeTakeFirstOrThrow();
  for (let n = 1; n <= 203; n++) {
    app.reloj.avanzar({ seconds: 1 });
    await avisar({ usuarios: [id] }, `Aviso ${n}`);
  }
  const titulos = await titulosDe('cajero@cuadra.demo');
  expect(titulos).toHaveLength(200);
  expect(titulos.slice(0, 2)).toEqual(['Aviso 203', 'Aviso 202']);
  expect(titulos.at(-1)).toBe('Aviso 4');
  const guardadas = await app.db.selectFrom('aviso').select('titulo').where('usuario', '=', id).execute();
  expect(guardadas).toHaveLength(200);
});

test('un correo que no salió se avisa a los administradores con destinatario y asunto, escritos como texto', async () => {
  const carta = { id: 'x', para: 'ana@ejemplo.gt', asunto: '<b>Restablecer</b>', archivo: '2026-x.eml' };
  await avisarCorreoSinEnviar({ db: app.db, reloj: app.reloj }, carta);
  const { cuerpo } = await app.llamar(
    listarNotificaciones,
    {},
    { token: await app.entrar('admin@cuadra.demo') },
  );
  expect(cuerpo).toEqual([
    expect.objectContaining({
      title: 'Correo sin enviar: &lt;b&gt;Restablecer&lt;/b&gt;',
      description: 'Para ana@ejemplo.gt. Quedó en correo/2026-x.eml, en la carpeta de datos.',
      read: false,
    }),
  ]);
});

test('de una invitación que no salió no queda copia, y se dice qué hacer', async () => {
  const carta = { id: 'y', para: 'ana@ejemplo.gt', asunto: 'Su cuenta de Cuadra', archivo: null };
  await avisarCorreoSinEnviar({ db: app.db, reloj: app.reloj }, carta);
  const token = await app.entrar('admin@cuadra.demo');
  const { cuerpo } = await app.llamar(listarNotificaciones, {}, { token });
  expect(cuerpo[0]?.description).toBe(
    'Para ana@ejemplo.gt. Llevaba una invitación y no se guardó: envíela otra vez o imprima un sobre.',
  );
});

test('la navegación sale de los permisos y la configuración de quien pregunta', async () => {
  const token = await app.entrar('cajero@cuadra.demo');
  const { cuerpo } = await app.llamar(verNavegacion, {}, { token });
  expect(cuerpo.default.map(({ id }) => id)).toEqual([
    'inicio',
    'autorizaciones',
    'contabilidad',
    'administracion',
    'muestra',
  ]);
  const sinContabilidad = await aplicacionDePrueba({
    config: { ocultarContabilidad: true, conAppsDeMuestra: false },
  });
  const otro = await sinContabilidad.entrar('cajero@cuadra.demo');
  const oculta = await sinContabilidad.llamar(verNavegacion, {}, { token: otro });
  // What is left of the last one: whoever is handed a document may verify it.
  expect(oculta.cuerpo.default.map(({ id }) => id)).toEqual(['inicio', 'autorizaciones', 'administracion']);
  await sinContabilidad.cerrar();
});
