// The two panels: the same calls, each with its own path and its own name for the body.
import { editarUsuarioActual } from '@cuadra/contract/acceso/sesion';
import type { Aviso } from '@cuadra/contract/escritorio/avisos';
import * as mensajes from '@cuadra/contract/escritorio/mensajes';
import * as notificaciones from '@cuadra/contract/escritorio/notificaciones';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { idDeUsuarioDemo } from '#demo-institucion/usuarios.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { escucharEventos } from '#testing/live-events.ts';
import { guardarAvisos } from './guardar-avisos.ts';

let app: AplicacionDePrueba;
let ana: string;
let karla: string;

beforeAll(async () => {
  app = await aplicacionDePrueba();
  ana = await app.entrar('admin@cuadra.demo');
  karla = await app.entrar('cajero@cuadra.demo');
});
afterAll(() => app.cerrar());
beforeEach(async () => {
  await app.db.deleteFrom('aviso').execute();
});

const paneles = [
  {
    clase: 'mensaje',
    campo: 'message',
    ruta: '/api/common/messages',
    listar: mensajes.listarMensajes,
    marcarTodo: mensajes.marcarMensajesLeidos,
  },
  {
    clase: 'notificacion',
    campo: 'notification',
    ruta: '/api/common/notifications',
    listar: notificaciones.listarNotificaciones,
    marcarTodo: notificaciones.marcarNotificacionesLeidas,
  },
] as const;

