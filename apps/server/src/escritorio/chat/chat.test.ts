import { editarUsuarioActual } from '@cuadra/contract/acceso/sesion';
import * as contrato from '@cuadra/contract/escritorio/chat';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { comoAplicacion, comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { idDeUsuarioDemo } from '#demo-institucion/usuarios.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { escucharEventos } from '#testing/live-events.ts';

let app: AplicacionDePrueba;
let carlos: string;
let jose: string;
let karla: string;
const CARLOS = idDeUsuarioDemo('contador@cuadra.demo');
const JOSE = idDeUsuarioDemo('auxiliar@cuadra.demo');
const KARLA = idDeUsuarioDemo('cajero@cuadra.demo');
const SILVIA = idDeUsuarioDemo('ahorros@cuadra.demo');

beforeAll(async () => {
  app = await aplicacionDePrueba();
  carlos = await app.entrar('contador@cuadra.demo');
  jose = await app.entrar('auxiliar@cuadra.demo');
  karla = await app.entrar('cajero@cuadra.demo');
});
afterAll(() => app.cerrar());
beforeEach(() => comoDueno(app.url, 'truncate mensaje_chat'));

const enviar = (token: string, id: string, value: string, llave?: string) =>
  app.llamar(
    contrato.enviarMensajeDeChat,
    { body: { id, value } },
    { token, ...(llave === undefined ? {} : { llave }) },
  );
const ver = (token: string, id: string, query: { before?: string; limit?: number } = {}) =>
  app.llamar(contrato.verChat, { query: { id, ...query } }, { token });
const leer = (token: string, id: string, lastMessageId?: string) =>
  app.llamar(contrato.editarChat, { body: { id, chat: { unreadCount: 0, lastMessageId } } }, { token });
const chats = async (token: string) => (await app.llamar(contrato.listarChats, {}, { token })).cuerpo;
const presentes = async () => {
  const { cuerpo } = await app.llamar(contrato.listarContactos, {}, { token: carlos });
  return cuerpo
    .filter(({ status }) => status !== 'not-visible')
    .map(({ id }) => id)
    .sort();
};
const chatCon = async (token: string, id: string) => (await chats(token)).find((chat) => chat.id === id);
const textos = async (token: string, id: string) =>
  (await ver(token, id)).cuerpo.messages.map(({ value, isMine }) => `${isMine ? 'yo' : 'otro'}: ${value}`);
const activar = (usuario: string, activo: boolean) =>
  escribir(app.db, contextoDelSistema(app.reloj.ahora(), 'prueba'), 'prueba', (tx) =>
    tx.updateTable('usuario').set({ activo }).where('id', '=', usuario).execute(),
  );

describe('la lista', () => {
  test('cada colega es un chat desde el primer día, menos uno mismo', async () => {
    const lista = await chats(carlos);
    expect(lista).toHaveLength(7);
    expect(lista.map(({ id }) => id)).not.toContain(CARLOS);
    expect(lista[0]).toMatchObject({
      contact: { name: 'Ana Lucía Morales Caal', avatar: null, status: 'not-visible', active: true },
      unreadCount: 0,
      lastMessage: null,
      lastMessageAt: null,
      messages: [],
    });
  });

  test('primero las conversaciones más recientes, con su último mensaje y lo que falta leer', async () => {
    await enviar(jose, CARLOS, 'Uno');
    await enviar(jose, CARLOS, 'Dos');
    await enviar(carlos, KARLA, 'Hola');
    const lista = await chats(carlos);
    expect(
      lista.slice(0, 2).map(({ id, lastMessage, unreadCount }) => [id, lastMessage, unreadCount]),
    ).toEqual([
      [KARLA, 'Hola', 0],
      [JOSE, 'Dos', 2],
    ]);
    expect(await chatCon(jose, CARLOS)).toMatchObject({ lastMessage: 'Dos', unreadCount: 0 });
    expect(await chatCon(karla, CARLOS)).toMatchObject({ lastMessage: 'Hola', unreadCount: 1 });
  });

  test('los contactos van por nombre y dicen quién está', async () => {
    const navegadores = [await escucharEventos(app, jose), await escucharEventos(app, karla)];
    await app.llamar(editarUsuarioActual, { body: { user: { status: 'busy' } } }, { token: karla });
    await hastaQue(async () => expect(await presentes()).toEqual([JOSE, KARLA].sort()));
    const { cuerpo } = await app.llamar(contrato.listarContactos, {}, { token: carlos });
    const nombres = cuerpo.map(({ name }) => name);
    expect(nombres).toEqual(nombres.toSorted(new Intl.Collator('es').compare));
    const estados = new Map(cuerpo.map(({ id, status }) => [id, status]));
    expect([JOSE, KARLA, SILVIA].map((id) => estados.get(id))).toEqual(['online', 'busy', 'not-visible']);
    for (const navegador of navegadores) await navegador.cerrar();
  });
});

describe('una conversación', () => {
  test('dos que se escriben ven lo mismo, cada uno desde su lado', async () => {
    const { status, cuerpo } = await enviar(jose, CARLOS, '  ¿Reviso el <b>IVA</b>?  ');
    expect(status).toBe(201);
    expect(cuerpo).toEqual({
      id: expect.stringMatching(/^\d+$/),
      chatId: CARLOS,
      contactId: JOSE,
      isMine: true,
      value: '¿Reviso el <b>IVA</b>?',
      createdAt: '2026-11-16T15:00:00.000Z',
    });
    await enviar(carlos, JOSE, 'Sí');
    expect(await textos(jose, CARLOS)).toEqual(['yo: ¿Reviso el <b>IVA</b>?', 'otro: Sí']);
    expect(await textos(carlos, JOSE)).toEqual(['otro: ¿Reviso el <b>IVA</b>?', 'yo: Sí']);
    expect(await textos(karla, JOSE)).toEqual([]);
  });

  test.each(['no-es-un-id', '00000000-0000-4000-8000-000000000000', CARLOS, ''])(
    'el chat %j no existe, y se dice con las palabras de la especificación',
    async (id) => {
      const { status, problema, cruda } = await ver(carlos, id);
      if (id === '') return expect(status).toBe(400);
      expect(status).toBe(404);
      expect(cruda.headers['content-type']).toContain('application/problem+json');
      expect(problema.detail).toBe(`Could not found chat with id of ${id}!`);
      expect((await enviar(carlos, id, 'Hola')).status).toBe(404);
      expect((await leer(carlos, id)).status).toBe(404);
    },
  );

  test('lo anterior se pide por páginas, sin repetir ni saltar', async () => {
    for (let n = 1; n <= 7; n++) await enviar(jose, CARLOS, `Mensaje ${n}`);
    const valores = (pagina: { messages: { value: string }[] }) =>
      pagina.messages.map(({ value }) => value.slice('Mensaje '.length));
    const { cuerpo: primera } = await ver(carlos, JOSE, { limit: 3 });
    expect([valores(primera), primera.hasOlder]).toEqual([['5', '6', '7'], true]);
    // One more arrives meanwhile: what was before stays before.
    await enviar(jose, CARLOS, 'Mensaje 8');
    const { cuerpo: segunda } = await ver(carlos, JOSE, { limit: 3, before: primera.messages[0]?.id ?? '' });
    expect([valores(segunda), segunda.hasOlder]).toEqual([['2', '3', '4'], true]);
    const { cuerpo: tercera } = await ver(carlos, JOSE, { limit: 3, before: segunda.messages[0]?.id ?? '' });
    expect([valores(tercera), tercera.hasOlder]).toEqual([['1'], false]);
  });

  test.each([
    ['vacío', ''],
    ['en blanco', ' \n '],
    ['demasiado largo', 'a'.repeat(contrato.TEXTO_DE_CHAT_MAX + 1)],
    ['imposible de guardar', 'a\0b'],
  ])('un mensaje %s no se envía', async (_, value) => {
    const { status, problema } = await enviar(carlos, JOSE, value);
    expect([status, problema.errores?.[0]?.campo]).toEqual([400, 'value']);
    expect(await textos(carlos, JOSE)).toEqual([]);
  });

  test('el más largo sí', async () => {
    expect((await enviar(carlos, JOSE, '𝄞'.repeat(contrato.TEXTO_DE_CHAT_MAX / 2))).status).toBe(201);
  });

  test('la misma llave no lo envía dos veces, ni a la vez; con otro texto se rechaza', async () => {
    const tres = await Promise.all([1, 2, 3].map(() => enviar(carlos, JOSE, 'Una vez', 'llave-1')));
    expect(new Set(tres.map(({ status, cuerpo }) => `${status} ${cuerpo.id}`)).size).toBe(1);
    expect(await textos(carlos, JOSE)).toEqual(['yo: Una vez']);
    const otro = await enviar(carlos, JOSE, 'Otro', 'llave-1');
    expect([otro.status, otro.problema.codigo]).toEqual([422, 'LLAVE_REUTILIZADA']);
    expect((await enviar(jose, CARLOS, 'La misma, de otra persona', 'llave-1')).status).toBe(201);
  });

  test('con quien ya no tiene acceso se lee, pero no se escribe', async () => {
    await enviar(carlos, SILVIA, 'Hola');
    await activar(SILVIA, false);
    try {
      expect(await chatCon(carlos, SILVIA)).toMatchObject({
        contact: { active: false },
        lastMessage: 'Hola',
      });
      expect(await chatCon(jose, SILVIA)).toBeUndefined();
      const { status, problema } = await enviar(carlos, SILVIA, '¿Sigue ahí?');
      expect([status, problema.codigo]).toEqual([409, 'PERSONA_SIN_ACCESO']);
      const { cuerpo } = await app.llamar(contrato.listarContactos, {}, { token: carlos });
      expect(cuerpo.map(({ id }) => id)).not.toContain(SILVIA);
    } finally {
      await activar(SILVIA, true);
    }
  });
});

describe('lo que falta leer', () => {
  test('se marca hasta donde se vio: lo que llegó después sigue sin leer', async () => {
    await enviar(jose, CARLOS, 'Uno');
    const { cuerpo: visto } = await ver(carlos, JOSE);
    await enviar(jose, CARLOS, 'Dos');
    const { cuerpo } = await leer(carlos, JOSE, visto.lastMessageId ?? undefined);
    expect(cuerpo).toMatchObject({ id: JOSE, unreadCount: 1, lastMessage: 'Dos' });
    expect((await leer(carlos, JOSE)).cuerpo.unreadCount).toBe(0);
  });

  test('leer no marca lo que otros enviaron ni lo que otros recibieron', async () => {
    await enviar(jose, CARLOS, 'De José');
    await enviar(karla, CARLOS, 'De Karla');
    await enviar(carlos, JOSE, 'Para José');
    await leer(carlos, JOSE);
    const faltan = [await chatCon(carlos, JOSE), await chatCon(carlos, KARLA), await chatCon(jose, CARLOS)];
    expect(faltan.map((chat) => chat?.unreadCount)).toEqual([0, 1, 1]);
  });

  test('dos que escriben a la vez mientras se lee: ni se pierde ni se inventa nada', async () => {
    const POR_PERSONA = 30;
    const rafaga = (token: string, para: string) =>
      Array.from({ length: POR_PERSONA }, (_, n) => enviar(token, para, `Mensaje ${n}`));
    const vistos = new Set<string>();
    let sigue = true;
    const lector = async () => {
      while (sigue) {
        const { cuerpo } = await ver(carlos, JOSE, { limit: 100 });
        for (const { id, isMine } of cuerpo.messages) if (!isMine) vistos.add(id);
        if (cuerpo.lastMessageId !== null) await leer(carlos, JOSE, cuerpo.messages.at(-1)?.id);
      }
    };
    const lectura = lector();
    const enviados = await Promise.all([
      ...rafaga(jose, CARLOS),
      ...rafaga(carlos, JOSE),
      ...rafaga(karla, CARLOS),
    ]);
    sigue = false;
    await lectura;
    expect(enviados.map(({ status }) => status)).toEqual(Array(3 * POR_PERSONA).fill(201));
    // What Carlos saw of José's 30 is read and the rest is not; of Karla's he saw none, nor did José of his.
    expect(vistos.size).toBeGreaterThan(0);
    expect(await chatCon(carlos, JOSE)).toMatchObject({ unreadCount: POR_PERSONA - vistos.size });
    expect(await chatCon(carlos, KARLA)).toMatchObject({ unreadCount: POR_PERSONA });
    expect(await chatCon(jose, CARLOS)).toMatchObject({ unreadCount: POR_PERSONA });
    expect((await ver(jose, CARLOS, { limit: 100 })).cuerpo.messages).toHaveLength(2 * POR_PERSONA);
  });
});

test('en vivo: a los dos del chat y a nadie más; leer se cuenta una vez y solo a quien lee', async () => {
  const [deCarlos, deJose, deKarla] = await Promise.all(
    [carlos, jose, karla].map((token) => escucharEventos(app, token)),
  );
  await enviar(jose, CARLOS, 'Hola');
  await leer(carlos, JOSE);
  await leer(carlos, JOSE);
  await enviar(karla, SILVIA, 'Buenas');
  await hastaQue(() => {
    expect(deCarlos?.recibidos).toEqual([
      { tipo: 'chat', id: JOSE },
      { tipo: 'chat', id: JOSE },
    ]);
    expect(deJose?.recibidos).toEqual([{ tipo: 'chat', id: CARLOS }]);
    expect(deKarla?.recibidos).toEqual([{ tipo: 'chat', id: SILVIA }]);
  });
  await Promise.all([deCarlos, deJose, deKarla].map((oyente) => oyente?.cerrar()));
});

test.each([`update mensaje_chat set texto = 'otro'`, 'delete from mensaje_chat'])(
  'lo dicho no se cambia ni se borra, ni con SQL: %s',
  async (texto) => {
    const cliente = comoAplicacion(app, texto);
    await expect(cliente).rejects.toMatchObject({ code: '42501' });
  },
);
