// The guide: what is missing in an institution that has just begun, whose it is, what is left out on purpose, and who hears of it.
import { permisosDe, type Rol } from '@cuadra/contract/acceso/permisos';
import { iniciarSesion } from '@cuadra/contract/acceso/sesion';
import { editarInstitucion } from '@cuadra/contract/administracion/institucion';
import { omitirPaso, verPuestaEnMarcha } from '@cuadra/contract/administracion/puesta-en-marcha/guia';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearPrimerAdministrador } from '#acceso/usuarios/crear-primer-administrador.ts';
import { leerConfig } from '#platform/config.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { consultar } from '#testing/databases.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { escucharEventos } from '#testing/live-events.ts';
import { recuadroDePuesta } from './recuadro-de-puesta.ts';

let vacia: AplicacionDePrueba;
let casa: AplicacionDePrueba;

beforeAll(async () => {
  vacia = await aplicacionDePrueba({ demo: false });
  const config = leerConfig({
    NODE_ENV: 'test',
    CUADRA_DEMO: 'false',
    CUADRA_ADMIN_EMAIL: 'gerencia@ejemplo.gt',
    CUADRA_ADMIN_PASSWORD: 'montaña-lluvia-88',
  });
  await crearPrimerAdministrador({ ...vacia, config }, sql<boolean>`false`);
  // Whoever administers chooses a second factor before anything else; here they did.
  await consultar(
    vacia.url,
    `select set_config('cuadra.accion', 'prueba', false); delete from rol_con_segundo_factor`,
  );
  casa = await aplicacionDePrueba({ enPuestaEnMarcha: true });
});
afterAll(async () => {
  await vacia.cerrar();
  await casa.cerrar();
});

const guia = async (app: AplicacionDePrueba, token: string) =>
  (await app.llamar(verPuestaEnMarcha, {}, { token })).cuerpo;
const entrarVacia = async () =>
  (
    await vacia.llamar(iniciarSesion, {
      body: { email: 'gerencia@ejemplo.gt', password: 'montaña-lluvia-88' },
    })
  ).cuerpo.accessToken;

test('recién nacida: cada paso dice qué falta y de quién es, y nada está hecho', async () => {
  const token = await entrarVacia();
  const { firma, hechos, pasos } = await guia(vacia, token);
  expect([firma, hechos]).toEqual([null, 0]);
  const de = (nombre: string) => pasos.find(({ paso }) => paso === nombre);
  expect(de('institucion')).toMatchObject({
    estado: 'pendiente',
    esMio: true,
    responsables: ['Administrador'],
    falta: [
      'Escriba el nombre de la institución.',
      'Escriba su NIT.',
      'Escriba su dirección.',
      'Diga quiénes firman los documentos.',
    ],
  });
  expect(de('agencias')).toMatchObject({
    estado: 'en-curso',
    resumen: '1 agencia',
    falta: ['Escriba el municipio de la agencia 01.'],
  });
  expect(de('personas')?.falta).toEqual([
    'Nombre a un contador: sin él no se llevan ni se firman los libros.',
  ]);
  expect(de('catalogo')).toMatchObject({
    esMio: false,
    responsables: [],
    falta: ['Falta nombrar a un contador.', expect.stringContaining('Adopte el catálogo')],
  });
  expect(de('comprobacion')?.estado).toBe('pendiente');
});

test('lo que se escribe se ve, y quien tiene la guía abierta se entera', async () => {
  const token = await entrarVacia();
  const oyente = await escucharEventos(vacia, token);
  const body = { nombre: 'Cooperativa La Nueva, R.L.', nit: '1234567-8', direccion: 'Cobán' };
  await vacia.llamar(editarInstitucion, { body }, { token });
  await hastaQue(() => expect(oyente.recibidos).toContainEqual({ tipo: 'puesta-en-marcha-cambio' }));
  await oyente.cerrar();
  expect((await guia(vacia, token)).pasos.find(({ paso }) => paso === 'institucion')).toMatchObject({
    estado: 'en-curso',
    resumen: 'Cooperativa La Nueva, R.L.',
    falta: ['Diga quiénes firman los documentos.'],
  });
});

test('un paso se deja sin hacer con un motivo, por su dueño, y se retoma; los demás no', async () => {
  const [contador, auxiliar, admin] = await Promise.all([
    casa.entrar('contador@cuadra.demo'),
    casa.entrar('auxiliar@cuadra.demo'),
    casa.entrar('admin@cuadra.demo'),
  ]);
  const omitir = (paso: 'historia' | 'catalogo' | 'institucion', token: string) =>
    casa.llamar(
      omitirPaso,
      { params: { paso }, body: { aplica: false, motivo: 'Queda en el otro' } },
      { token },
    );
  for (const token of [auxiliar, admin])
    expect((await omitir('historia', token)).problema.codigo).toBe('SIN_PERMISO');
  expect((await omitir('catalogo', contador)).problema.codigo).toBe('PASO_NO_SE_OMITE');
  expect((await omitir('institucion', admin)).problema.codigo).toBe('PASO_NO_SE_OMITE');
  expect((await omitir('historia', contador)).status).toBe(200);
  const guardados = () => casa.db.selectFrom('pasoOmitido').select(['paso', 'motivo']).execute();
  expect(await guardados()).toEqual([{ paso: 'historia', motivo: 'Queda en el otro' }]);
  const { status } = await casa.llamar(
    omitirPaso,
    { params: { paso: 'historia' }, body: { aplica: true } },
    { token: contador },
  );
  expect(status).toBe(200);
  expect(await guardados()).toEqual([]);
});

test('el inicio de cada rol dice lo suyo, y a quien no tiene nada, de quién es lo que sigue', async () => {
  const recuadro = recuadroDePuesta([
    { paso: 'institucion', ver: async () => ({ estado: 'hecho', resumen: '', falta: [] }) },
    { paso: 'catalogo', ver: async () => ({ estado: 'pendiente', resumen: '', falta: ['Traiga el suyo.'] }) },
  ]);
  const contexto = (rol: Rol) => ({
    actor: {
      id: '',
      nombre: '',
      correo: '',
      sesion: '',
      roles: [rol],
      permisos: permisosDe([rol]),
      agencias: [],
    },
    ...{ direccion: '', navegador: '', peticion: '', origen: '', ahora: casa.reloj.ahora() },
  });
  expect(await recuadro.leer(casa.db, contexto('contador'))).toEqual({
    hechos: 1,
    total: 2,
    mios: [{ paso: 'catalogo', falta: 'Traiga el suyo.' }],
    siguiente: null,
  });
  expect(await recuadro.leer(casa.db, contexto('cajero'))).toMatchObject({
    mios: [],
    siguiente: { paso: 'catalogo', responsables: expect.arrayContaining(['Carlos Enrique Xol Pop']) },
  });
  const firmada = await aplicacionDePrueba();
  expect(await recuadro.leer(firmada.db, contexto('contador'))).toBeUndefined();
  expect(await guia(firmada, await firmada.entrar('cajero@cuadra.demo'))).toMatchObject({
    firma: { por: null },
    pasos: [],
  });
  await firmada.cerrar();
});