describe.each(paneles)('$ruta', ({ clase, campo, ruta, listar, marcarTodo }) => {
  const pedir = async (method: 'POST' | 'PATCH' | 'DELETE', url: string, token: string, payload?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const cruda = await app.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: cruda.statusCode, cuerpo: cruda.json() };
  };
  const crear = (token: string, contenido: object) => pedir('POST', ruta, token, { [campo]: contenido });
  const editar = (token: string, id: string, cambios: object) =>
    pedir('PATCH', ruta, token, { id, [campo]: cambios });
  const quitar = (token: string, id: string) => pedir('DELETE', `${ruta}?id=${id}`, token);
  const alternar = (token: string, id: string) => pedir('POST', `${ruta}/toggle-read-status`, token, { id });
  const lista = async (token: string): Promise<Aviso[]> => (await app.llamar(listar, {}, { token })).cuerpo;
  /** What Karla is told by Carlos. */
  const recibir = async (titulo: string) => {
    const contexto = contextoDelSistema(app.reloj.ahora(), 'prueba');
    const envio = {
      clase,
      usuarios: [idDeUsuarioDemo('cajero@cuadra.demo')],
      remitente: idDeUsuarioDemo('contador@cuadra.demo'),
    };
    const [id = ''] = await escribir(app.db, contexto, 'prueba', (tx) =>
      guardarAvisos(tx, contexto, envio, { titulo, descripcion: 'Para <b>usted</b>' }),
    );
    return id;
  };

  test('crear lo pone de primero; sin enlace, sin leer y solo en la lista propia', async () => {
    await crear(ana, { title: 'Uno' });
    const { status, cuerpo } = await crear(ana, { title: 'Dos', icon: 'heroicons_outline:bell' });
    expect(status).toBe(201);
    expect(cuerpo).toEqual({
      id: expect.any(String),
      icon: 'heroicons_outline:bell',
      image: null,
      title: 'Dos',
      description: '',
      time: '2026-11-16T15:00:00.000Z',
      link: null,
      useRouter: true,
      read: false,
      seen: false,
    });
    expect((await lista(ana)).map(({ title }) => title)).toEqual(['Dos', 'Uno']);
    expect(await lista(karla)).toEqual([]);
    const otraClase = paneles.find((panel) => panel.clase !== clase) ?? paneles[0];
    expect((await app.llamar(otraClase.listar, {}, { token: ana })).cuerpo).toEqual([]);
  });

  test('PATCH combina: lo que no se envía queda como estaba; leído es también visto', async () => {
    const { cuerpo } = await crear(ana, { title: 'Uno', description: 'Texto', link: '/welcome' });
    const leido = await editar(ana, cuerpo.id, { read: true });
    expect(leido).toEqual({ status: 200, cuerpo: { ...cuerpo, read: true, seen: true } });
    const corregido = await editar(ana, cuerpo.id, { title: 'Otro', read: false });
    expect(corregido.cuerpo).toEqual({ ...cuerpo, title: 'Otro', read: false, seen: true });
    expect(await lista(ana)).toEqual([corregido.cuerpo]);
  });

  test('lo que otro dijo se marca, aunque se envíe entero, pero no se reescribe', async () => {
    const id = await recibir('Cuadre su caja');
    const [recibido] = await lista(karla);
    expect((await editar(karla, id, { ...recibido, read: true })).cuerpo).toMatchObject({ read: true });
    const rescrito = await editar(karla, id, { title: 'No la cuadre' });
    expect([rescrito.status, rescrito.cuerpo.codigo]).toEqual([403, 'SIN_PERMISO']);
    expect((await lista(karla))[0]).toMatchObject({ title: 'Cuadre su caja', read: true });
  });

  test('alternar va y viene', async () => {
    const id = await recibir('Aviso');
    expect((await alternar(karla, id)).cuerpo).toMatchObject({ id, read: true, seen: true });
    expect((await alternar(karla, id)).cuerpo).toMatchObject({ id, read: false, seen: true });
  });

  test('quitar responde lo quitado; la segunda vez ya no existe', async () => {
    const id = await recibir('Aviso');
    const { status, cuerpo } = await quitar(karla, id);
    expect([status, cuerpo.id, cuerpo.title]).toEqual([200, id, 'Aviso']);
    expect(await lista(karla)).toEqual([]);
    expect((await quitar(karla, id)).status).toBe(404);
  });

  test('quitar dos veces a la vez: una lo quita', async () => {
    const id = await recibir('Aviso');
    const dos = await Promise.all([quitar(karla, id), quitar(karla, id)]);
    expect(dos.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  test('marcar todo: vistos y leídos los propios, y nada de nadie más', async () => {
    await recibir('Uno');
    await recibir('Dos');
    await crear(ana, { title: 'De Ana' });
    const { status, cuerpo } = await app.llamar(marcarTodo, {}, { token: karla });
    expect([status, cuerpo]).toEqual([200, true]);
    expect((await lista(karla)).map(({ read, seen }) => [read, seen])).toEqual([
      [true, true],
      [true, true],
    ]);
    expect((await lista(ana)).map(({ read }) => read)).toEqual([false]);
  });

  test('lo ajeno no existe: ni se edita, ni se alterna, ni se quita', async () => {
    const id = await recibir('De Karla');
    const intentos = [editar(ana, id, { read: true }), alternar(ana, id), quitar(ana, id)];
    expect((await Promise.all(intentos)).map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await lista(karla)).map(({ title, read }) => [title, read])).toEqual([['De Karla', false]]);
  });

  test.each([
    ['sin título', { description: 'x' }, 'title'],
    ['un enlace con script', { title: 'x', link: 'javascript:alert(1)', useRouter: false }, 'link'],
    ['un enlace de fuera como si fuera de la aplicación', { title: 'x', link: 'https://ejemplo.gt' }, 'link'],
    ['una imagen que no es imagen', { title: 'x', image: 'data:text/html;base64,AAAA' }, 'image'],
  ])('no se admite %s', async (_, contenido, donde) => {
    const { status, cuerpo } = await crear(ana, contenido);
    expect([status, cuerpo.errores[0].campo]).toEqual([400, `${campo}.${donde}`]);
    expect(await lista(ana)).toEqual([]);
  });

  test('al combinar, el enlace se juzga como queda', async () => {
    const { cuerpo } = await crear(ana, { title: 'x', link: 'https://ejemplo.gt', useRouter: false });
    const { status, cuerpo: problema } = await editar(ana, cuerpo.id, { useRouter: true });
    expect([status, problema.errores[0].campo]).toEqual([400, `${campo}.link`]);
  });

  test('llega en vivo a quien va dirigido y a nadie más', async () => {
    const [deKarla, deAna] = [await escucharEventos(app, karla), await escucharEventos(app, ana)];
    await recibir('Para Karla');
    await hastaQue(() => expect(deKarla.recibidos).toEqual([{ tipo: clase }]));
    // Notices arrive in the order of their commits: had the first been Ana's too, it would be here before this one.
    await crear(ana, { title: 'Propio' });
    await hastaQue(() => expect(deAna.recibidos).toEqual([{ tipo: clase }]));
    expect(deKarla.recibidos).toHaveLength(1);
    await Promise.all([deKarla.cerrar(), deAna.cerrar()]);
  });
});

test('un mensaje lleva la imagen de quien lo envió', async () => {
  const avatar = `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64')}`;
  const contador = await app.entrar('contador@cuadra.demo');
  const { cuerpo } = await app.llamar(
    editarUsuarioActual,
    { body: { user: { avatar } } },
    { token: contador },
  );
  const contexto = contextoDelSistema(app.reloj.ahora(), 'prueba');
  const envio = {
    clase: 'mensaje',
    usuarios: [idDeUsuarioDemo('cajero@cuadra.demo')],
    remitente: cuerpo.id,
  } as const;
  await escribir(app.db, contexto, 'prueba', (tx) =>
    guardarAvisos(tx, contexto, envio, { titulo: 'Carlos', descripcion: '' }),
  );
  const { cuerpo: recibidos } = await app.llamar(mensajes.listarMensajes, {}, { token: karla });
  expect(recibidos[0]?.image).toBe(cuerpo.avatar);
  expect(recibidos[0]?.image).toMatch(/^\/api\/common\/avatars\//);
});
